package lampblack.lint.condition;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import lampblack.diagnostic.Code;
import lampblack.diagnostic.Diagnostic;
import lampblack.lint.analysis.Findings;
import lampblack.lint.analysis.SheetLint;
import lampblack.rules.SheetRules;
import lampblack.rules.effect.Effect;
import lampblack.rules.effect.EffectBlock;
import lampblack.rules.option.Option;
import lampblack.rules.option.OptionKey;

/** Options that give options that give options, until there are more of them than anyone could have meant. */
public final class TooManyGifts implements SheetLint {

    private static final int MAX = 500;

    @Override
    public void check(SheetRules sheet, Findings findings) {
        DependencyGraph<OptionKey> graph = new DependencyGraph<>();
        sheet.options().forEach(option -> granted(option, graph));
        if (graph.circles().isEmpty()) {
            count(graph, sheet, findings);
        }
    }

    private static void granted(Option option, DependencyGraph<OptionKey> graph) {
        for (EffectBlock gives : option.gives()) {
            for (Effect effect : gives.effects()) {
                effect.grantedOption().filter(target -> target.named().isPresent())
                        .ifPresent(target -> graph.needs(option.key(), target.declaredOption()));
            }
        }
    }

    /**
     * Counts a granted option once for each way that leads to it; what grants something reported is not reported again.
     */
    private static void count(DependencyGraph<OptionKey> graph, SheetRules sheet, Findings findings) {
        Map<Integer, Integer> counts = new HashMap<>();
        for (List<Integer> component : graph.components().all()) {
            int at = component.get(0);
            int count = 0;
            boolean known = false;
            for (int gift : graph.needs(at)) {
                known |= counts.get(gift) > MAX;
                count = Math.min(count + 1 + counts.get(gift), MAX + 1);
            }
            counts.put(at, count);
            if (count > MAX && !known) {
                Option option = sheet.option(graph.thing(at)).orElseThrow();
                findings.add(Diagnostic.of(Code.RULESET__TOO_MANY_GIFTS, option.label().span(), "option",
                        option.key().id(), "most", MAX));
            }
        }
    }
}
