package lampblack.character;

import java.util.ArrayList;
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
 * @param refilled what the beginnings of periods brought and took, by currency
 * @param returned what came back for what is no longer in the game
 * @param moved how creation moved what tracks start with
 * @param claimed how much was taken of what each step of creation is given, once play has begun; less than 0 where some of its own is left
 * @param begun the highest number of each period that has begun
 */
public record Choices(
        Map<String, InsertionOrderedMap<Rating>> ratings,
        Map<String, KeyedList<TakenOption>> options,
        int taken,
        Map<String, Long> earned,
        Map<String, Long> spent,
        Map<String, Long> bought,
        Set<String> milestones,
        Map<String, Long> atCreation,
        boolean playing,
        Map<String, InsertionOrderedMap<Part>> parts,
        Map<String, Long> refilled,
        List<Returned> returned,
        Map<String, Long> moved,
        Map<String, Long> claimed,
        Map<String, Long> begun) {

    public static final Choices BLANK =
            new Choices(Map.of(), Map.of(), 0, Map.of(), Map.of(), Map.of(), Set.of(), Map.of(), false,
                    Map.of(), Map.of(), List.of(), Map.of(), Map.of(), Map.of());

    /** A list from which nothing was taken. */
    public static final KeyedList<TakenOption> NOTHING = KeyedList.by(TakenOption::id);

    public Map<String, Rating> set(String id) {
        return named(id);
    }

    private InsertionOrderedMap<Rating> named(String set) {
        return ratings.getOrDefault(set, InsertionOrderedMap.none());
    }

    public Optional<Rating> rating(String set, String key) {
        return Optional.ofNullable(named(set).get(key));
    }

    public List<TakenOption> list(String id) {
        return series(id);
    }

    private KeyedList<TakenOption> series(String list) {
        return options.getOrDefault(list, NOTHING);
    }

    /** Whatever was taken from a list under an id. */
    public List<TakenOption> taken(String list, String id) {
        return series(list).all(id);
    }

    /** How often an option of a list was taken. */
    public int times(String list, String id) {
        return series(list).count(id);
    }

    /** How many of its list were taken before it. */
    public int before(TakenOption taken) {
        return series(taken.list()).before(taken);
    }

    /** How many of the same were taken before it. */
    public int alikeBefore(TakenOption taken) {
        return series(taken.list()).alikeBefore(taken);
    }

    public long balance(String currency) {
        return earned.getOrDefault(currency, 0L) - spent.getOrDefault(currency, 0L)
                + refilled.getOrDefault(currency, 0L) + back(currency);
    }

    /** How much of a currency came back for what is no longer in the game. */
    public long back(String currency) {
        long back = 0;
        for (Returned one : returned) {
            back += one.track().equals(currency) ? one.amount() : 0;
        }
        return back;
    }

    /** The state with points added to a trait, which comes to be if it was not there. */
    public Choices plus(String set, String key, Rating added) {
        return with(set, key, rating(set, key).map(old -> old.plus(added.points())).orElse(added));
    }

    public Choices with(String set, String key, Rating rating) {
        return ratings(set, named(set).with(key, rating));
    }

    /** The state in which one trait has another name and rating, at its old place. */
    public Choices swapped(String set, String oldKey, String newKey, Rating rating) {
        return ratings(set, named(set).renamed(oldKey, newKey, rating));
    }

    private Choices ratings(String set, InsertionOrderedMap<Rating> changed) {
        return new Choices(put(ratings, set, changed), options, taken, earned, spent, bought, milestones, atCreation,
                playing, parts, refilled, returned, moved, claimed, begun);
    }

    /**
     * The state after the ratings and options that another had before and after, where they were the same before;
     * empty where they were not.
     */
    public Optional<Choices> grown(Choices before, Choices after) {
        if (this == before) {
            return Optional.of(after);
        }
        return grown(ratings, before.ratings, after.ratings).flatMap(allRatings -> grown(options, before.options,
                after.options).map(all -> new Choices(allRatings, all, Math.max(taken, after.taken), earned, spent,
                        bought, milestones, atCreation, playing, parts, refilled, returned, moved, claimed, begun)));
    }

    private static <V> Optional<Map<String, V>> grown(Map<String, V> now, Map<String, V> before, Map<String, V> after) {
        Map<String, V> grown = now;
        for (Map.Entry<String, V> entry : before == after ? Set.<Map.Entry<String, V>>of() : after.entrySet()) {
            V old = before.get(entry.getKey());
            if (old != entry.getValue()) {
                if (now.get(entry.getKey()) != old) {
                    return Optional.empty();
                }
                grown = put(grown, entry.getKey(), entry.getValue());
            }
        }
        return Optional.of(grown);
    }

    /** The state whose next option gets a number, or a higher one where that is taken. */
    public Choices from(int number) {
        return number <= taken ? this : options(options, number);
    }

    public Choices plus(TakenOption more) {
        return options(more.list(), series(more.list()).with(taken, more), taken + 1);
    }

    /** The choices without one option, the last taken of several equal ones. */
    public Choices minus(TakenOption gone) {
        KeyedList<TakenOption> list = series(gone.list());
        return list.number(gone, true).map(number -> options(gone.list(), list.without(number), taken)).orElse(this);
    }

    /** The choices with one option replaced by another, of whichever list. */
    public Choices swapped(TakenOption old, TakenOption other) {
        KeyedList<TakenOption> list = series(old.list());
        return list.number(old, false).map(number -> {
            Map<String, KeyedList<TakenOption>> without = put(options, old.list(), list.without(number));
            KeyedList<TakenOption> target = without.getOrDefault(other.list(), NOTHING);
            return options(put(without, other.list(), target.with(number, other)), taken);
        }).orElse(this);
    }

    /** The choices without any option of a list. */
    public Choices without(String list) {
        return options(list, NOTHING, taken);
    }

    private Choices options(String list, KeyedList<TakenOption> changed, int next) {
        return options(put(options, list, changed), next);
    }

    private Choices options(Map<String, KeyedList<TakenOption>> all, int next) {
        return new Choices(ratings, all, next, earned, spent, bought, milestones, atCreation,
                playing, parts, refilled, returned, moved, claimed, begun);
    }

    public Choices earn(String currency, long amount) {
        return new Choices(ratings, options, taken, plus(earned, currency, amount), spent, bought, milestones,
                atCreation, playing, parts, refilled, returned, moved, claimed, begun);
    }

    public Choices spend(String currency, long amount) {
        return new Choices(ratings, options, taken, earned, plus(spent, currency, amount), bought, milestones,
                atCreation, playing, parts, refilled, returned, moved, claimed, begun);
    }

    /** The state after a period of a number began. */
    public Choices begin(String period, long number) {
        return new Choices(ratings, options, taken, earned, spent, bought, milestones, atCreation, playing, parts,
                refilled, returned, moved, claimed,
                plus(begun, period, Math.max(0, number - begun.getOrDefault(period, 0L))));
    }

    /** The state after the beginning of a period brought so much of a currency, or took it below 0. */
    public Choices refill(String currency, long amount) {
        return new Choices(ratings, options, taken, earned, spent, bought, milestones, atCreation, playing, parts,
                plus(refilled, currency, amount), returned, moved, claimed, begun);
    }

    /** The state after something came back for what is no longer in the game. */
    public Choices bringBack(Returned one) {
        List<Returned> all = new ArrayList<>(returned);
        all.add(one);
        return new Choices(ratings, options, taken, earned, spent, bought, milestones, atCreation, playing, parts,
                refilled, List.copyOf(all), moved, claimed, begun);
    }

    public Choices buy(String advance) {
        return new Choices(ratings, options, taken, earned, spent, plus(bought, advance, 1), milestones, atCreation,
                playing, parts, refilled, returned, moved, claimed, begun);
    }

    /** The state in which so much more was taken of what a step of creation is given. */
    public Choices claim(String step, long amount) {
        return amount == 0 ? this : new Choices(ratings, options, taken, earned, spent, bought, milestones, atCreation,
                playing, parts, refilled, returned, moved, plus(claimed, step, amount),
                begun);
    }

    public Choices reach(String milestone) {
        Set<String> more = new LinkedHashSet<>(milestones);
        more.add(milestone);
        return new Choices(ratings, options, taken, earned, spent, bought, Collections.unmodifiableSet(more),
                atCreation, playing, parts, refilled, returned, moved, claimed, begun);
    }

    /** The state in which creation brought a rating so much higher. */
    public Choices created(String trait, long amount) {
        return new Choices(ratings, options, taken, earned, spent, bought, milestones, plus(atCreation, trait, amount),
                playing, parts, refilled, returned, moved, claimed, begun);
    }

    /** The choices at the end of creation, with the ratings at that time. */
    public Choices play(Map<String, Long> totals, Map<String, Long> starts) {
        return new Choices(ratings, options, taken, earned, spent, bought, milestones, Map.copyOf(totals), true,
                parts, refilled, returned, Map.copyOf(starts), claimed, begun);
    }

    /** The parts of a kind by their comparable names. */
    public Map<String, Part> parts(String kind) {
        return parts.getOrDefault(kind, InsertionOrderedMap.none());
    }

    /** The choices with a part, which replaces one of the same name or is added last. */
    public Choices plus(String kind, Part part) {
        return parts(kind, parts.getOrDefault(kind, InsertionOrderedMap.<Part>none()).with(part.key(), part));
    }

    /** The choices without a part. */
    public Choices minus(String kind, Part part) {
        return parts(kind, parts.getOrDefault(kind, InsertionOrderedMap.<Part>none()).without(part.key()));
    }

    private Choices parts(String kind, InsertionOrderedMap<Part> changed) {
        return new Choices(ratings, options, taken, earned, spent, bought, milestones, atCreation, playing,
                put(parts, kind, changed), refilled, returned, moved, claimed, begun);
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
