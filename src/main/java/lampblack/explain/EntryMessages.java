package lampblack.explain;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import lampblack.character.LedgerEntry;
import lampblack.character.Pick;
import lampblack.diagnostic.Message;
import lampblack.node.MapNode;
import lampblack.node.Scalar;
import lampblack.rules.advance.ChoosePurchase;
import lampblack.rules.advance.Earning;
import lampblack.rules.option.OptionKey;

/** Says in a line how an entry of the ledger changed a currency. */
record EntryMessages(ExplanationContext evidence) {

    Message of(TimelineEvent stage, String currency, long change) {
        String amount = ExplanationContext.signed(change);
        LedgerEntry entry = stage.entry().orElse(null);
        if (entry instanceof LedgerEntry.Earn earn) {
            return Message.of("why.entry.earn", "amount", amount, "what", sources(earn, currency));
        }
        if (entry instanceof LedgerEntry.Buy buy) {
            return Message.of("why.entry.buy", "amount", amount, "how", new EffectReasons(evidence).act(stage), "what",
                    bought(buy));
        }
        return Message.of(entry instanceof LedgerEntry.Gain ? "why.entry.gain"
                : entry instanceof LedgerEntry.Lose ? "why.entry.lose" : "why.entry.other", "amount", amount);
    }

    private List<Object> sources(LedgerEntry.Earn earn, String currency) {
        List<Object> words = new ArrayList<>();
        for (MapNode.Entry entry : earn.amounts().all()) {
            Earning earning = evidence.sheet().earning().get(entry.key().text());
            if (earning != null && earning.into().contains(currency)) {
                long amount = entry.value() instanceof MapNode byTrack ? byTrack.integer(currency).orElse(0L)
                        : entry.value() instanceof Scalar scalar ? scalar.integer().orElse(0L) : 0;
                words.add(Message.of("why.source", "title", earning.label().title(), "amount", amount));
            }
        }
        return words;
    }

    private List<Object> bought(LedgerEntry.Buy buy) {
        MapNode node = buy.header().node();
        List<Object> words = new ArrayList<>();
        for (String key : List.of("raise", "add", "swap")) {
            node.scalar(key).ifPresent(name -> words.add(title(name.text())));
        }
        String list = Optional.ofNullable(evidence.sheet().advances().get(buy.advance().text()))
                .map(advance -> advance.purchase() instanceof ChoosePurchase take ? take.list() : "").orElse("");
        node.get("choose").map(Pick::decode).orElse(List.of()).forEach(pick -> words.add(
                evidence.at().title(new OptionKey(list, pick.name().text()))));
        return words;
    }

    private String title(String trait) {
        String id = trait.substring(trait.lastIndexOf('.') + 1);
        return evidence.sheet().traits().values().stream().filter(set -> set.entries().containsKey(id))
                .map(set -> set.entries().get(id).label().title()).findFirst().orElse(trait);
    }
}
