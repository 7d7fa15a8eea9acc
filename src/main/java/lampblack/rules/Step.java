package lampblack.rules;

import java.util.List;
import java.util.Optional;
import lampblack.character.State;
import lampblack.diagnostic.Span;
import lampblack.node.Node;

/** One step of creation. */
public sealed interface Step permits Spend, SetRatings, Choose, Fill {

    Label label();

    default String id() {
        return label().id();
    }

    /** The state with the choices of this step; what names something unknown is reported and left out. */
    State apply(State state, Node choice, SheetRules sheet, Judgement to);

    /** Every single choice that could be added. */
    List<Candidate> candidates(Standing at);

    /** The choices of this step with one more. */
    Node with(Optional<Node> choice, Candidate more, Span place);

    /** Judges the choices of this step within the whole of creation. */
    void judge(Creation whole);
}
