package lampblack.rules;

import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import lampblack.character.Entry;
import lampblack.character.State;
import lampblack.diagnostic.Code;
import lampblack.diagnostic.Diagnostic;
import lampblack.diagnostic.Fix;
import lampblack.diagnostic.Message;
import lampblack.diagnostic.Span;
import lampblack.node.MapNode;
import lampblack.node.Node;
import lampblack.node.Scalar;

/**
 * Something that experience or another currency buys.
 *
 * @param times how often it may be taken in all, or within one period
 * @param per the period, if the limit is one
 * @param locked whether it can be taken only once something opens it
 */
public record Advance(
        Label label,
        Cost cost,
        Requirement requires,
        Amount times,
        Optional<String> per,
        boolean locked,
        Purchase purchase) {

    private static final List<String> OTHERS = List.of("raise", "add", "choose", "swap");

    public String id() {
        return label.id();
    }

    /** Applies and judges an entry that takes it; empty where the entry is skipped. */
    public Optional<State> take(Entry.Buy entry, Standing before, Tally tally, Judgement to) {
        Span place = entry.header().span();
        int found = to.count();
        Optional<Purchase.Bought> bought = purchase.buy(this, entry, before, to);
        if (bought.isEmpty()) {
            return Optional.empty();
        }
        boolean overCap = to.since(found).stream().anyMatch(each -> each.found().code() == Code.ADVANCE__OVER_CAP);
        Optional<Option> closer = before.closer("advance", id());
        if (closer.isPresent()) {
            to.object(id(), Diagnostic.of(Code.ADVANCE__LOCKED, place, Message.of("advance.locked.closed", "advance",
                    label.title(), "by", closer.get().label().title())));
        } else if (locked && !before.opens("advance", id())) {
            to.object(id(), Diagnostic.of(Code.ADVANCE__LOCKED, place, "advance", label.title()));
        }
        List<Message> unmet = requires.unmet(before);
        if (!unmet.isEmpty()) {
            to.object(id(), Diagnostic.of(Code.ADVANCE__REQUIREMENT_UNMET, place, "advance", label.title(), "missing", unmet)
                    .note(Message.of("note.advance-defined"), label.span()));
        }
        judgeTimes(entry, before, tally, to);
        // A rating over its cap has no price either; one mistake, one message.
        return Optional.of(pay(bought.get(), before, place, overCap ? new Judgement() : to).buy(id()));
    }

    private void judgeTimes(Entry.Buy entry, Standing before, Tally tally, Judgement to) {
        String key = Tally.key("advance " + id(), per.orElse(Earning.ONCE), entry.header());
        long count = tally.add(key, 1);
        long most = times.in(before);
        if (count > most) {
            String period = per.map(id -> Optional.ofNullable(before.sheet().periods().get(id)).map(Label::title).orElse(id))
                    .orElse("");
            to.object(id(), count, Diagnostic.of(Code.ADVANCE__TOO_OFTEN, entry.header().span(), Message.of(
                    per.isPresent() ? "advance.too-often.per" : "advance.too-often", "advance", label.title(), "times",
                    most, "count", count, "per", period)));
        }
    }

    private State pay(Purchase.Bought bought, Standing before, Span place, Judgement to) {
        State next = bought.next();
        for (Map.Entry<String, Long> each : price(bought, before).entrySet()) {
            if (each.getValue() == Price.NONE) {
                to.object(id(), Diagnostic.of(Code.ADVANCE__NO_PRICE, place, "advance", label.title(), "to",
                        bought.variables().getOrDefault("to", 0L)));
            } else {
                long amount = each.getValue();
                next = amount < 0 ? Earning.add(next, each.getKey(), -amount, before.with(next))
                        : next.spend(each.getKey(), amount);
            }
        }
        return next;
    }

    private Map<String, Long> price(Purchase.Bought bought, Standing before) {
        if (cost.ofChosen()) {
            return new LinkedHashMap<>(bought.price());
        }
        Map<String, Long> variables = new HashMap<>(bought.variables());
        variables.put("times", before.state().bought().getOrDefault(id(), 0L));
        return cost.in(before, variables);
    }

    /** What an entry would cost, by currency; empty where it names something unknown. */
    public Optional<Map<String, Long>> price(Entry.Buy entry, Standing before) {
        return purchase.buy(this, entry, before, new Judgement()).map(bought -> {
            Map<String, Long> price = price(bought, before);
            price.values().removeIf(amount -> amount == Price.NONE);
            return price;
        });
    }

    /** The value of a key that this kind of advance needs, or an objection that it is missing. */
    Optional<Node> needed(Entry.Buy entry, String key, Judgement to) {
        Optional<Node> value = entry.header().node().get(key);
        if (value.isEmpty()) {
            Optional<Scalar> other = instead(entry);
            Diagnostic found = Diagnostic.of(Code.ADVANCE__INCOMPLETE, other.map(Scalar::span).orElse(entry.header().span()),
                    "advance", label.title(), "key", key);
            to.object(id(), other.map(each -> found.note(Message.of("note.did-you-mean", "name", key))
                    .fix(Fix.replace(each.span(), key))).orElse(found));
        }
        return value;
    }

    /** The key of another kind of advance that stands in place of this one's own. */
    public Optional<Scalar> instead(Entry.Buy entry) {
        MapNode node = entry.header().node();
        boolean own = purchase.keys().isEmpty() || node.has(purchase.keys().get(0));
        return own ? Optional.empty() : OTHERS.stream()
                .filter(each -> node.has(each) && !purchase.keys().contains(each))
                .map(each -> node.entries().get(each).key()).findFirst();
    }
}
