package lampblack.difference;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import lampblack.ruleset.LoadedRuleset;
import lampblack.ruleset.migration.BlockPath;
import lampblack.ruleset.migration.LayerVersions;
import lampblack.ruleset.migration.Migrations;
import lampblack.ruleset.migration.Renaming;
import lampblack.ruleset.migration.RuleChange;

/**
 * What became of everything that a game had when it was last released.
 *
 * @param released as it was then
 * @param now the same of today
 * @param kept what is still there, in the order of the lock
 * @param gone what is not, without what stood in something else that is gone
 * @param appeared what is there besides
 */
public record SinceRelease(ReleasedGame released, ReleasedGame now, List<Kept> kept, List<Gone> gone,
        List<Thing> appeared) {

    /** Something that is still there. @param sheet under which it was, as it was called */
    public record Kept(String sheet, BlockPath was, ReleasedThing released, Thing thing, ReleasedThing now) {

        public boolean isRenamed() {
            return !was.id().equals(thing.id());
        }

        /** Whether its rules are others under the same id. */
        public boolean isOtherwise() {
            return released.isOwn() && now.isOwn() && !isRenamed() && !released.hash().equals(now.hash());
        }
    }

    /**
     * Something that is no longer there.
     *
     * @param sheet under which it stood, as it is called today
     * @param way to it, each id on it as it is called today
     * @param said what the game says of that
     */
    public record Gone(String sheet, BlockPath was, BlockPath way, ReleasedThing released,
            Optional<RuleChange> said) {}

    /** Holds a game against what it was. */
    public static SinceRelease of(ReleasedGame released, LoadedRuleset game) {
        Map<String, Map<String, Thing>> today = new ShapeReader(game.ruleset()).listed(game.tree());
        ReleasedGame now = ReleasedGame.of(game);
        Migrations migrations = game.ruleset().migrations();
        LayerVersions made = released.versions();
        List<Kept> kept = new ArrayList<>();
        List<Gone> gone = new ArrayList<>();
        Set<Thing> known = Collections.newSetFromMap(new IdentityHashMap<>());
        released.things().forEach((group, things) -> {
            String sheet = group.equals(Renaming.GAME) ? group : migrations.sheetToday(group, made);
            Set<String> lost = new HashSet<>();
            things.forEach((path, thing) -> {
                BlockPath was = BlockPath.of(path);
                BlockPath way = migrations.wayToday(sheet, was, made);
                Thing found = today.getOrDefault(sheet, Map.of()).get(way.toString());
                if (found != null) {
                    known.add(found);
                    kept.add(new Kept(group, was, thing, found, now.things().get(sheet).get(way.toString())));
                } else if (lost.add(path) && isOutermost(was, lost) && hasSheet(today, sheet)) {
                    gone.add(new Gone(sheet, was, way, thing, migrations.explained(sheet, way, made)));
                }
            });
        });
        List<Thing> appeared = today.values().stream().flatMap(things -> things.values().stream())
                .filter(thing -> !known.contains(thing)).toList();
        return new SinceRelease(released, now, List.copyOf(kept), List.copyOf(gone), appeared);
    }

    /** Whether nothing stands on the way to something that is gone as well. */
    private static boolean isOutermost(BlockPath way, Set<String> lost) {
        for (BlockPath above = BlockPath.of(way.block()); !above.id().isEmpty(); above = BlockPath.of(above.block())) {
            if (lost.contains(above.toString())) {
                return false;
            }
        }
        return true;
    }

    private static boolean hasSheet(Map<String, Map<String, Thing>> today, String sheet) {
        return sheet.equals(Renaming.GAME) || today.getOrDefault(Renaming.GAME, Map.of())
                .containsKey("sheets." + sheet);
    }

    /** What the game itself has besides, without what stands in something else that is new. */
    public List<Thing> added() {
        Set<String> all = new HashSet<>();
        appeared.forEach(thing -> all.add(thing.group() + "/" + thing.path()));
        return appeared.stream().filter(thing -> thing.place().source().layer().equals(now.id()))
                .filter(thing -> !thing.group().isEmpty() ? !all.contains("/sheets." + thing.group()) : true)
                .filter(thing -> {
                    BlockPath above = BlockPath.of(thing.path().block());
                    while (!above.id().isEmpty() && !all.contains(thing.group() + "/" + above)) {
                        above = BlockPath.of(above.block());
                    }
                    return above.id().isEmpty();
                }).toList();
    }

    /** Whether the game's own rules are those that were released, whatever its words and those that it stands on. */
    public boolean hasSameShapes() {
        return gone.stream().noneMatch(one -> one.released().isOwn()) && added().isEmpty()
                && released.rules().equals(now.rules())
                && kept.stream().filter(one -> one.released().isOwn())
                        .noneMatch(one -> one.isOtherwise() || one.isRenamed());
    }

    /** Whether the words are the same as well. */
    public boolean hasSameWords() {
        return released.words().equals(now.words());
    }
}
