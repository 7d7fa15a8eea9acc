package lampblack.web;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import lampblack.engine.Outcome;
import lampblack.rules.Amount;
import lampblack.rules.Shape;
import lampblack.rules.Standing;
import lampblack.rules.Track;

/** What a character has to spend: every currency, with boxes where it fills some. */
public record Purse(List<Held> held) {

    private static final long MOST_BOXES = 12;

    public Purse {
        held = List.copyOf(held);
    }

    /**
     * A currency.
     *
     * @param left what is in it
     * @param of how much there is room for, or empty
     * @param boxes {@code filled} or empty, one for each
     * @param full {@code full} where there is no more room, or empty
     * @param why where it says where that comes from
     */
    public record Held(String id, String title, String left, String of, List<String> boxes, String full, String why) {}

    static Purse of(Outcome outcome, String stem) {
        List<Held> held = new ArrayList<>();
        outcome.sheet().currencies().forEach(id -> held.add(held(outcome.sheet().tracks().get(id), outcome.standing(),
                Paths.why(stem, "xp." + id + ".left"))));
        return new Purse(held);
    }

    private static Held held(Track track, Standing at, String why) {
        long left = at.balance(track.id());
        long size = track.shape() instanceof Shape.Pool ? Amount.UNLIMITED : at.size(track.id());
        boolean bounded = size != Amount.UNLIMITED && size > 0;
        List<String> boxes = new ArrayList<>();
        for (long i = 1; bounded && size <= MOST_BOXES && i <= size; i++) {
            boxes.add(i <= left ? "filled" : "open");
        }
        return new Held("purse." + track.id(), at.titleOf(track.label()), WhatChanges.signed(left),
                bounded ? String.valueOf(size) : "", boxes, bounded && left >= size ? "full" : "", why);
    }

    /** What a cost would leave: {@code Playbook XP: 8 (4 → −4)}, one line for each currency. */
    static List<String> costs(Visit visit, Map<String, Long> cost, Outcome of) {
        List<String> words = new ArrayList<>();
        cost.forEach((track, amount) -> {
            if (amount > 0) {
                long before = of.standing().balance(track);
                words.add(visit.words("web.advance.cost", "amount", amount, "track",
                        of.standing().titleOf(of.sheet().tracks().get(track).label()), "before",
                        WhatChanges.signed(before), "after", WhatChanges.signed(before - amount)));
            }
        });
        return words;
    }

    /** A cost in a few words: {@code 8 Playbook XP}. */
    static String price(Map<String, Long> cost, Outcome of) {
        List<String> words = new ArrayList<>();
        cost.forEach((track, amount) -> {
            if (amount > 0) {
                words.add(amount + " " + of.standing().titleOf(of.sheet().tracks().get(track).label()));
            }
        });
        return String.join(", ", words);
    }
}
