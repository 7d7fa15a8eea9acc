package lampblack.ruleset.reading;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import lampblack.diagnostic.Code;
import lampblack.diagnostic.Diagnostic;
import lampblack.diagnostic.Message;
import lampblack.node.MapNode;
import lampblack.node.Scalar;
import lampblack.ruleset.Levels;

/** Reads what a table says of two sides that are compared by it. */
record LevelsReader(ElementReader reader) {

    private static final Pattern RANGE = Pattern.compile(
            "\\s*(-?[0-9]{1,4}|unlimited)(?:\\s*\\.\\.\\s*(-?[0-9]{1,4}|unlimited))?\\s*");

    Optional<Levels> levels(MapNode table) {
        return table.map("compare").map(map -> new Levels(map.text("levels").filter("rows"::equals).isEmpty(),
                map.integer("first").orElse(0L), map.text("together").filter("sum"::equals).isPresent(), shifts(map),
                differences(map)));
    }

    private Map<String, String> shifts(MapNode map) {
        Map<String, String> shifts = new LinkedHashMap<>();
        for (MapNode.Entry entry : map.map("shifts").map(MapNode::all).orElse(List.of())) {
            reader.reference(entry.key(), ReferenceKind.ROLL).ifPresent(roll -> {
                Scalar setting = (Scalar) entry.value();
                if (new RollModifierReader(reader).known(roll, setting, ReferenceKind.SETTING)) {
                    shifts.put(roll, setting.text());
                }
            });
        }
        return shifts;
    }

    private List<Levels.Difference> differences(MapNode map) {
        List<Levels.Difference> all = new ArrayList<>();
        for (Levels.Difference difference : reader.entries(map, "differences", this::difference).values()) {
            Optional<Levels.Difference> same = all.stream()
                    .filter(other -> other.least() <= difference.most() && difference.least() <= other.most())
                    .findFirst();
            same.ifPresent(other -> reader.report().add(Diagnostic.of(Code.RULESET__OVERLAPPING_OUTCOMES,
                    difference.label().place("on"), "one", other.label().id(), "other", difference.label().id())
                    .note(Message.of("note.outcome", "name", other.label().id()), other.label().place("on"))));
            all.add(difference);
        }
        return all;
    }

    /** One difference, or nothing where it is not written as a range. */
    private Levels.Difference difference(String id, MapNode.Entry entry) {
        MapNode map = ElementReader.body(entry);
        Scalar on = map.scalar("on").orElseThrow();
        Matcher range = RANGE.matcher(on.text());
        boolean written = range.matches() && (range.group(2) != null || !range.group(1).equals("unlimited"));
        long least = written ? end(range.group(1), Long.MIN_VALUE) : 0;
        long most = written ? end(range.group(2) == null ? range.group(1) : range.group(2), Long.MAX_VALUE) : 0;
        if (!written || most < least) {
            Diagnostic problem = Diagnostic.of(Code.RULESET__WRONG_RANGE, on.span(),
                    Message.of("ruleset.wrong-range.difference", "range", on.text()));
            reader.report()
                    .add(written ? problem.suggestName(on.text(), range.group(2) + ".." + range.group(1)) : problem);
            return null;
        }
        return new Levels.Difference(ElementReader.label(id, entry), least, most, map.text("says").orElse(""));
    }

    private static long end(String written, long unlimited) {
        return written.equals("unlimited") ? unlimited : Long.parseLong(written);
    }
}
