package lampblack.difference;

import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import lampblack.ruleset.Credit;
import lampblack.ruleset.LoadedRuleset;
import lampblack.ruleset.Ruleset;
import lampblack.ruleset.migration.LayerVersions;
import lampblack.ruleset.migration.Version;

/**
 * What a game had when a version of it was released.
 *
 * @param bases the versions of those that it stands on, by id
 * @param rules tells one state of its other rules from another
 * @param words the same for all that is only said
 * @param spent the ways to what had become something else by then, or was gone, by sheet
 * @param things by sheet, then by the way to them; what is of the whole game under no sheet
 */
public record ReleasedGame(String id, String version, Map<String, String> bases, String rules, String words,
        Map<String, Set<String>> spent, Map<String, Map<String, ReleasedThing>> things) {

    /** A game as it is now. */
    public static ReleasedGame of(LoadedRuleset loaded) {
        Ruleset game = loaded.ruleset();
        Map<String, String> bases = new LinkedHashMap<>();
        for (Credit credit : game.credits()) {
            if (!credit.ruleset().equals(game.id())) {
                bases.put(credit.ruleset(), credit.version());
            }
        }
        ShapeReader shapes = new ShapeReader(game);
        Map<String, Map<String, ReleasedThing>> all = new TreeMap<>();
        shapes.listed(loaded.tree()).forEach((group, things) -> things.forEach((way, thing) ->
                all.computeIfAbsent(group, sheet -> new TreeMap<>()).put(way, shapes.released(thing))));
        return new ReleasedGame(game.id(), game.version(), bases, shapes.rest(loaded.tree()),
                shapes.words(loaded.tree()), spent(game, all), all);
    }

    /** What the game itself says is called otherwise today or is there no longer, and has not come back. */
    private static Map<String, Set<String>> spent(Ruleset game, Map<String, Map<String, ReleasedThing>> there) {
        Map<String, Set<String>> spent = new TreeMap<>();
        game.migrations().sources(game.id()::equals).forEach((sheet, ways) -> ways.stream()
                .filter(way -> !there.getOrDefault(sheet, Map.of()).containsKey(way))
                .forEach(way -> spent.computeIfAbsent(sheet, key -> new TreeSet<>()).add(way)));
        return spent;
    }

    /** The versions of its layers under which what it made was written. */
    public LayerVersions versions() {
        Map<String, Version> all = new HashMap<>();
        bases.forEach((layer, number) -> Version.of(number).ifPresent(found -> all.put(layer, found)));
        Version.of(version).ifPresent(found -> all.put(id, found));
        return new LayerVersions(all);
    }
}
