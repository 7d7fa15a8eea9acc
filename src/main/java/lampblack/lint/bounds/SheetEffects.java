package lampblack.lint.bounds;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import lampblack.diagnostic.Distinct;
import lampblack.rules.Quantity;
import lampblack.rules.SheetRules;
import lampblack.rules.effect.Effect;
import lampblack.rules.effect.EffectBlock;
import lampblack.rules.option.Option;
import lampblack.rules.option.OptionKey;

/** Everything that the options of a sheet give, found by the quantity it changes. */
public final class SheetEffects {

    private final Map<Quantity, List<Effect>> byQuantity = new HashMap<>();
    private final Map<Quantity, List<Option>> givers = new HashMap<>();

    private final Set<OptionKey> coming;
    private boolean opens;

    public SheetEffects(SheetRules sheet) {
        this(sheet, BoundsScope.EVERYTHING);
    }

    SheetEffects(SheetRules sheet, BoundsScope scope) {
        coming = sheet.comingOptions();
        for (Option option : sheet.options()) {
            if (!option.gives().isEmpty() && scope.options().test(option.key())) {
                add(option, scope);
            }
        }
    }

    private void add(Option source, BoundsScope scope) {
        for (EffectBlock block : source.gives()) {
            if (scope.blocks().test(block)) {
                block.effects().forEach(effect -> add(effect, source));
            }
        }
    }

    private void add(Effect effect, Option source) {
        Quantity quantity = effect.declaredQuantity();
        opens |= quantity instanceof Quantity.Opened;
        byQuantity.computeIfAbsent(quantity, key -> new ArrayList<>()).add(effect);
        givers.computeIfAbsent(quantity, key -> new ArrayList<>()).add(source);
    }

    /** Every effect of every option, in the author's order. */
    public static List<Effect> of(SheetRules sheet) {
        List<Effect> all = new ArrayList<>();
        for (Option option : sheet.options()) {
            option.gives().forEach(gives -> all.addAll(gives.effects()));
        }
        return all;
    }

    /** The options granted or coming, with {@link Quantity#ANY} for a list from which an answer does. */
    Set<OptionKey> options() {
        return Stream.concat(coming.stream(), byQuantity.keySet().stream()
                .flatMap(quantity -> quantity instanceof Quantity.Has has ? Stream.of(has.option()) : Stream.empty()))
                .collect(Collectors.toSet());
    }

    /** The options that change a quantity. */
    List<Option> sources(Quantity quantity) {
        return givers.getOrDefault(quantity, List.of());
    }

    /** The options that open one that is locked. */
    List<Option> openers(Option option) {
        List<Option> openers = new ArrayList<>(sources(new Quantity.Opened(
                new Quantity.Access.OptionAccess(option.key()))));
        option.tags().forEach(tag -> openers.addAll(sources(new Quantity.Opened(new Quantity.Access.TagAccess(tag)))));
        option.playbooks().forEach(playbook -> openers.addAll(
                sources(new Quantity.Opened(new Quantity.Access.PlaybookAccess(playbook)))));
        return Distinct.of(openers.stream());
    }

    /** Whether no effect gives anything of a list. */
    public boolean leaves(String list) {
        return options().stream().noneMatch(option -> option.list().equals(list));
    }

    /** The effects on a quantity. */
    public List<Effect> of(Quantity quantity) {
        return byQuantity.getOrDefault(quantity, List.of());
    }

    /** Whether something adds to a quantity. */
    boolean raises(Quantity quantity) {
        return of(quantity).stream().anyMatch(Effect::mayRaise);
    }

    /** Whether something takes away from it. */
    boolean lowers(Quantity quantity) {
        return of(quantity).stream().anyMatch(Effect::mayLower);
    }

    public boolean any(Quantity quantity) {
        return byQuantity.containsKey(quantity);
    }

    /** Whether something opens what is locked: an option by its id, one of its tags or its playbook. */
    public boolean opens(Option option) {
        return opens && (any(new Quantity.Opened(new Quantity.Access.OptionAccess(option.key())))
                || option.tags().stream().anyMatch(tag -> any(new Quantity.Opened(new Quantity.Access.TagAccess(tag))))
                || option.playbooks().stream().anyMatch(playbook -> any(new Quantity.Opened(
                new Quantity.Access.PlaybookAccess(playbook)))));
    }
}
