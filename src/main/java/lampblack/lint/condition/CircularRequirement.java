package lampblack.lint.condition;

import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import lampblack.diagnostic.Code;
import lampblack.lint.analysis.Findings;
import lampblack.lint.analysis.SheetLint;
import lampblack.rules.Quantity;
import lampblack.rules.SheetRules;
import lampblack.rules.effect.EffectTarget;
import lampblack.rules.option.Option;
import lampblack.rules.option.OptionKey;
import lampblack.rules.option.OptionList;
import lampblack.rules.requirement.AllOf;
import lampblack.rules.requirement.HasOption;
import lampblack.rules.requirement.Requirement;

/** Options that require each other, so that none can come first. One that may be granted breaks the circle. */
public final class CircularRequirement implements SheetLint {

    @Override
    public void check(SheetRules sheet, Findings findings) {
        Set<String> granted = granted(sheet, findings);
        DependencyGraph<Quantity> graph = new DependencyGraph<>();
        for (OptionList list : sheet.lists().values()) {
            List<Option> asking = list.entries().values().stream()
                    .filter(option -> !option.requires().equals(AllOf.NONE)).toList();
            asking.forEach(option -> graph.add(new Quantity.Has(option.key())));
            asking.stream().filter(option -> !isGranted(option.key(), granted))
                    .forEach(option -> needs(graph, option, option.requires(), granted));
        }
        for (List<Quantity> circle : graph.circles()) {
            DefinitionIndex places = new DefinitionIndex(sheet);
            findings.add(
                    places.circle(Code.RULESET__CIRCULAR_REQUIREMENT, circle, "requires", sheet.label().span()));
        }
    }

    private static void needs(DependencyGraph<Quantity> graph, Option option, Requirement requirement,
            Set<String> granted) {
        switch (requirement) {
            case AllOf all -> all.parts().forEach(part -> needs(graph, option, part, granted));
            case HasOption has -> {
                if (!isGranted(has.option(), granted)) {
                    graph.needs(new Quantity.Has(option.key()), new Quantity.Has(has.option()));
                }
            }
            default -> { }
        }
    }

    private static boolean isGranted(OptionKey key, Set<String> granted) {
        return granted.contains(key.toString()) || granted.contains(key.list() + ".*");
    }

    private static Set<String> granted(SheetRules sheet, Findings findings) {
        return Stream.concat(findings.effects(sheet).stream().flatMap(effect -> effect.grantedOption().stream())
                .map(EffectTarget::known), sheet.comingOptions().stream().map(OptionKey::toString))
                .collect(Collectors.toSet());
    }
}
