package lampblack.lint.cycle;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import lampblack.diagnostic.Code;
import lampblack.diagnostic.Diagnostic;
import lampblack.lint.analysis.Findings;
import lampblack.lint.analysis.Lint;
import lampblack.rules.SheetRules;
import lampblack.ruleset.Ruleset;

/**
 * Quantities that are worked out from each other, so that none has a value: ratings, caps, sizes, and what holds while
 * something else does. A chain that is merely very long is refused as well, as each step of it is worked out within the
 * one before.
 */
public final class CircularDerivation implements Lint {

    private static final int LONGEST = 30;
    private static final Set<String> STEPS = Set.of("rating", "cap", "size", "start", "has", "holds");

    @Override
    public void check(Ruleset ruleset, Findings found) {
        for (SheetRules sheet : ruleset.sheets().values()) {
            DependencyGraph graph = QuantityDependencies.of(sheet);
            List<List<String>> circles = graph.circles();
            for (List<String> circle : circles) {
                found.add(new DefinitionIndex(sheet).circle(Code.RULESET__CIRCULAR_DERIVATION, circle, "is",
                        sheet.label().span()));
            }
            if (circles.isEmpty()) {
                lengths(graph, sheet, found);
            }
        }
    }

    /** Reports each thing at which a chain first becomes too long. */
    private static void lengths(DependencyGraph graph, SheetRules sheet, Findings found) {
        int[] lengths = new int[graph.size()];
        Set<String> reported = new HashSet<>();
        for (List<Integer> knot : graph.knots().all()) {
            int at = knot.get(0);
            for (int other : graph.needs(at)) {
                lengths[at] = Math.max(lengths[at], lengths[other]);
            }
            String name = graph.name(at);
            String path = DefinitionIndex.path(name);
            boolean step = STEPS.contains(name.substring(0, name.indexOf(' '))) && !name.endsWith(".*");
            lengths[at] += step ? 1 : 0;
            if (step && lengths[at] == LONGEST + 1 && reported.add(path)) {
                found.add(Diagnostic.of(Code.RULESET__LONG_DERIVATION, new DefinitionIndex(sheet).of(path)
                        .orElse(sheet.label().span()),
                        "name", path.substring(path.lastIndexOf('.') + 1), "most", LONGEST));
            }
        }
    }
}
