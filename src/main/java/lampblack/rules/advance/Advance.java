package lampblack.rules.advance;

import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import lampblack.character.Choices;
import lampblack.character.LedgerEntry;
import lampblack.diagnostic.Code;
import lampblack.diagnostic.Diagnostic;
import lampblack.diagnostic.Fix;
import lampblack.diagnostic.Message;
import lampblack.diagnostic.Span;
import lampblack.node.MapNode;
import lampblack.node.Node;
import lampblack.node.Scalar;
import lampblack.rules.Amount;
import lampblack.rules.Cost;
import lampblack.rules.Label;
import lampblack.rules.OtherTrack;
import lampblack.rules.Price;
import lampblack.rules.ProblemCollector;
import lampblack.rules.Quantity;
import lampblack.rules.derived.DerivedSheet;
import lampblack.rules.derived.TakenMoments;
import lampblack.rules.effect.OptionInstance;
import lampblack.rules.option.ListChoice;
import lampblack.rules.option.WhenTaken;
import lampblack.rules.requirement.Requirement;

/**
 * Something that experience or another currency buys.
 *
 * @param times how often it may be taken in all, or within one period
 * @param per the period, if the limit is one
 * @param whenTaken what happens once each time it is taken
 * @param locked whether it can be taken only once something opens it
 */
public record Advance(
        Label label,
        Cost cost,
        Requirement requires,
        Amount times,
        Optional<String> per,
        boolean locked,
        Purchase purchase,
        WhenTaken whenTaken) {

    private static final List<String> OTHERS = List.of("raise", "add", "choose", "swap");

    public String id() {
        return label.id();
    }

    /** The options it takes from a list; empty where it buys something else. */
    public Optional<ListChoice> listChoice() {
        return purchase.listChoice(label);
    }

    /** Whether it takes options from a list. */
    public boolean takesFrom(String list) {
        return listChoice().filter(choice -> choice.from().contains(list)).isPresent();
    }

    /** Applies and judges an entry that takes it; empty where the entry is skipped. */
    public Optional<Choices> take(LedgerEntry.Buy entry, DerivedSheet before, UsageCounts counts,
            ProblemCollector problems) {
        Span place = entry.header().span();
        int found = problems.count();
        Optional<Purchase.Bought> bought = purchase.buy(this, entry, before, problems);
        if (bought.isEmpty()) {
            return Optional.empty();
        }
        boolean overCap = problems.since(found).stream().anyMatch(violation -> violation.found()
                .code() == Code.ADVANCE__OVER_CAP);
        Optional<OptionInstance> closer = before.closedBy(new Quantity.Access.AdvanceAccess(id()));
        closer.ifPresent(by -> problems.reportShut(id(), by, Diagnostic.of(Code.ADVANCE__LOCKED, place, Message.of(
                "advance.locked.closed", "advance", label.title(), "by", by.option().label().title()))));
        boolean shut = closer.filter(by -> !by.isOfOwner()).isPresent();
        if (!shut && locked && !before.opens(new Quantity.Access.AdvanceAccess(id()))) {
            problems.report(id(), Diagnostic.of(Code.ADVANCE__LOCKED, place, Message.of(label.isRetired()
                    ? "advance.locked.retired" : "advance.locked", "advance", label.title())));
        }
        List<Message> unmet = requires.unmet(before);
        if (!unmet.isEmpty()) {
            problems.report(id(),
                    Diagnostic.of(Code.ADVANCE__REQUIREMENT_UNMET, place, "advance", label.title(), "missing",
                    unmet)
                    .note(Message.of("note.advance-defined"), label.span()));
        }
        judgeTimes(entry, before, counts, problems);
        // A rating over its cap has no price either; one mistake, one message.
        ProblemCollector ofPrice = overCap ? new ProblemCollector() : problems;
        Map<String, Long> price = price(bought.get(), before);
        new PaidElsewhere(entry, id(), Message.verbatim(label.title()), ofPrice).judge(
                due(entry, bought.get(), price, before), before, cost.readsOwner() || bought.get().readsOwner());
        return Optional.of(pay(bought.get(), price, before, place, ofPrice).buy(id()));
    }

    private void judgeTimes(LedgerEntry.Buy entry, DerivedSheet before, UsageCounts counts, ProblemCollector problems) {
        String key = UsageCounts.key("advance " + id(), per.orElse(Earning.ONCE), entry.header());
        long count = counts.add(key, 1);
        long most = times.evaluate(before);
        if (count > most) {
            String period = per.map(id -> Optional.ofNullable(before.sheet().periods().get(id)).map(Label::title)
                    .orElse(id))
                    .orElse("");
            problems.report(id(), count, Diagnostic.of(Code.ADVANCE__TOO_OFTEN, entry.header().span(), Message.of(
                    per.isPresent() ? "advance.too-often.per" : "advance.too-often", "advance", label.title(), "times",
                    most, "count", count, "per", period)));
        }
    }

    private Choices pay(Purchase.Bought bought, Map<String, Long> price, DerivedSheet before, Span place,
            ProblemCollector problems) {
        Choices next = bought.next();
        for (Map.Entry<String, Long> entry : price.entrySet()) {
            if (entry.getValue() == Price.NONE) {
                problems.report(id(), Diagnostic.of(Code.ADVANCE__NO_PRICE, place, "advance", label.title(), "to",
                        bought.variables().getOrDefault("to", 0L)));
            } else if (OtherTrack.of(entry.getKey()).isPresent()) {
                next = next.spend(entry.getKey(), entry.getValue());
            } else {
                long amount = entry.getValue();
                next = amount < 0 ? Earning.add(next, entry.getKey(), -amount, before, place, problems)
                        : next.spend(entry.getKey(), amount);
            }
        }
        return next;
    }

    private Map<String, Long> price(Purchase.Bought bought, DerivedSheet before) {
        if (cost.ofChosen()) {
            return new LinkedHashMap<>(bought.price());
        }
        Map<String, Long> variables = new HashMap<>(bought.variables());
        variables.put("times", before.choices().bought().getOrDefault(id(), 0L));
        return cost.evaluate(before, variables);
    }

    private Map<String, Long> due(LedgerEntry.Buy entry, Purchase.Bought bought, Map<String, Long> price,
            DerivedSheet before) {
        return PaidElsewhere.due(price, new TakenMoments(before.sheet()).elsewhere(entry, before, bought.next(), true));
    }

    /** What owners would pay for an entry or, below 0, get by it, by {@code link.track}. */
    public Map<String, Long> due(LedgerEntry.Buy entry, DerivedSheet before) {
        return purchase.unjudged(this, entry, before).map(bought -> due(entry, bought, price(bought, before), before))
                .orElse(Map.of());
    }

    /** What an entry would cost, by currency, others by their {@link OtherTrack#key}; empty where it is skipped. */
    public Optional<Map<String, Long>> price(LedgerEntry.Buy entry, DerivedSheet before) {
        return purchase.unjudged(this, entry, before).map(bought -> {
            Map<String, Long> price = price(bought, before);
            price.values().removeIf(amount -> amount == Price.NONE);
            return price;
        });
    }

    /** The value of a key that this kind of advance needs, or an objection that it is missing. */
    Optional<Node> needed(LedgerEntry.Buy entry, String key, ProblemCollector problems) {
        Optional<Node> value = entry.header().node().get(key);
        if (value.isEmpty()) {
            Optional<Scalar> other = instead(entry);
            Diagnostic problem = Diagnostic.of(Code.ADVANCE__INCOMPLETE, other.map(Scalar::span)
                    .orElse(entry.header().span()),
                    "advance", label.title(), "key", key);
            problems.report(id(), other.map(scalar -> problem.note(Message.of("note.did-you-mean", "name", key))
                    .fix(Fix.replace(scalar.span(), key))).orElse(problem));
        }
        return value;
    }

    /** The key of another kind of advance that stands in place of this one's own. */
    public Optional<Scalar> instead(LedgerEntry.Buy entry) {
        MapNode node = entry.header().node();
        boolean own = purchase.keys().isEmpty() || node.has(purchase.keys().get(0));
        return own ? Optional.empty() : OTHERS.stream()
                .filter(name -> node.has(name) && !purchase.keys().contains(name))
                .map(name -> node.entries().get(name).key()).findFirst();
    }
}
