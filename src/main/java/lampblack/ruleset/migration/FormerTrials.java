package lampblack.ruleset.migration;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import lampblack.node.NodePrinter;

/**
 * Which rules of before are tried by themselves. The oldest hold what every version says that there was; those of a
 * later one can only be wrong where the oldest are not if they lack something, or have another figure, on which what
 * that version says depends. Nothing depends on a cost.
 *
 * @param editions the older before the newer
 */
record FormerTrials(List<Edition> editions) {

    private static final Set<String> COSTS = Set.of("cost", "price");

    /** The versions before each of which the rules are tried. */
    List<Edition> all() {
        List<Edition> tried = new ArrayList<>();
        List<RuleChange> earlier = new ArrayList<>();
        for (Edition edition : editions) {
            boolean alone = edition.changes().stream().anyMatch(change -> earlier.stream()
                    .anyMatch(other -> mayDepend(change, other)));
            if (!edition.changes().isEmpty() && (earlier.isEmpty() || alone)) {
                tried.add(edition);
            }
            earlier.addAll(edition.changes());
        }
        return tried;
    }

    private static boolean mayDepend(RuleChange change, RuleChange earlier) {
        Optional<String> was = plain(change);
        boolean apart = was.isPresent() && plain(earlier).isPresent() && !meet(change.at(), earlier.at());
        return !apart || earlier.asRetired().isPresent() && earlier.at().inRules().stream().skip(1)
                .anyMatch(was.get()::contains);
    }

    private static boolean meet(BlockPath one, BlockPath other) {
        return (one + ".").startsWith(other + ".") || (other + ".").startsWith(one + ".");
    }

    /** What stood there, of what is only a cost or only gone; empty where a change does more. */
    private static Optional<String> plain(RuleChange change) {
        return change.asRetired().map(retired -> NodePrinter.line(retired.was()))
                .or(() -> change.asChanged().filter(changed -> COSTS.contains(changed.at().id()))
                        .map(changed -> changed.was().map(NodePrinter::line).orElse("")));
    }
}
