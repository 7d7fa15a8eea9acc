package lampblack.difference;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Everything that is otherwise in the later of two rulesets.
 *
 * @param changes sheet by sheet and block by block
 */
public record RulesetDifference(List<Change> changes) {

    public boolean isNothing() {
        return changes.isEmpty();
    }

    /** How many changes there are of each sort that there is. */
    public Map<ChangeSort, Integer> counts() {
        Map<ChangeSort, Integer> counts = new EnumMap<>(ChangeSort.class);
        changes.forEach(change -> counts.merge(ChangeSort.of(change), 1, Integer::sum));
        return counts;
    }

    /** A text of the earlier ruleset with the ids that the later one says it has instead. */
    public String withIdsOfToday(String text) {
        Map<String, String> today = new HashMap<>();
        for (Change change : changes) {
            switch (change) {
                case Change.NewId renamed when renamed.isSaid() ->
                        today.putIfAbsent(renamed.was().id(), renamed.thing().id());
                case Change.NewId likely -> { }
                case Change.Appeared appeared -> { }
                case Change.Vanished vanished -> { }
                case Change.NewFigure figure -> { }
                case Change.NewWords words -> { }
                case Change.NewRule rule -> { }
            }
        }
        return new RenamedWords(today).today(text);
    }

    /** The changes by the block that what has changed stands in, with the sheet before it. */
    public Map<String, List<Change>> byBlock() {
        Map<String, List<Change>> blocks = new LinkedHashMap<>();
        changes.forEach(change -> blocks.computeIfAbsent(block(change.thing()), key -> new ArrayList<>()).add(change));
        return blocks;
    }

    private static String block(Thing thing) {
        return thing.sheet().isEmpty() || thing.path().block().isEmpty() || thing.path().block().equals("sheets")
                ? thing.path().block() : thing.sheet() + "." + thing.path().block();
    }
}
