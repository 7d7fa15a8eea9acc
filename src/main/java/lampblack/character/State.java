package lampblack.character;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * What a character's choices have come to at one moment; totals and caps are worked out from it, never stored. A state
 * shares what it can with the one it came from, so that a long history takes little.
 *
 * @param ratings by set, then by comparable name
 * @param options by list, in the order they were taken
 * @param taken the number of the option that is taken next, in whose order they stand
 * @param earned by currency
 * @param spent by currency
 * @param bought how often each advance was taken
 * @param milestones those reached
 * @param atCreation each rating as it was when creation ended, by {@code set.name}
 * @param playing whether the ledger has begun
 * @param parts by kind, then by comparable name
 */
public record State(
        Map<String, Named<Rating>> ratings,
        Map<String, Series<Taken>> options,
        int taken,
        Map<String, Long> earned,
        Map<String, Long> spent,
        Map<String, Long> bought,
        Set<String> milestones,
        Map<String, Long> atCreation,
        boolean playing,
        Map<String, Named<Part>> parts) {

    public static final State BLANK =
            new State(Map.of(), Map.of(), 0, Map.of(), Map.of(), Map.of(), Set.of(), Map.of(), false,
                    Map.of());

    /** A list from which nothing was taken. */
    public static final Series<Taken> NOTHING = Series.by(Taken::id);

    public Map<String, Rating> set(String id) {
        return named(id);
    }

    private Named<Rating> named(String set) {
        return ratings.getOrDefault(set, Named.none());
    }

    public Optional<Rating> rating(String set, String key) {
        return Optional.ofNullable(named(set).get(key));
    }

    public List<Taken> list(String id) {
        return series(id);
    }

    private Series<Taken> series(String list) {
        return options.getOrDefault(list, NOTHING);
    }

    /** Whatever was taken from a list under an id. */
    public List<Taken> taken(String list, String id) {
        return series(list).all(id);
    }

    /** How often an option of a list was taken. */
    public int times(String list, String id) {
        return series(list).count(id);
    }

    /** How many of its list were taken before it. */
    public int before(Taken taken) {
        return series(taken.list()).before(taken);
    }

    /** How many of the same were taken before it. */
    public int alikeBefore(Taken taken) {
        return series(taken.list()).alikeBefore(taken);
    }

    public long balance(String currency) {
        return earned.getOrDefault(currency, 0L) - spent.getOrDefault(currency, 0L);
    }

    /** The state with points added to a trait, which comes to be if it was not there. */
    public State plus(String set, String key, Rating added) {
        return with(set, key, rating(set, key).map(old -> old.plus(added.points())).orElse(added));
    }

    public State with(String set, String key, Rating rating) {
        return ratings(set, named(set).with(key, rating));
    }

    /** The state in which one trait has another name and rating, at its old place. */
    public State swapped(String set, String oldKey, String newKey, Rating rating) {
        return ratings(set, named(set).renamed(oldKey, newKey, rating));
    }

    private State ratings(String set, Named<Rating> changed) {
        return new State(put(ratings, set, changed), options, taken, earned, spent, bought, milestones, atCreation,
                playing, parts);
    }

    /**
     * The state after the ratings and options that another had before and after, where they were the same before;
     * empty where they were not.
     */
    public Optional<State> grown(State before, State after) {
        if (this == before) {
            return Optional.of(after);
        }
        return grown(ratings, before.ratings, after.ratings).flatMap(allRatings -> grown(options, before.options,
                after.options).map(all -> new State(allRatings, all, Math.max(taken, after.taken), earned, spent,
                        bought, milestones, atCreation, playing, parts)));
    }

    private static <V> Optional<Map<String, V>> grown(Map<String, V> now, Map<String, V> before, Map<String, V> after) {
        Map<String, V> grown = now;
        for (Map.Entry<String, V> each : before == after ? Set.<Map.Entry<String, V>>of() : after.entrySet()) {
            V old = before.get(each.getKey());
            if (old != each.getValue()) {
                if (now.get(each.getKey()) != old) {
                    return Optional.empty();
                }
                grown = put(grown, each.getKey(), each.getValue());
            }
        }
        return Optional.of(grown);
    }

    /** The state whose next option gets a number, or a higher one where that is taken. */
    public State from(int number) {
        return number <= taken ? this : options(options, number);
    }

    public State plus(Taken more) {
        return options(more.list(), series(more.list()).with(taken, more), taken + 1);
    }

    /** The state without one option, the last that was taken of several alike. */
    public State minus(Taken gone) {
        Series<Taken> list = series(gone.list());
        return list.number(gone, true).map(number -> options(gone.list(), list.without(number), taken)).orElse(this);
    }

    /** The state in which another option stands in the place of one. */
    public State swapped(Taken old, Taken other) {
        Series<Taken> list = series(old.list());
        return list.number(old, false).map(number -> options(old.list(), list.with(number, other), taken)).orElse(this);
    }

    /** The state in which nothing of a list is taken. */
    public State without(String list) {
        return options(list, NOTHING, taken);
    }

    private State options(String list, Series<Taken> changed, int next) {
        return options(put(options, list, changed), next);
    }

    private State options(Map<String, Series<Taken>> all, int next) {
        return new State(ratings, all, next, earned, spent, bought, milestones, atCreation,
                playing, parts);
    }

    public State earn(String currency, long amount) {
        return new State(ratings, options, taken, plus(earned, currency, amount), spent, bought, milestones, atCreation,
                playing, parts);
    }

    public State spend(String currency, long amount) {
        return new State(ratings, options, taken, earned, plus(spent, currency, amount), bought, milestones, atCreation,
                playing, parts);
    }

    public State buy(String advance) {
        return new State(ratings, options, taken, earned, spent, plus(bought, advance, 1), milestones, atCreation,
                playing, parts);
    }

    public State reach(String milestone) {
        Set<String> more = new LinkedHashSet<>(milestones);
        more.add(milestone);
        return new State(ratings, options, taken, earned, spent, bought, Collections.unmodifiableSet(more), atCreation,
                playing, parts);
    }

    /** The state at the moment creation is over, with what each rating then was. */
    public State play(Map<String, Long> totals) {
        return new State(ratings, options, taken, earned, spent, bought, milestones, Map.copyOf(totals), true,
                parts);
    }

    /** The parts of a kind by their comparable names. */
    public Map<String, Part> parts(String kind) {
        return parts.getOrDefault(kind, Named.none());
    }

    /** The state with a part, in the place of one of that name or behind the others. */
    public State plus(String kind, Part part) {
        return parts(kind, parts.getOrDefault(kind, Named.<Part>none()).with(part.key(), part));
    }

    /** The state without a part. */
    public State minus(String kind, Part part) {
        return parts(kind, parts.getOrDefault(kind, Named.<Part>none()).without(part.key()));
    }

    private State parts(String kind, Named<Part> changed) {
        return new State(ratings, options, taken, earned, spent, bought, milestones, atCreation, playing,
                put(parts, kind, changed));
    }

    private static Map<String, Long> plus(Map<String, Long> map, String key, long more) {
        return put(map, key, map.getOrDefault(key, 0L) + more);
    }

    private static <V> Map<String, V> put(Map<String, V> map, String key, V value) {
        Map<String, V> copy = new LinkedHashMap<>(map);
        copy.put(key, value);
        return Collections.unmodifiableMap(copy);
    }
}
