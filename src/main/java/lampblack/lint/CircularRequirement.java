package lampblack.lint;

import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import lampblack.diagnostic.Code;
import lampblack.rules.AllOf;
import lampblack.rules.GrantOption;
import lampblack.rules.HasOption;
import lampblack.rules.Option;
import lampblack.rules.OptionKey;
import lampblack.rules.OptionList;
import lampblack.rules.Requirement;
import lampblack.rules.SheetRules;
import lampblack.ruleset.Ruleset;

/** Options that require each other, so that none can come first. One that may come as a gift breaks the circle. */
final class CircularRequirement implements Lint {

    @Override
    public void check(Ruleset ruleset, Findings found) {
        for (SheetRules sheet : ruleset.allSheets()) {
            Set<String> gifts = gifts(sheet, found);
            Graph graph = new Graph();
            for (OptionList list : sheet.lists().values()) {
                List<Option> asking = list.entries().values().stream()
                        .filter(option -> !option.requires().equals(AllOf.NONE)).toList();
                asking.forEach(option -> graph.add("has " + option.key()));
                asking.stream().filter(option -> !isGift(option.key(), gifts))
                        .forEach(option -> needs(graph, option, option.requires(), gifts));
            }
            for (List<String> circle : graph.circles()) {
                Places places = new Places(sheet);
                found.add(places.circle(Code.RULESET__CIRCULAR_REQUIREMENT, circle, "requires", sheet.label().span()));
            }
        }
    }

    private static void needs(Graph graph, Option option, Requirement requirement, Set<String> gifts) {
        if (requirement instanceof AllOf all) {
            all.parts().forEach(part -> needs(graph, option, part, gifts));
        } else if (requirement instanceof HasOption has && !isGift(has.option(), gifts)) {
            graph.needs("has " + option.key(), "has " + has.option());
        }
    }

    private static boolean isGift(OptionKey key, Set<String> gifts) {
        return gifts.contains(key.toString()) || gifts.contains(key.list() + ".*");
    }

    private static Set<String> gifts(SheetRules sheet, Findings found) {
        return found.effects(sheet).stream().filter(GrantOption.class::isInstance)
                .map(gift -> ((GrantOption) gift).option().known()).collect(Collectors.toSet());
    }
}
