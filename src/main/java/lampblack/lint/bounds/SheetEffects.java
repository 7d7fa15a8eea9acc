package lampblack.lint.bounds;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import lampblack.rules.SheetRules;
import lampblack.rules.effect.Effect;
import lampblack.rules.effect.EffectBlock;
import lampblack.rules.effect.GrantOption;
import lampblack.rules.option.Option;
import lampblack.rules.option.OptionList;

/** Everything that the options of a sheet give, found by the quantity it changes. */
public final class SheetEffects {

    private static final String OPEN = "open ";

    private final Map<String, List<Effect>> byQuantity = new HashMap<>();
    private final Map<String, List<Option>> givers = new HashMap<>();

    private boolean opens;

    public SheetEffects(SheetRules sheet) {
        this(sheet, BoundsScope.EVERYTHING);
    }

    SheetEffects(SheetRules sheet, BoundsScope scope) {
        for (OptionList list : sheet.lists().values()) {
            for (Option option : list.entries().values()) {
                if (!option.gives().isEmpty() && scope.options().test(option.key())) {
                    add(option, scope);
                }
            }
        }
    }

    private void add(Option giver, BoundsScope scope) {
        for (EffectBlock block : giver.gives()) {
            if (scope.blocks().test(block)) {
                block.effects().forEach(effect -> add(effect, giver));
            }
        }
    }

    private void add(Effect effect, Option giver) {
        String quantity = effect.declaredQuantity().kind() + " " + effect.declaredQuantity().name();
        opens |= quantity.startsWith(OPEN);
        byQuantity.computeIfAbsent(quantity, key -> new ArrayList<>()).add(effect);
        givers.computeIfAbsent(quantity, key -> new ArrayList<>()).add(giver);
    }

    /** Every effect of every option, in the author's order. */
    public static List<Effect> of(SheetRules sheet) {
        List<Effect> all = new ArrayList<>();
        for (OptionList list : sheet.lists().values()) {
            for (Option option : list.entries().values()) {
                option.gives().forEach(gives -> all.addAll(gives.effects()));
            }
        }
        return all;
    }

    /** What is given: paths of options, and of a list whatever is answered, {@code talents.*}. */
    Set<String> options() {
        Set<String> given = new HashSet<>();
        byQuantity.values().forEach(effects -> effects.stream().filter(GrantOption.class::isInstance)
                .forEach(effect -> given.add(effect.declaredQuantity().name())));
        return given;
    }

    /** The options that change a quantity. */
    List<Option> givers(String quantity) {
        return givers.getOrDefault(quantity, List.of());
    }

    /** The options that open one that is locked. */
    List<Option> openers(Option option) {
        List<Option> openers = new ArrayList<>(givers(OPEN + "option " + option.key()));
        option.tags().forEach(tag -> openers.addAll(givers(OPEN + "tag " + tag)));
        option.playbook().ifPresent(playbook -> openers.addAll(givers(OPEN + "playbook " + playbook)));
        return openers.stream().distinct().toList();
    }

    /** The effects of a kind on a quantity such as {@code size stress}. */
    public <E extends Effect> List<E> of(String quantity, Class<E> kind) {
        return byQuantity.getOrDefault(quantity, List.of()).stream().filter(kind::isInstance).map(kind::cast).toList();
    }

    public boolean any(String quantity) {
        return byQuantity.containsKey(quantity);
    }

    /** Whether something opens what is locked: an option by its id, one of its tags or its playbook. */
    public boolean opens(Option option) {
        return opens && (any(OPEN + "option " + option.key())
                || option.tags().stream().anyMatch(tag -> any(OPEN + "tag " + tag))
                || option.playbook().map(playbook -> any(OPEN + "playbook " + playbook)).orElse(false));
    }
}
