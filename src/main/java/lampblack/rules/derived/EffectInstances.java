package lampblack.rules.derived;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import lampblack.character.Choices;
import lampblack.character.TakenOption;
import lampblack.character.collection.KeyedList;
import lampblack.character.collection.PersistentTreeMap;
import lampblack.rules.Quantity;
import lampblack.rules.SheetRules;
import lampblack.rules.WorkBudget;
import lampblack.rules.effect.ChangeSize;
import lampblack.rules.effect.Effect;
import lampblack.rules.effect.EffectBlock;
import lampblack.rules.effect.EffectInstance;
import lampblack.rules.effect.OptionInstance;
import lampblack.rules.option.Option;
import lampblack.rules.option.OptionKey;

/**
 * All that the options of a character give, found by what it acts on, whether or not its conditions hold. It never
 * changes: added and removed options are indexed without looking at the others again.
 */
final class EffectInstances {

    /** What indexing one option or effect is charged. */
    private static final int TELLING = 4;

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
        return new EffectInstances(sheet, options, new IndexedEffects(options, PersistentTreeMap.empty(),
                PersistentTreeMap.empty(), Optional.empty()));
    }

    /** Every effect on a quantity, in the order the options were taken. */
    List<EffectInstance> on(Quantity quantity) {
        return index.all(index.instances, quantity);
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
        return index.all(index.sources, new Quantity.Tagged(tag));
    }

    /** Through what an option is there without being taken. */
    List<OptionInstance> given(OptionKey option) {
        return index.all(index.sources, new Quantity.Has(option));
    }

    /** Through what the options of a list are there without being taken. */
    List<OptionInstance> given(String list) {
        return index.all(index.sources, new Quantity.Count(list));
    }

    /** Through what options are there that ask for something of a set or list. */
    List<OptionInstance> asking(String which) {
        return index.all(index.sources, new Quantity.Answers(which));
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
        others.forEach((list, now) -> index.options.getOrDefault(list, nothing).compare(now, gone::put, come::put));
        index.options.forEach((list, old) -> {
            if (!others.containsKey(list)) {
                old.compare(nothing, gone::put, come::put);
            }
        });
        // To look past one is less work than to take it out, and each option is judged as if it were not there.
        if (come.isEmpty() && gone.size() <= 1) {
            return index.without(gone.keySet().stream().findFirst());
        }
        IndexUpdate change = new IndexUpdate(budget);
        gone.forEach(change::take);
        come.forEach(change::put);
        return new IndexedEffects(others, change.gifts, change.givers, Optional.empty());
    }

    /**
     * What options give, by what it acts on and then by the number of the option.
     *
     * @param options those that it was made of
     * @param without the number of one that is gone since
     */
    private record IndexedEffects(Map<String, KeyedList<TakenOption>> options,
            PersistentTreeMap<Quantity, PersistentTreeMap<Integer, List<EffectInstance>>> instances,
            PersistentTreeMap<Quantity, PersistentTreeMap<Integer, List<OptionInstance>>> sources,
            Optional<Integer> without) {

        IndexedEffects without(Optional<Integer> gone) {
            return gone.equals(without) ? this : new IndexedEffects(options, instances, sources, gone);
        }

        <T> List<T> all(PersistentTreeMap<Quantity, PersistentTreeMap<Integer, List<T>>> of, Quantity key) {
            PersistentTreeMap<Integer, List<T>> found = of.get(key).orElse(PersistentTreeMap.empty());
            if (without.isPresent() && !found.isEmpty()) {
                found = found.without(without.get());
            }
            if (found.size() < 2) {
                return found.isEmpty() ? List.of() : found.values().get(0);
            }
            List<T> all = new ArrayList<>();
            found.values().forEach(all::addAll);
            return Collections.unmodifiableList(all);
        }
    }

    /** The index while options are put in and taken out. */
    private final class IndexUpdate {

        private final WorkBudget budget;
        private PersistentTreeMap<Quantity, PersistentTreeMap<Integer, List<EffectInstance>>> gifts = index.instances;
        private PersistentTreeMap<Quantity, PersistentTreeMap<Integer, List<OptionInstance>>> givers = index.sources;

        IndexUpdate(WorkBudget budget) {
            this.budget = budget;
        }

        void put(int number, TakenOption taken) {
            found(taken).ifPresent(found -> {
                found.instances.forEach((key, effectInstances) -> gifts = put(gifts, key, number, effectInstances));
                found.sources.forEach((key, optionInstances) -> givers = put(givers, key, number, optionInstances));
            });
        }

        void take(int number, TakenOption taken) {
            found(taken).ifPresent(found -> {
                found.instances.keySet().forEach(key -> gifts = without(gifts, key, number));
                found.sources.keySet().forEach(key -> givers = without(givers, key, number));
            });
        }

        private Optional<FoundEffects> found(TakenOption taken) {
            budget.take(1);
            return sheet.option(taken.list(), taken.id()).map(option -> {
                FoundEffects found = new FoundEffects(new TreeMap<>(), new TreeMap<>());
                admit(OptionInstance.of(option, taken), found);
                return found;
            });
        }

        private void admit(OptionInstance source, FoundEffects found) {
            if (!budget.take(TELLING)) {
                return;
            }
            if (!source.isLeft()) {
                found.add(source);
                source.option().became(sheet).forEach(today -> found.put(new Quantity.Has(today), source));
            }
            for (EffectBlock block : source.option().gives()) {
                if (!block.isMeant(source)) {
                    continue;
                }
                boolean affordable = budget.take(TELLING * (1 + block.effects().size()));
                for (Effect effect : affordable ? block.effects() : List.<Effect>of()) {
                    if (source.leavesOut(block, effect, sheet)) {
                        continue;
                    }
                    effect.changedQuantity(source).ifPresent(
                            quantity -> found.add(quantity, new EffectInstance(effect, source, block)));
                    effect.grantedOption().flatMap(target -> target.option(source)).flatMap(sheet::option)
                            .map(option -> option.given(sheet)).filter(option -> !source.dependsOn(option.key()))
                            .ifPresent(option -> admit(new OptionInstance(option, Optional.empty(),
                                    Optional.of(source), Optional.of(block)), found));
                }
            }
        }

        private static <T> PersistentTreeMap<Quantity, PersistentTreeMap<Integer, List<T>>> put(
                PersistentTreeMap<Quantity, PersistentTreeMap<Integer, List<T>>> index, Quantity key,
                int number, List<T> more) {
            return index.with(key, index.get(key).orElse(PersistentTreeMap.empty()).with(number, more));
        }

        private static <T> PersistentTreeMap<Quantity, PersistentTreeMap<Integer, List<T>>> without(
                PersistentTreeMap<Quantity, PersistentTreeMap<Integer, List<T>>> index,
                Quantity key, int number) {
            PersistentTreeMap<Integer, List<T>> rest = index.get(key).orElse(PersistentTreeMap.empty()).without(number);
            return rest.isEmpty() ? index.without(key) : index.with(key, rest);
        }
    }

    /** What a single pick brings. */
    private record FoundEffects(
            Map<Quantity, List<EffectInstance>> instances, Map<Quantity, List<OptionInstance>> sources) {

        void add(Quantity quantity, EffectInstance instance) {
            instances.computeIfAbsent(quantity, key -> new ArrayList<>()).add(instance);
            if (instance.effect() instanceof ChangeSize resize && resize.set().isPresent()) {
                instances.computeIfAbsent(new Quantity.SetSize(resize.track()), key -> new ArrayList<>()).add(instance);
            }
        }

        void add(OptionInstance source) {
            Option option = source.option();
            option.tags().forEach(tag -> put(new Quantity.Tagged(tag), source));
            option.asks().values().forEach(
                    question -> question.which().ifPresent(which -> put(new Quantity.Answers(which), source)));
            if (source.taken().isEmpty()) {
                put(new Quantity.Count(option.key().list()), source);
                put(new Quantity.Has(option.key()), source);
            }
        }

        private void put(Quantity key, OptionInstance source) {
            sources.computeIfAbsent(key, name -> new ArrayList<>()).add(source);
        }
    }
}
