package lampblack.rules.derived;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import lampblack.character.TakenOption;
import lampblack.character.KeyedList;
import lampblack.character.PersistentTreeMap;
import lampblack.rules.Quantity;
import lampblack.rules.SheetRules;
import lampblack.rules.WorkBudget;
import lampblack.rules.effect.EffectInstance;
import lampblack.rules.effect.OptionInstance;

/**
 * What options give, by what it acts on and then by the number of the option.
 *
 * @param options those that it was made of
 * @param found what each of them brought, by its number
 * @param without the numbers of a few that are gone since
 * @param more one that has come since
 */
record IndexedEffects(Map<String, KeyedList<TakenOption>> options, QuantityIndex<EffectInstance> instances,
        QuantityIndex<OptionInstance> sources, PersistentTreeMap<Integer, FoundEffects> found, Set<Integer> without,
        Optional<LatestPick> more) {

    /** How many that are gone are looked past: the one that is judged, and the one that another takes the place of. */
    private static final int FEW = 2;

    /** One that has come since, with what it brings. */
    private record LatestPick(int number, TakenOption taken, FoundEffects found) {

        boolean is(int other, TakenOption pick) {
            return number == other && taken == pick;
        }
    }

    static IndexedEffects none(Map<String, KeyedList<TakenOption>> options) {
        return new IndexedEffects(options, QuantityIndex.empty(), QuantityIndex.empty(), PersistentTreeMap.empty(),
                Set.of(), Optional.empty());
    }

    boolean areOn(Class<? extends Quantity> kind) {
        return instances.knows(kind) || more.isPresent() && more.get().found.areOn(kind);
    }

    List<EffectInstance> on(Quantity quantity) {
        return all(instances.of(quantity), more.map(pick -> pick.found.instances().get(quantity)));
    }

    List<OptionInstance> through(Quantity quantity) {
        return all(sources.of(quantity), more.map(pick -> pick.found.sources().get(quantity)));
    }

    private <T> List<T> all(PersistentTreeMap<Integer, List<T>> indexed, Optional<List<T>> latest) {
        PersistentTreeMap<Integer, List<T>> all = indexed;
        for (int gone : without) {
            all = all.without(gone);
        }
        if (latest.isPresent()) {
            all = all.with(more.get().number, latest.get());
        }
        if (all.size() < 2) {
            return all.isEmpty() ? List.of() : all.values().get(0);
        }
        List<T> list = new ArrayList<>();
        all.values().forEach(list::addAll);
        return Collections.unmodifiableList(list);
    }

    /**
     * What others give.
     *
     * @param gone the numbers of those that are no longer among them
     * @param come those that were not among them, by their numbers
     */
    IndexedEffects updated(Map<String, KeyedList<TakenOption>> others, Set<Integer> gone,
            Map<Integer, TakenOption> come, SheetRules sheet, WorkBudget budget) {
        // What is tried differs by one, and each option is judged as if it were not there: to look past one, and at
        // one besides, is less work than to index them.
        if (come.size() <= 1 && gone.size() <= FEW) {
            Optional<LatestPick> latest = come.entrySet().stream().findFirst()
                    .map(entry -> latest(entry.getKey(), entry.getValue(), sheet, budget));
            return gone.equals(without) && latest.equals(more) ? this
                    : new IndexedEffects(options, instances, sources, found, Set.copyOf(gone), latest);
        }
        QuantityIndex.Update<EffectInstance> effects = instances.update();
        QuantityIndex.Update<OptionInstance> givers = sources.update();
        PersistentTreeMap<Integer, FoundEffects> all = found;
        for (int number : gone) {
            FoundEffects lost = found.get(number).orElseThrow();
            budget.take(1);
            lost.instances().keySet().forEach(key -> effects.take(key, number));
            lost.sources().keySet().forEach(key -> givers.take(key, number));
            all = all.without(number);
        }
        for (Map.Entry<Integer, TakenOption> entry : come.entrySet()) {
            int number = entry.getKey();
            FoundEffects won = latest(number, entry.getValue(), sheet, budget).found;
            won.instances().forEach((key, instances) -> effects.put(key, number, instances));
            won.sources().forEach((key, instances) -> givers.put(key, number, instances));
            all = all.with(number, won);
        }
        return new IndexedEffects(others, effects.index(), givers.index(), all, Set.of(), Optional.empty());
    }

    private LatestPick latest(int number, TakenOption taken, SheetRules sheet, WorkBudget budget) {
        return more.filter(pick -> pick.is(number, taken)).orElseGet(() -> new LatestPick(number, taken,
                FoundEffects.of(taken, sheet, budget)));
    }
}
