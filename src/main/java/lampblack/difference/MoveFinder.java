package lampblack.difference;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import lampblack.node.NodePrinter;
import lampblack.rules.option.OptionKey;
import lampblack.ruleset.migration.BlockPath;

/** Finds options that are gone from one list among what is new in another of their sheet. */
final class MoveFinder {

    /** Fewer words than this are too few for two texts to be the same by no accident. */
    private static final int TELLING = 4;

    private final OtherIds ids;
    private final List<Thing> gone = new ArrayList<>();
    private final Map<String, List<Thing>> added = new HashMap<>();
    private final Set<Thing> taken = Collections.newSetFromMap(new IdentityHashMap<>());

    private MoveFinder(OtherIds ids) {
        this.ids = ids;
    }

    /** @param changes of which some may be moves */
    static List<ThingPair> find(List<Change> changes) {
        MoveFinder finder = new MoveFinder(OtherIds.of(changes));
        for (Change change : changes) {
            switch (change) {
                case Change.Vanished vanished when vanished.because().isEmpty() && isInList(vanished.thing()) ->
                        finder.gone.add(vanished.thing());
                case Change.Appeared appeared -> finder.add(appeared.thing());
                case Change.Vanished retired -> { }
                case Change.Parted parted -> { }
                case Change.Became became -> { }
                case Change.NewId renamed -> { }
                case Change.NewFigure figure -> { }
                case Change.NewWords words -> { }
                case Change.NewRule rule -> { }
            }
        }
        return finder.pairs();
    }

    /** What is new, and what is in it. */
    private void add(Thing thing) {
        if (isInList(thing)) {
            marks(thing).values().forEach(mark -> added.computeIfAbsent(mark, first -> new ArrayList<>()).add(thing));
        }
        thing.blocks().values().forEach(block -> block.values().forEach(this::add));
    }

    /** Each thing that is gone takes what has its id, then what has its title, then what has its text or rules. */
    private List<ThingPair> pairs() {
        List<ThingPair> pairs = new ArrayList<>();
        for (Likeness likeness : List.of(Likeness.SAME_ID, Likeness.TITLE, Likeness.TEXT, Likeness.RULES)) {
            for (Thing was : List.copyOf(gone)) {
                Optional.ofNullable(marks(was).get(likeness)).flatMap(mark -> place(was, mark)).ifPresent(place -> {
                    taken.add(place);
                    gone.remove(was);
                    pairs.add(new ThingPair(was, place, reasons(was, place)));
                });
            }
        }
        return pairs;
    }

    private Optional<Thing> place(Thing was, String mark) {
        BlockPath old = ids.today(was);
        return added.getOrDefault(mark, List.of()).stream().filter(thing -> !taken.contains(thing)
                && thing.sheet().equals(ids.sheetToday(was.sheet()))
                && thing.path().partKind().equals(old.partKind())
                && !thing.path().block().equals(old.block())).findFirst();
    }

    private static List<Likeness> reasons(Thing was, Thing is) {
        Map<Likeness, String> now = marks(is);
        return marks(was).entrySet().stream().filter(mark -> mark.getValue().equals(now.get(mark.getKey())))
                .map(Map.Entry::getKey).toList();
    }

    /** What something is known by in another list. */
    private static Map<Likeness, String> marks(Thing thing) {
        Map<Likeness, String> marks = new LinkedHashMap<>();
        marks.put(Likeness.SAME_ID, "id " + thing.id());
        marks.put(Likeness.TITLE, "title " + thing.title());
        String text = said(thing, way -> way.equals("text"));
        if (Features.words(text).size() >= TELLING) {
            marks.put(Likeness.TEXT, "text " + text);
        }
        String rules = said(thing, way -> !Meaning.of(thing.kind(), way).isWords());
        if (!rules.isEmpty()) {
            // What gives or costs the same is another thing, unless its id is of the same words.
            Set<String> words = Features.words(thing.id().replace('-', ' '));
            marks.put(Likeness.RULES, "rules " + words.stream().sorted().toList() + rules);
        }
        return marks;
    }

    private static String said(Thing thing, Predicate<String> isMeant) {
        StringBuilder out = new StringBuilder();
        thing.facts().keySet().stream().filter(isMeant).sorted().forEach(way -> out.append(way).append(' ')
                .append(NodePrinter.line(thing.facts().get(way))).append(' '));
        return out.toString();
    }

    private static boolean isInList(Thing thing) {
        return thing.path().isOption() && !thing.path().list().equals(OptionKey.PLAYBOOKS);
    }
}
