package lampblack.cli.diff;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import lampblack.difference.Change;
import lampblack.difference.OtherIds;
import lampblack.difference.Thing;
import lampblack.rules.option.OptionKey;
import lampblack.ruleset.migration.BlockPath;

/**
 * Options that are gone from one list and new in another of their sheet.
 *
 * @param places where each stands, by where it stood
 */
record MovedOptions(Map<Thing, Thing> places) {

    static MovedOptions of(List<Change> changes, OtherIds ids) {
        List<Thing> gone = new ArrayList<>();
        List<Thing> added = new ArrayList<>();
        for (Change change : changes) {
            switch (change) {
                case Change.Vanished vanished when vanished.because().isEmpty() -> gone.add(vanished.thing());
                case Change.Appeared appeared -> addAll(appeared.thing(), added);
                case Change.Vanished retired -> { }
                case Change.Parted parted -> { }
                case Change.Became became -> { }
                case Change.NewId renamed -> { }
                case Change.NewFigure figure -> { }
                case Change.NewWords words -> { }
                case Change.NewRule rule -> { }
            }
        }
        Map<Thing, Thing> places = new HashMap<>();
        for (Thing was : gone.stream().filter(MovedOptions::isInList).toList()) {
            find(was, added, ids).ifPresent(place -> {
                places.put(was, place);
                added.remove(place);
            });
        }
        return new MovedOptions(places);
    }

    /** What is new, and what is in it. */
    private static void addAll(Thing thing, List<Thing> added) {
        added.add(thing);
        thing.blocks().values().forEach(block -> block.values().forEach(inner -> addAll(inner, added)));
    }

    /** What has its id, or else what has its title, in another list. */
    private static Optional<Thing> find(Thing was, List<Thing> added, OtherIds ids) {
        BlockPath old = ids.today(was);
        List<Thing> elsewhere = added.stream().filter(thing -> isInList(thing)
                && thing.sheet().equals(ids.sheetToday(was.sheet()))
                && thing.path().partKind().equals(old.partKind())
                && !thing.path().block().equals(old.block())).toList();
        return elsewhere.stream().filter(thing -> thing.id().equals(was.id())).findFirst()
                .or(() -> elsewhere.stream().filter(thing -> thing.title().equals(was.title())).findFirst());
    }

    private static boolean isInList(Thing thing) {
        return thing.path().isOption() && !thing.path().list().equals(OptionKey.PLAYBOOKS);
    }
}
