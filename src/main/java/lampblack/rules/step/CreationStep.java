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

    /** How many points or picks more, or fewer, are given to it; 0 where it has neither. */
    default long more(DerivedSheet derived) {
        return switch (this) {
            case SpendStep spend -> derived.morePoints(id());
            case ChooseStep choose -> derived.morePicks(id());
            case SetRatingsStep ratings -> 0;
            case FillStep fill -> 0;
        };
    }

    /** How many points or picks it has at most, with those that are given; 0 where it has neither. */
    default long most(DerivedSheet derived) {
        return switch (this) {
            case SpendStep spend -> SpendStep.plus(spend.points().most().evaluate(derived), more(derived));
            case ChooseStep choose -> SpendStep.plus(choose.picks().most().evaluate(derived), more(derived));
            case SetRatingsStep ratings -> 0;
            case FillStep fill -> 0;
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

    /** Whether it takes options from a list. */
    default boolean takesFrom(String list) {
        return listChoice().filter(choice -> choice.from().contains(list)).isPresent();
    }
}
