package lampblack.lint;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import lampblack.rules.Effect;
import lampblack.rules.Option;
import lampblack.rules.OptionList;
import lampblack.rules.SheetRules;

/** Everything that the options of a sheet give, found by the quantity it changes. */
final class Gifts {

    private final Map<String, List<Effect>> byQuantity = new HashMap<>();
    private final Map<String, List<Option>> givers = new HashMap<>();

    Gifts(SheetRules sheet) {
        this(sheet, Scope.EVERYTHING);
    }

    Gifts(SheetRules sheet, Scope scope) {
        for (OptionList list : sheet.lists().values()) {
            list.entries().values().stream().filter(option -> scope.options().test(option.key()))
                    .forEach(option -> option.gives().stream().filter(scope.blocks())
                            .flatMap(block -> block.effects().stream()).forEach(effect -> add(effect, option)));
        }
    }

    private void add(Effect effect, Option giver) {
        String quantity = effect.target().kind() + " " + effect.target().name();
        byQuantity.computeIfAbsent(quantity, key -> new ArrayList<>()).add(effect);
        givers.computeIfAbsent(quantity, key -> new ArrayList<>()).add(giver);
    }

    static List<Effect> of(SheetRules sheet) {
        return sheet.lists().values().stream()
                .flatMap(list -> list.entries().values().stream())
                .flatMap(option -> option.gives().stream())
                .flatMap(gives -> gives.effects().stream())
                .toList();
    }

    /** The options that change a quantity. */
    List<Option> givers(String quantity) {
        return givers.getOrDefault(quantity, List.of());
    }

    /** The options that open one that is locked. */
    List<Option> openers(Option option) {
        List<Option> openers = new ArrayList<>(givers("open option " + option.key()));
        option.tags().forEach(tag -> openers.addAll(givers("open tag " + tag)));
        option.playbook().ifPresent(playbook -> openers.addAll(givers("open playbook " + playbook)));
        return openers.stream().distinct().toList();
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
