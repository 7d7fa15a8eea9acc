package lampblack.character;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.UnaryOperator;

/**
 * What a character's choices have come to at one moment; totals and caps are worked out from it, never stored.
 *
 * @param ratings by set, then by comparable name
 * @param options by list, in the order they were taken
 * @param earned by currency
 * @param spent by currency
 * @param bought how often each advance was taken
 * @param milestones those reached
 * @param atCreation each rating as it was when creation ended, by {@code set.name}
 * @param playing whether the ledger has begun
 */
public record State(
        Map<String, Map<String, Rating>> ratings,
        Map<String, List<Taken>> options,
        Map<String, Long> earned,
        Map<String, Long> spent,
        Map<String, Long> bought,
        Set<String> milestones,
        Map<String, Long> atCreation,
        boolean playing) {

    public static final State BLANK =
            new State(Map.of(), Map.of(), Map.of(), Map.of(), Map.of(), Set.of(), Map.of(), false);

    public Map<String, Rating> set(String id) {
        return ratings.getOrDefault(id, Map.of());
    }

    public Optional<Rating> rating(String set, String key) {
        return Optional.ofNullable(set(set).get(key));
    }

    public List<Taken> list(String id) {
        return options.getOrDefault(id, List.of());
    }

    /** Whatever was taken from a list under an id. */
    public List<Taken> taken(String list, String id) {
        return list(list).stream().filter(each -> each.id().equals(id)).toList();
    }

    public long balance(String currency) {
        return earned.getOrDefault(currency, 0L) - spent.getOrDefault(currency, 0L);
    }

    /** The state with points added to a trait, which comes to be if it was not there. */
    public State plus(String set, String key, Rating added) {
        return ratings(set, entries -> entries.merge(key, added, (old, more) -> old.plus(more.points())));
    }

    public State with(String set, String key, Rating rating) {
        return ratings(set, entries -> entries.put(key, rating));
    }

    /** The state with other traits in a set. */
    public State with(String set, Map<String, Rating> traits) {
        Map<String, Rating> entries = Collections.unmodifiableMap(new LinkedHashMap<>(traits));
        return new State(put(ratings, set, entries), options, earned, spent, bought, milestones, atCreation, playing);
    }

    /** The state in which one trait has another name and rating, at its old place. */
    public State swapped(String set, String oldKey, String newKey, Rating rating) {
        Map<String, Rating> renamed = new LinkedHashMap<>();
        set(set).forEach((key, old) -> renamed.put(key.equals(oldKey) ? newKey : key, key.equals(oldKey) ? rating : old));
        return ratings(set, entries -> {
            entries.clear();
            entries.putAll(renamed);
        });
    }

    private State ratings(String set, java.util.function.Consumer<Map<String, Rating>> change) {
        Map<String, Rating> entries = new LinkedHashMap<>(set(set));
        change.accept(entries);
        Map<String, Map<String, Rating>> all = put(ratings, set, Collections.unmodifiableMap(entries));
        return new State(all, options, earned, spent, bought, milestones, atCreation, playing);
    }

    public State plus(Taken taken) {
        return options(taken.list(), list -> {
            list.add(taken);
            return list;
        });
    }

    /** The state without one option, the last that was taken of several alike. */
    public State minus(Taken taken) {
        return options(taken.list(), list -> {
            list.remove(list.lastIndexOf(taken));
            return list;
        });
    }

    public State swapped(Taken old, Taken other) {
        return options(old.list(), list -> {
            list.set(list.indexOf(old), other);
            return list;
        });
    }

    /** The state in which nothing of a list is taken. */
    public State without(String list) {
        return options(list, taken -> List.of());
    }

    private State options(String list, UnaryOperator<List<Taken>> change) {
        List<Taken> changed = Collections.unmodifiableList(change.apply(new ArrayList<>(list(list))));
        return new State(ratings, put(options, list, changed), earned, spent, bought, milestones, atCreation, playing);
    }

    public State earn(String currency, long amount) {
        Map<String, Long> more = put(earned, currency, earned.getOrDefault(currency, 0L) + amount);
        return new State(ratings, options, more, spent, bought, milestones, atCreation, playing);
    }

    public State spend(String currency, long amount) {
        Map<String, Long> more = put(spent, currency, spent.getOrDefault(currency, 0L) + amount);
        return new State(ratings, options, earned, more, bought, milestones, atCreation, playing);
    }

    public State buy(String advance) {
        Map<String, Long> more = put(bought, advance, bought.getOrDefault(advance, 0L) + 1);
        return new State(ratings, options, earned, spent, more, milestones, atCreation, playing);
    }

    public State reach(String milestone) {
        Set<String> more = new LinkedHashSet<>(milestones);
        more.add(milestone);
        return new State(ratings, options, earned, spent, bought, Collections.unmodifiableSet(more), atCreation, playing);
    }

    /** The state at the moment creation is over, with what each rating then was. */
    public State play(Map<String, Long> totals) {
        return new State(ratings, options, earned, spent, bought, milestones, Map.copyOf(totals), true);
    }

    private static <V> Map<String, V> put(Map<String, V> map, String key, V value) {
        Map<String, V> copy = new LinkedHashMap<>(map);
        copy.put(key, value);
        return Collections.unmodifiableMap(copy);
    }
}
