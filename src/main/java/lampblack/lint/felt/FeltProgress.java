package lampblack.lint.felt;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import lampblack.expression.Call;
import lampblack.expression.Mention;
import lampblack.expression.Term;
import lampblack.lint.analysis.RollMark;
import lampblack.lint.bounds.Interval;
import lampblack.lint.bounds.NewRatingBounds;
import lampblack.lint.bounds.SheetBounds;
import lampblack.rules.Amount;
import lampblack.rules.Assertion;
import lampblack.rules.Cost;
import lampblack.rules.Label;
import lampblack.rules.Price;
import lampblack.rules.SheetRules;
import lampblack.rules.advance.Advance;
import lampblack.rules.advance.Earning;
import lampblack.rules.advance.RaisePurchase;
import lampblack.rules.option.OptionList;
import lampblack.rules.step.SpendStep;
import lampblack.rules.track.Trait;
import lampblack.rules.track.TraitSet;

/** What creation, earning, advances and rules ask for. */
record FeltProgress(SheetRules rules, SheetBounds bounds) {

    List<Unfelt> unfelt() {
        List<Unfelt> all = new ArrayList<>();
        rules.earning().values().forEach(earning -> into(earning).ifPresent(all::add));
        rules.advances().values().forEach(advance -> cost(advance, all));
        rules.advances().values().forEach(advance -> raised(advance).ifPresent(all::add));
        rules.creation().values().stream().flatMap(step -> step.asSpend().stream())
                .forEach(spend -> points(spend).ifPresent(all::add));
        rules.rules().values().forEach(rule -> early(rule).ifPresent(all::add));
        return all;
    }

    /** One track twice. */
    private static Optional<Unfelt> into(Earning earning) {
        Set<String> tracks = new HashSet<>();
        return earning.into().stream().filter(track -> !tracks.add(track)).findFirst()
                .map(track -> Unfelt.cause("into-twice", "track", track).at(earning.id(), earning.label().key("into")));
    }

    private static void cost(Advance advance, List<Unfelt> to) {
        cost(advance.id(), advance.label(), "cost", advance.cost(), 0, to);
    }

    /** A cost of nothing, and gains that nothing is given for. @param most the highest amount that is told */
    static void cost(String id, Label label, String key, Cost cost, long most, List<Unfelt> to) {
        Map<String, Price> prices = new LinkedHashMap<>(cost.prices());
        cost.elsewhere().forEach((track, price) -> prices.put(RollMark.written(track.key()), price));
        boolean paid = cost.ofChosen() || prices.values().stream().anyMatch(FeltProgress::isPaid);
        prices.forEach((currency, price) -> price.amounts().stream().flatMap(amount -> amount.fixed().stream())
                .filter(number -> number <= most && (number == 0 || !paid)).findFirst()
                .map(number -> Unfelt.cause(number < 0 ? "gained" : "free", "advance", label.id(), "currency",
                        currency, "amount", -number, "form", "when-taken: {" + currency + ": " + -number + "}"))
                .ifPresent(cause -> to.add(cause.at(id, label.place(key, currency)))));
    }

    /** Whether there is anything to pay: a price that is not written as 0 or below. */
    private static boolean isPaid(Price price) {
        return price.amounts().isEmpty() || price.amounts().stream()
                .anyMatch(amount -> amount.fixed().isEmpty() || amount.fixed().get() > 0);
    }

    /** A filter by rating that lets every rating pass, or none. */
    private Optional<Unfelt> raised(Advance advance) {
        if (!(advance.purchase() instanceof RaisePurchase raise) || raise.only().isAny()) {
            return Optional.empty();
        }
        NewRatingBounds ratings = new NewRatingBounds(bounds);
        Optional<Interval> narrowed = ratings.possible(advance);
        Optional<Interval> whole = ratings.possible(raise.atAnyRating());
        return Optional.of(narrowed).filter(some -> some.equals(whole) || some.isEmpty() && whole.isPresent())
                .map(some -> Unfelt.cause(some.isEmpty() ? "raised-none" : "raised-all", "advance", advance.id())
                        .at(advance.id(), advance.label().place("only")))
                .or(() -> capped(advance, raise));
    }

    /** A cap above the highest rating that a filter lets be raised. */
    private static Optional<Unfelt> capped(Advance advance, RaisePurchase raise) {
        long highest = raise.only().most().fixed().orElse(Amount.UNLIMITED);
        return raise.upTo().flatMap(Amount::fixed).filter(cap -> highest != Amount.UNLIMITED && cap > highest + 1)
                .map(cap -> Unfelt.cause("raised-cap", "advance", advance.id(), "cap", cap, "highest", highest + 1)
                        .at(advance.id(), advance.label().place("up-to")));
    }

    /** More points than there are ratings to put them into. */
    private Optional<Unfelt> points(SpendStep spend) {
        TraitSet set = rules.traits().get(spend.set());
        Optional<Long> points = spend.points().most().fixed().filter(number -> number != Amount.UNLIMITED
                && spend.points().least().equals(spend.points().most()));
        if (set.open() || points.isEmpty()) {
            return Optional.empty();
        }
        Interval room = Interval.exactly(0);
        for (String id : set.entries().keySet()) {
            Trait trait = new Trait(set.id(), id);
            long cap = Math.min(bounds.ratings().cap(trait).high(), bounds.ratings().stepCap(spend));
            long free = cap == Interval.MAX ? cap : Math.max(0, cap - bounds.amount(set.start(id)).low());
            room = room.plus(Interval.exactly(free));
        }
        long most = room.high();
        return points.filter(number -> number > most && most > 0).map(number -> Unfelt.cause("points", "step",
                spend.id(), "points", number, "most", most).at(spend.id(), spend.label().place("spend")));
    }

    /** A rule about creation over a list that only play fills. */
    private Optional<Unfelt> early(Assertion rule) {
        if (rule.at() != Assertion.AssertionTime.CREATION) {
            return Optional.empty();
        }
        return rule.that().leaves().stream().flatMap(leaf -> leaf.formula().stream())
                .flatMap(formula -> later(formula.term()).stream()).findFirst()
                .map(list -> Unfelt.cause("later", "rule", rule.label().id(), "list", list)
                        .at(rule.label().id(), rule.label().key("at")));
    }

    /** The list of which a comparison speaks alone, where neither creation nor any gift fills it. */
    private Optional<String> later(Term term) {
        List<String> lists = new ArrayList<>();
        counted(term, lists);
        boolean alone = lists.size() == 1 && calls(term) == 1;
        return alone ? lists.stream().filter(this::isOfPlay).findFirst() : Optional.empty();
    }

    private static long calls(Term term) {
        return (term instanceof Call ? 1 : 0) + term.children().stream().mapToLong(FeltProgress::calls).sum();
    }

    private static void counted(Term term, List<String> to) {
        if (term instanceof Call call && List.of("count", "tagged").contains(call.function())
                && call.arguments().get(0) instanceof Mention mention) {
            to.add(mention.text());
        }
        term.children().forEach(child -> counted(child, to));
    }

    private boolean isOfPlay(String id) {
        OptionList list = rules.lists().get(id);
        return list != null && list.label().written().isTrue("in-play")
                && rules.creation().values().stream().noneMatch(step -> step.takesFrom(id))
                && bounds.effects().leaves(id);
    }
}
