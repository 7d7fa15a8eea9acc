package lampblack.explain;

import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;
import lampblack.diagnostic.Message;
import lampblack.node.MapNode;
import lampblack.replay.EvaluatedCharacter;
import lampblack.rules.Amount;
import lampblack.rules.Quantity;
import lampblack.rules.SheetRules;
import lampblack.rules.WorkBudget;
import lampblack.rules.derived.DerivedSheet;

/**
 * What every reason is drawn from: what a character has come to, how it went, and where the rules are written.
 *
 * @param part the path of the part that it is about, if it is not about the whole
 * @param asking the quantities that are being explained, so that none explains itself by itself
 */
record ExplanationContext(EvaluatedCharacter evaluated, Timeline timeline, RuleSources rules, Optional<String> part,
        Set<Quantity> asking) {

    /** @param tree the whole ruleset as its layers make it */
    static ExplanationContext of(EvaluatedCharacter evaluated, MapNode tree) {
        return new ExplanationContext(evaluated, Timeline.of(evaluated),
                new RuleSources(tree, List.of(evaluated.sheet().id())),
                Optional.empty(), new HashSet<>());
    }

    /** The same for a part. */
    static ExplanationContext of(EvaluatedCharacter evaluated, MapNode tree, String sheet, String kind, String name) {
        return new ExplanationContext(evaluated, Timeline.of(evaluated),
                new RuleSources(tree, List.of(sheet, "parts", kind)),
                Optional.of(kind + "." + name), new HashSet<>());
    }

    DerivedSheet at() {
        return evaluated.inPlay();
    }

    SheetRules sheet() {
        return evaluated.sheet();
    }

    /** The derived sheet that creation is judged on. */
    DerivedSheet created() {
        return evaluated.derived().withChoices(timeline.created(), new WorkBudget(WorkBudget.MAX));
    }

    /** The derived sheet that a ledger entry was judged on, or for a choice of creation that of creation. */
    DerivedSheet before(TimelineEvent event) {
        return event.line().isPresent()
                ? evaluated.derived().withChoices(event.before(), new WorkBudget(WorkBudget.MAX)) : created();
    }

    /** A reason that may ask for itself: within itself it is nothing. */
    Optional<Reason> guarded(Quantity quantity, Supplier<Reason> reason) {
        if (!asking.add(quantity)) {
            return Optional.empty();
        }
        try {
            return Optional.of(reason.get());
        } finally {
            asking.remove(quantity);
        }
    }

    /** An amount in words. */
    static Object shown(long amount) {
        return amount == Amount.UNLIMITED ? Message.of("why.unlimited") : amount;
    }

    /** An amount that comes or goes, with its sign. */
    static String signed(long amount) {
        return amount > 0 ? "+" + amount : String.valueOf(amount).replace('-', '−');
    }

    /** A part for what the others do not add up to, because it was held within bounds. */
    static List<Reason> rest(long total, List<Reason> parts, String key) {
        long sum = Reason.of(Message.of(key)).with(parts).total().orElse(0L);
        return sum == total || sum == Amount.UNLIMITED ? List.of()
                : List.of(Reason.of(Message.of(key, "amount", signed(total - sum))).adding(total - sum));
    }
}
