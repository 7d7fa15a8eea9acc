package lampblack.explain;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import lampblack.character.LedgerEntry;
import lampblack.character.Pick;
import lampblack.diagnostic.Message;
import lampblack.node.MapNode;
import lampblack.rules.advance.Advance;
import lampblack.rules.advance.Earning;

/** Says in a line how an entry of the ledger changed a currency. */
record EntryMessages(ExplanationContext context) {

    Message of(TimelineEvent event, String currency, long change) {
        String amount = ExplanationContext.signed(change);
        return event.entry().map(entry -> switch (entry) {
            case LedgerEntry.Earn earn -> Message.of("why.entry.earn", "amount", amount, "what",
                    sources(earn, currency));
            case LedgerEntry.Buy buy -> Message.of(bought(buy).isEmpty() ? "why.entry.buy.alone" : "why.entry.buy",
                    "amount", amount, "how",
                    new EffectReasons(context).act(event), "what", bought(buy));
            case LedgerEntry.Gain gain -> Message.of("why.entry.gain", "amount", amount);
            case LedgerEntry.Lose lose -> Message.of("why.entry.lose", "amount", amount);
            case LedgerEntry.Due due -> Message.of("why.entry.other", "amount", amount);
            case LedgerEntry.ReachMilestone milestone -> Message.of("why.entry.other", "amount", amount);
            case LedgerEntry.ChangePlaybook other -> Message.of("why.entry.other", "amount", amount);
            case LedgerEntry.Pays pays -> Message.of("why.entry.pays", "amount", amount, "for", pays.forWhat().text(),
                    "by", pays.by().text());
            case LedgerEntry.Rolled rolled -> Message.of("why.entry.other", "amount", amount);
            case LedgerEntry.Begin begin -> Message.of("why.entry.refill", "amount", amount);
            case LedgerEntry.Retire retire -> Message.of("why.entry.other", "amount", amount);
            case LedgerEntry.Remark remark -> Message.of("why.entry.other", "amount", amount);
        }).orElse(Message.of("why.entry.other", "amount", amount));
    }

    private List<Object> sources(LedgerEntry.Earn earn, String currency) {
        List<Object> words = new ArrayList<>();
        for (MapNode.Entry entry : earn.amounts().all()) {
            Earning earning = context.sheet().earning().get(entry.key().text());
            if (earning != null && earning.into().contains(currency)) {
                long amount = entry.value().get(currency).orElse(entry.value()).integer().orElse(0L);
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
        Optional.ofNullable(context.sheet().advances().get(buy.advance().text())).flatMap(Advance::listChoice)
                .ifPresent(choice -> node.get("choose").map(Pick::decode).orElse(List.of()).forEach(pick -> words.add(
                context.at().title(choice.from().key(pick.name().text(), context.sheet())))));
        return words;
    }

    private String title(String trait) {
        String id = trait.substring(trait.lastIndexOf('.') + 1);
        return context.sheet().traits().values().stream().filter(set -> set.entries().containsKey(id))
                .map(set -> set.entries().get(id).label().title()).findFirst().orElse(trait);
    }
}
