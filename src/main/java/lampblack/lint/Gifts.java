package lampblack.lint;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import lampblack.rules.Effect;
import lampblack.rules.Option;
import lampblack.rules.SheetRules;

/** Everything that the options of a sheet give, found by the quantity it changes. */
final class Gifts {

    private final Map<String, List<Effect>> byQuantity = new HashMap<>();

    Gifts(SheetRules sheet) {
        of(sheet).forEach(each -> byQuantity.computeIfAbsent(each.target().kind() + " " + each.target().name(),
                key -> new ArrayList<>()).add(each));
    }

    static List<Effect> of(SheetRules sheet) {
        return sheet.lists().values().stream()
                .flatMap(list -> list.entries().values().stream())
                .flatMap(option -> option.gives().stream())
                .flatMap(gives -> gives.effects().stream())
                .toList();
    }

    /** The effects of a kind on a quantity such as {@code size stress}. */
    <E extends Effect> List<E> of(String quantity, Class<E> kind) {
        return byQuantity.getOrDefault(quantity, List.of()).stream().filter(kind::isInstance).map(kind::cast).toList();
    }

    boolean any(String quantity) {
        return byQuantity.containsKey(quantity);
    }

    /** Whether something opens what is locked: an option by its id, one of its tags or its playbook. */
    boolean opens(Option option) {
        return any("open option " + option.key())
                || option.tags().stream().anyMatch(tag -> any("open tag " + tag))
                || option.playbook().map(playbook -> any("open playbook " + playbook)).orElse(false);
    }
}
