package lampblack.difference;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * What the later of two rulesets says that it merged or moved, and what it seems to have moved.
 *
 * @param former the things of the earlier one, by the sheet and path of what they became
 * @param gone the sheets and paths of those things
 * @param likely why something is taken for what it was, where nobody says so
 */
record Becoming(Map<String, List<Thing>> former, Set<String> gone, Map<String, List<Likeness>> likely) {

    static final Becoming NOTHING = new Becoming(Map.of(), Set.of(), Map.of());

    static Becoming of(Thing was, Thing is, SaidNames said) {
        if (!said.becomes()) {
            return NOTHING;
        }
        Set<String> known = new HashSet<>();
        all(is).forEach(thing -> known.add(key(thing.sheet(), thing.path().toString())));
        Becoming becoming = new Becoming(new HashMap<>(), new HashSet<>(), Map.of());
        for (Thing thing : all(was)) {
            Optional<String> today = said.became(thing).map(path -> key(thing.sheet(), path.toString()))
                    .filter(known::contains);
            today.ifPresent(path -> {
                becoming.former.computeIfAbsent(path, first -> new ArrayList<>()).add(thing);
                becoming.gone.add(key(thing.sheet(), thing.path().toString()));
            });
        }
        return becoming;
    }

    /** The same with what seems to stand elsewhere. */
    Becoming with(List<ThingPair> moved) {
        Becoming next = new Becoming(new HashMap<>(former), new HashSet<>(gone), new HashMap<>(likely));
        for (ThingPair pair : moved) {
            String place = key(pair.is().sheet(), pair.is().path().toString());
            next.former.put(place, List.of(pair.was()));
            next.gone.add(key(pair.was().sheet(), pair.was().path().toString()));
            next.likely.put(place, pair.reasons());
        }
        return next;
    }

    private static List<Thing> all(Thing thing) {
        List<Thing> all = new ArrayList<>(List.of(thing));
        thing.blocks().values().forEach(block -> block.values().forEach(inner -> all.addAll(all(inner))));
        return all;
    }

    private static String key(String sheet, String path) {
        return sheet + "/" + path;
    }

    /** What has become a thing of the later one. */
    Optional<Change.Became> into(Thing thing) {
        String place = key(thing.sheet(), thing.path().toString());
        return Optional.ofNullable(former.get(place)).map(were -> new Change.Became(List.copyOf(were), thing,
                likely.getOrDefault(place, List.of(Likeness.SAID))));
    }

    /** Whether a thing of the earlier one has become another. */
    boolean isGone(Thing was) {
        return gone.contains(key(was.sheet(), was.path().toString()));
    }
}
