package lampblack.engine;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import lampblack.character.Entry;
import lampblack.character.Pick;
import lampblack.diagnostic.Message;
import lampblack.node.MapNode;
import lampblack.node.Scalar;
import lampblack.rules.Earning;
import lampblack.rules.OptionKey;
import lampblack.rules.Take;

/** Says in a line how an entry of the ledger changed a currency. */
record EntryWords(Evidence evidence) {

    Message of(Stage stage, String currency, long change) {
        String amount = Evidence.signed(change);
        Entry entry = stage.entry().orElse(null);
        if (entry instanceof Entry.Earn earn) {
            return Message.of("why.entry.earn", "amount", amount, "what", sources(earn, currency));
        }
        if (entry instanceof Entry.Buy buy) {
            return Message.of("why.entry.buy", "amount", amount, "how", new GiftReasons(evidence).act(stage), "what",
                    bought(buy));
        }
        return Message.of(entry instanceof Entry.Gain ? "why.entry.gain"
                : entry instanceof Entry.Lose ? "why.entry.lose" : "why.entry.other", "amount", amount);
    }

    private List<Object> sources(Entry.Earn earn, String currency) {
        List<Object> words = new ArrayList<>();
        for (MapNode.Entry each : earn.amounts().all()) {
            Earning earning = evidence.sheet().earning().get(each.key().text());
            if (earning != null && earning.into().contains(currency)) {
                long amount = each.value() instanceof MapNode byTrack ? byTrack.integer(currency).orElse(0L)
                        : each.value() instanceof Scalar scalar ? scalar.integer().orElse(0L) : 0;
                words.add(Message.of("why.source", "title", earning.label().title(), "amount", amount));
            }
        }
        return words;
    }

    private List<Object> bought(Entry.Buy buy) {
        MapNode node = buy.header().node();
        List<Object> words = new ArrayList<>();
        for (String key : List.of("raise", "add", "swap")) {
            node.scalar(key).ifPresent(name -> words.add(title(name.text())));
        }
        String list = Optional.ofNullable(evidence.sheet().advances().get(buy.advance().text()))
                .map(advance -> advance.purchase() instanceof Take take ? take.list() : "").orElse("");
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
