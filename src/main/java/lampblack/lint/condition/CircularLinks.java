package lampblack.lint.condition;

import java.util.List;
import lampblack.diagnostic.Code;
import lampblack.diagnostic.Diagnostic;
import lampblack.diagnostic.Message;
import lampblack.diagnostic.Span;
import lampblack.lint.analysis.Findings;
import lampblack.lint.analysis.Lint;
import lampblack.rules.SheetRules;
import lampblack.rules.option.OwnerLink;
import lampblack.ruleset.Ruleset;

/** Sheets that belong to each other, so that none can be judged first; and chains of links that are very long. */
public final class CircularLinks implements Lint {

    private static final int LONGEST = 5;

    @Override
    public void check(Ruleset ruleset, Findings findings) {
        DependencyGraph<String> graph = new DependencyGraph<>();
        for (SheetRules sheet : ruleset.sheets().values()) {
            graph.add(sheet.id());
            sheet.linked().links().values().forEach(link -> graph.needs(sheet.id(), link.to()));
        }
        List<List<String>> circles = graph.circles();
        circles.forEach(circle -> findings.add(Diagnostic.of(Code.RULESET__CIRCULAR_LINKS, place(ruleset, circle),
                "circle", Message.verbatim(String.join(" → ", circle)))));
        if (circles.isEmpty()) {
            lengths(graph, ruleset, findings);
        }
    }

    private static Span place(Ruleset ruleset, List<String> circle) {
        return ruleset.sheets().get(circle.get(0)).linked().links().values().stream()
                .filter(link -> link.to().equals(circle.get(1))).findFirst().orElseThrow().label().span();
    }

    private static void lengths(DependencyGraph<String> graph, Ruleset ruleset, Findings findings) {
        int[] lengths = new int[graph.size()];
        for (List<Integer> component : graph.components().all()) {
            int at = component.get(0);
            for (OwnerLink link : ruleset.sheets().get(graph.thing(at)).linked().links().values()) {
                int length = lengths[graph.add(link.to())] + 1;
                lengths[at] = Math.max(lengths[at], length);
                if (length == LONGEST + 1) {
                    findings.add(Diagnostic.of(Code.RULESET__LONG_LINKS, link.label().span(), "most", LONGEST));
                }
            }
        }
    }
}
