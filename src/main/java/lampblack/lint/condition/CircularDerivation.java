package lampblack.lint.condition;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import lampblack.diagnostic.Code;
import lampblack.diagnostic.Diagnostic;
import lampblack.lint.analysis.Findings;
import lampblack.lint.analysis.Lint;
import lampblack.rules.Quantity;
import lampblack.rules.SheetRules;
import lampblack.ruleset.Ruleset;

/**
 * Quantities that are worked out from each other, so that none has a value: ratings, caps, sizes, and what holds while
 * something else does. A chain that is merely very long is refused as well, as each step of it is worked out within the
 * one before.
 */
public final class CircularDerivation implements Lint {

    private static final int LONGEST = 30;

    @Override
    public void check(Ruleset ruleset, Findings findings) {
        for (SheetRules sheet : ruleset.sheets().values()) {
            DependencyGraph<Quantity> graph = QuantityDependencies.of(sheet);
            List<List<Quantity>> circles = graph.circles();
            for (List<Quantity> circle : circles) {
                findings.add(new DefinitionIndex(sheet).circle(Code.RULESET__CIRCULAR_DERIVATION, circle, "is",
                        sheet.label().span()));
            }
            if (circles.isEmpty()) {
                lengths(graph, sheet, findings);
            }
        }
    }

    /** Reports each thing at which a chain first becomes too long. */
    private static void lengths(DependencyGraph<Quantity> graph, SheetRules sheet, Findings findings) {
        int[] lengths = new int[graph.size()];
        Set<String> reported = new HashSet<>();
        for (List<Integer> component : graph.components().all()) {
            int at = component.get(0);
            for (int other : graph.needs(at)) {
                lengths[at] = Math.max(lengths[at], lengths[other]);
            }
            Quantity quantity = graph.thing(at);
            String path = quantity.path();
            boolean step = isStep(quantity) && !quantity.entry().equals(Quantity.ANY);
            lengths[at] += step ? 1 : 0;
            if (step && lengths[at] == LONGEST + 1 && reported.add(path)) {
                findings.add(Diagnostic.of(Code.RULESET__LONG_DERIVATION, new DefinitionIndex(sheet).of(path)
                        .orElse(sheet.label().span()),
                        "name", path.substring(path.lastIndexOf('.') + 1), "most", LONGEST));
            }
        }
    }

    /** Whether it is worked out by a formula or condition of its own, rather than gathered from others. */
    private static boolean isStep(Quantity quantity) {
        return switch (quantity) {
            case Quantity.TraitRating rating -> true;
            case Quantity.TraitCap cap -> true;
            case Quantity.SetCap cap -> true;
            case Quantity.StepCap cap -> true;
            case Quantity.Size size -> true;
            case Quantity.Start start -> true;
            case Quantity.Has has -> true;
            case Quantity.Holds holds -> true;
            case Quantity.OfPart part -> isStep(part.of());
            case Quantity.OfWhole whole -> isStep(whole.of());
            default -> false;
        };
    }
}
