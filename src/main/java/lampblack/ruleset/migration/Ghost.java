package lampblack.ruleset.migration;

import java.util.List;
import lampblack.diagnostic.Span;
import lampblack.node.MapNode;
import lampblack.node.Node;
import lampblack.node.Scalar;
import lampblack.rules.Label;

/** What stays known of something retired: it gives nothing, and nobody takes it again. */
record Ghost(Retired retired) {

    private static final List<String> EFFECTS = List.of("gives", "when-taken");

    /** Its entry in the tree of a game that knows it. */
    MapNode entry() {
        MapNode was = retired.was();
        if (retired.isOfCreation()) {
            return was;
        }
        MapNode left = was.with("locked", truth(was.span())).with(Label.RETIRED, truth(was.span()));
        if (retired.at().isOption()) {
            for (String effect : EFFECTS) {
                left = left.without(effect);
            }
            left = left.with("text", Scalar.text(retired.because(), was.span()));
        }
        return left;
    }

    private static Node truth(Span place) {
        return new Scalar(Scalar.ScalarType.BOOLEAN, "true", place, place.start(), null);
    }
}
