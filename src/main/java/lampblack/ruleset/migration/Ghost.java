package lampblack.ruleset.migration;

import java.util.List;
import java.util.Set;
import lampblack.diagnostic.Span;
import lampblack.node.MapNode;
import lampblack.node.Node;
import lampblack.node.Scalar;
import lampblack.rules.Label;
import lampblack.rules.option.OptionKey;

/** What stays known of something that does nothing any more and that nobody takes again. */
final class Ghost {

    /** Blocks of what somebody has, which stays known for as long as that is so. */
    private static final Set<String> OPTIONS = Set.of("lists", OptionKey.PLAYBOOKS);
    /** Blocks of what entries of a ledger name. */
    private static final Set<String> ENTRIES = Set.of("earning", "advances");
    private static final List<String> EFFECTS = List.of("gives", "when-taken");

    private Ghost() {}

    /** Whether it stays known at all. */
    static boolean isKept(BlockPath at) {
        return isOption(at) || ENTRIES.contains(at.kind());
    }

    static boolean isOption(BlockPath at) {
        return OPTIONS.contains(at.kind());
    }

    /** @param was its entry as it stood in the ruleset */
    static MapNode of(BlockPath at, MapNode was, String because) {
        MapNode left = unavailable(was).with(Label.RETIRED, truth(was.span()));
        if (isOption(at)) {
            for (String effect : EFFECTS) {
                left = left.without(effect);
            }
            left = left.with("text", Scalar.text(because, was.span()));
        }
        return left;
    }

    /** An entry that nobody takes. */
    static MapNode unavailable(MapNode entry) {
        return entry.with("locked", truth(entry.span()));
    }

    private static Node truth(Span place) {
        return new Scalar(Scalar.ScalarType.BOOLEAN, "true", place, place.start(), null);
    }
}
