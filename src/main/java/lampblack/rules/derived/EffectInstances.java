package lampblack.rules.derived;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import lampblack.character.Choices;
import lampblack.character.KeyedList;
import lampblack.character.TakenOption;
import lampblack.rules.Quantity;
import lampblack.rules.SheetRules;
import lampblack.rules.WorkBudget;
import lampblack.rules.effect.EffectInstance;
import lampblack.rules.effect.OptionInstance;
import lampblack.rules.option.OptionKey;

/**
 * All that the options of a character give, found by what it acts on, whether or not its conditions hold. It never
 * changes: added and removed options are indexed without looking at the others again.
 */
final class EffectInstances {

    private final SheetRules sheet;
    private final Map<String, KeyedList<TakenOption>> options;
    private final IndexedEffects index;

    private EffectInstances(SheetRules sheet, Map<String, KeyedList<TakenOption>> options, IndexedEffects index) {
        this.sheet = sheet;
        this.options = options;
        this.index = index;
    }

    static EffectInstances none(SheetRules sheet) {
        Map<String, KeyedList<TakenOption>> options = Choices.BLANK.options();
        return new EffectInstances(sheet, options, IndexedEffects.none(options));
    }

    /** Whether there is an effect on any quantity of a kind; for most kinds there is none. */
    boolean areOn(Class<? extends Quantity> kind) {
        return index.areOn(kind);
    }

    /** Every effect on a quantity, in the order the options were taken. */
    List<EffectInstance> on(Quantity quantity) {
        return index.on(quantity);
    }

    /** Through what an option is there. */
    List<OptionInstance> of(OptionKey key) {
        List<OptionInstance> all = new ArrayList<>();
        sheet.option(key).ifPresent(option -> options.getOrDefault(key.list(), Choices.NOTHING).all(key.id())
                .forEach(taken -> all.add(OptionInstance.of(option, taken))));
        all.addAll(given(key));
        return all;
    }

    /** Through what options with a tag are there. */
    List<OptionInstance> tagged(String tag) {
        return index.through(new Quantity.Tagged(tag));
    }

    /** Through what an option is there without being taken. */
    List<OptionInstance> given(OptionKey option) {
        return index.through(new Quantity.Has(option));
    }

    /** Through what the options of a list are there without being taken. */
    List<OptionInstance> given(String list) {
        return index.through(new Quantity.Count(list));
    }

    /** Through what options are there that ask for something of a set or list. */
    List<OptionInstance> asking(String which) {
        return index.through(new Quantity.Answers(which));
    }

    /** What a character's options give when they are others. */
    EffectInstances updatedTo(Map<String, KeyedList<TakenOption>> others, WorkBudget budget) {
        return others == options ? this : new EffectInstances(sheet, others, indexed(others, budget));
    }

    /** What others would give, while a character's options stay what they are. */
    EffectInstances asIfTaken(Map<String, KeyedList<TakenOption>> others, WorkBudget budget) {
        return new EffectInstances(sheet, options, indexed(others, budget));
    }

    private IndexedEffects indexed(Map<String, KeyedList<TakenOption>> others, WorkBudget budget) {
        Map<Integer, TakenOption> gone = new LinkedHashMap<>();
        Map<Integer, TakenOption> come = new LinkedHashMap<>();
        KeyedList<TakenOption> nothing = Choices.NOTHING;
        others.forEach((list, now) -> {
            KeyedList<TakenOption> old = index.options().getOrDefault(list, nothing);
            if (old != now) {
                old.compare(now, gone::put, come::put);
            }
        });
        index.options().forEach((list, old) -> {
            if (!others.containsKey(list)) {
                old.compare(nothing, gone::put, come::put);
            }
        });
        return index.updated(others, gone.keySet(), come, sheet, budget);
    }
}
