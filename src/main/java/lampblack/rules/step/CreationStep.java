package lampblack.rules.step;

import java.util.List;
import java.util.Optional;
import lampblack.character.Choices;
import lampblack.character.Pick;
import lampblack.character.Points;
import lampblack.diagnostic.Span;
import lampblack.node.Node;
import lampblack.rules.Candidate;
import lampblack.rules.Label;
import lampblack.rules.ProblemCollector;
import lampblack.rules.Quantity;
import lampblack.rules.Range;
import lampblack.rules.SheetRules;
import lampblack.rules.derived.DerivedSheet;
import lampblack.rules.option.ListChoice;

/** One step of creation. */
public sealed interface CreationStep permits SpendStep, SetRatingsStep, ChooseStep, FillStep {

    Label label();

    default String id() {
        return label().id();
    }

    /** Applies the choices of this step; unknown names are reported and skipped. */
    Choices apply(Choices choices, Node choice, SheetRules sheet, ProblemCollector problems);

    /** Every single choice that could be added. */
    List<Candidate> candidates(DerivedSheet derived);

    /** The choices of this step with one more. */
    Node withCandidate(Optional<Node> choice, Candidate more, Span place);

    /** Judges the choices of this step within the whole of creation. */
    void judge(CreationContext whole);

    /** The fields it asks for; none but for a {@code fill} step. */
    List<String> fields();

    /** The options it takes from a list; empty for a step that takes none. */
    Optional<ListChoice> listChoice();

    /** Itself, where it gives points to spend on a set. */
    Optional<SpendStep> asSpend();

    /** Itself, where it sets the ratings of a set. */
    Optional<SetRatingsStep> asSetRatings();

    /** What is given to it: points or picks; empty where it has neither. */
    default Optional<Quantity> given() {
        return switch (this) {
            case SpendStep spend -> Optional.of(new Quantity.StepPoints(id()));
            case ChooseStep choose -> Optional.of(new Quantity.StepPicks(id()));
            case SetRatingsStep ratings -> Optional.empty();
            case FillStep fill -> Optional.empty();
        };
    }

    /** How many points or picks more, or fewer, are given to it; 0 where it has neither. */
    default long more(DerivedSheet derived) {
        return given().map(derived::added).orElse(0L);
    }

    /** How many points or picks it has at most, with those that are given; 0 where it has neither. */
    default long most(DerivedSheet derived) {
        return own().map(range -> SpendStep.plus(range.most().evaluate(derived), more(derived))).orElse(0L);
    }

    /** How many points or picks it needs at least, with those that are given; 0 where it has neither. */
    default long least(DerivedSheet derived) {
        return own().map(range -> Math.min(SpendStep.plus(range.least().evaluate(derived), more(derived)),
                most(derived))).orElse(0L);
    }

    /**
     * How much is due once play has begun: what it needs of its own, as creation left that, and what it is given by
     * now, less what was taken. A character does not say which of it a newer version of the game brought, and so
     * whatever creation left is due.
     */
    default long due(DerivedSheet derived) {
        return derived.choices().playing() ? Math.max(0, more(derived) - claimed(derived)) : 0;
    }

    /** How much of what is due it has of its own; it is taken first, and as in creation. */
    default long dueOfItsOwn(DerivedSheet derived) {
        return Math.min(due(derived), Math.max(0, -claimed(derived)));
    }

    private long claimed(DerivedSheet derived) {
        return derived.choices().claimed().getOrDefault(id(), 0L);
    }

    /** The points or picks that it has of its own; none where it has neither. */
    default Optional<Range> own() {
        return switch (this) {
            case SpendStep spend -> Optional.of(spend.points());
            case ChooseStep choose -> Optional.of(choose.picks());
            case SetRatingsStep ratings -> Optional.empty();
            case FillStep fill -> Optional.empty();
        };
    }

    /**
     * How much counts as taken of what it is given when play begins with a choice, which is nothing that could have
     * been left; less than 0 where some of its own is left.
     */
    default long claimed(Optional<Node> choice, DerivedSheet created) {
        long used = choice.map(this::used).orElse(0L);
        return own().map(range -> Math.min(used, least(created)) + Math.max(0, used - most(created))
                - range.least().evaluate(created)).orElse(0L);
    }

    /** The key by which an entry of a ledger takes some of what is due; empty where nothing ever is. */
    default Optional<String> dueKey() {
        return switch (this) {
            case SpendStep spend -> Optional.of("points");
            case ChooseStep choose -> Optional.of("choose");
            case SetRatingsStep ratings -> Optional.empty();
            case FillStep fill -> Optional.empty();
        };
    }

    /**
     * Takes what is due of it in play, and judges it as whatever is taken there.
     *
     * @param where the path of the entry
     */
    default Choices takeDue(Node choice, DerivedSheet before, String where, ProblemCollector problems) {
        return switch (this) {
            case SpendStep spend -> spend.spendDue(choice, before, where, problems);
            case ChooseStep choose -> choose.purchase().take(choice, before, where, problems);
            case SetRatingsStep ratings -> before.choices();
            case FillStep fill -> before.choices();
        };
    }

    /** How many points or picks of it a choice takes up. */
    default long used(Node choice) {
        return switch (this) {
            case SpendStep spend -> Points.decode(choice).stream().mapToLong(Points::amount).sum();
            case ChooseStep choose -> Pick.decode(choice).size();
            case SetRatingsStep ratings -> 0;
            case FillStep fill -> 0;
        };
    }

    /** Whether it is for a set or a list of that name. */
    default boolean isFor(String name) {
        return takesFrom(name) || asSpend().filter(spend -> spend.set().equals(name)).isPresent();
    }

    /** Whether it takes options from a list. */
    default boolean takesFrom(String list) {
        return listChoice().filter(choice -> choice.from().contains(list)).isPresent();
    }
}
