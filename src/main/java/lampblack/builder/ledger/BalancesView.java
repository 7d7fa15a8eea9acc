package lampblack.builder.ledger;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import lampblack.builder.change.CharacterDiff;
import lampblack.builder.page.Urls;
import lampblack.diagnostic.Messages;
import lampblack.replay.CurrencyTitle;
import lampblack.replay.EvaluatedCharacter;
import lampblack.rules.Amount;
import lampblack.rules.derived.DerivedSheet;
import lampblack.rules.track.Track;

/** What a character has to spend: every currency, with boxes where it fills some. */
public record BalancesView(List<CurrencyBalance> held) {

    private static final long MAX_BOXES = 12;

    public BalancesView {
        held = List.copyOf(held);
    }

    /**
     * A currency.
     *
     * @param left what is in it, as far as that is known
     * @param of how much there is room for, or empty
     * @param boxes {@code filled} or empty, one for each
     * @param full {@code full} where there is no more room, or empty
     * @param why where it says where that comes from
     */
    public record CurrencyBalance(String id, String title, String left, String of, List<String> boxes, String full,
            String why) {}

    static BalancesView of(Messages messages, EvaluatedCharacter evaluated, String stem) {
        List<CurrencyBalance> held = new ArrayList<>();
        evaluated.sheet().currencies().forEach(id -> held.add(held(messages, evaluated.sheet().tracks().get(id),
                evaluated, Urls.why(stem, "xp." + id + ".left"))));
        return new BalancesView(held);
    }

    private static CurrencyBalance held(Messages messages, Track track, EvaluatedCharacter evaluated, String why) {
        DerivedSheet derived = evaluated.derived();
        long left = derived.balance(track.id());
        long size = track.shape().isPool() ? Amount.UNLIMITED : derived.size(track.id());
        boolean bounded = size != Amount.UNLIMITED && size > 0;
        List<String> boxes = new ArrayList<>();
        for (long i = 1; bounded && size <= MAX_BOXES && i <= size; i++) {
            boxes.add(i <= left ? "filled" : "open");
        }
        return new CurrencyBalance("purse." + track.id(), derived.titleOf(track.label()),
                evaluated.uncertain(track.id()).map(bound -> messages.text("web.balance." + bound.word(), "left",
                        CharacterDiff.signed(left))).orElseGet(() -> CharacterDiff.signed(left)),
                bounded ? String.valueOf(size) : "", boxes, bounded && left >= size ? "full" : "", why);
    }

    /** What a cost would leave: {@code Playbook XP: 8 (4 → −4)}, one line for each currency. */
    static List<String> costs(Messages messages, Map<String, Long> cost, EvaluatedCharacter evaluated) {
        List<String> words = new ArrayList<>();
        cost.forEach((track, amount) -> {
            if (amount != 0) {
                long before = evaluated.balance(track);
                words.add(messages.text("web.advance.cost", "amount", amount, "track",
                        evaluated.currencyTitle(track, amount), "before",
                        CharacterDiff.signed(before), "after", CharacterDiff.signed(before - amount)));
            }
        });
        return words;
    }

    /** A cost in a few words: {@code 8 Playbook XP}. */
    static String price(Map<String, Long> cost, EvaluatedCharacter evaluated) {
        List<String> words = new ArrayList<>();
        cost.forEach((track, amount) -> {
            if (amount != 0) {
                words.add(CurrencyTitle.priced(amount, evaluated.currencyTitle(track, amount)));
            }
        });
        return String.join(", ", words);
    }
}
