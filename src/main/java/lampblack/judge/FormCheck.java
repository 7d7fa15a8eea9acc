package lampblack.judge;

import java.util.List;
import java.util.function.Supplier;
import lampblack.diagnostic.Diagnostic;
import lampblack.node.MapNode;

/** Says what of a tree does not have the form that it should have, before anything is made of it. */
public interface FormCheck {

    /** @param game the trees of the game that it belongs to, for examples with its names */
    List<Diagnostic> check(MapNode tree, Supplier<List<MapNode>> game);
}
