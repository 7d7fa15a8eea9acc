package lampblack.rules;

import lampblack.character.State;
import lampblack.node.Node;

/** One step of creation. */
public sealed interface Step permits Spend, Choose, Fill {

    Label label();

    default String id() {
        return label().id();
    }

    /** The state with the choices of this step; what names something unknown is reported and left out. */
    State apply(State state, Node choice, SheetRules sheet, Judgement to);

    /** Judges the choices of this step within the whole of creation. */
    void judge(Creation whole);
}
