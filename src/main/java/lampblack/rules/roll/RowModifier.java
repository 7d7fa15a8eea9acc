package lampblack.rules.roll;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import lampblack.diagnostic.Span;
import lampblack.node.MapNode;
import lampblack.rules.derived.DerivedSheet;
import lampblack.rules.effect.ModifyRoll;
import lampblack.rules.track.TrackShape;

/**
 * What marks in a row, such as harm, do to a roll.
 *
 * @param marked the row that is marked
 * @param counts the id of the row whose rules count for it, which is a milder one where something makes it milder
 */
public record RowModifier(MarkedRow marked, String counts, RollModifier modifier) {

    /**
     * What marked rows do to a roll; a row with several marks does it once.
     *
     * @param milder by how many rows marks count milder, by sheet and track
     */
    public static List<RowModifier> of(Roll roll, List<MarkedRow> marked, Map<String, Long> milder) {
        List<RowModifier> all = new ArrayList<>();
        for (MarkedRow row : marked) {
            Map<String, TrackShape.TrackRow> rows = row.track().shape().writtenRows();
            List<String> ids = List.copyOf(rows.keySet());
            long place = ids.indexOf(row.row()) - Math.max(0, milder.getOrDefault(key(row.sheet(), row.track().id()),
                    0L));
            if (place >= 0) {
                String counts = ids.get((int) place);
                given(roll, rows.get(counts)).forEach(modifier -> all.add(new RowModifier(row, counts, modifier)));
            }
        }
        return all;
    }

    /** What marks of play do to a roll, with what always makes them milder. */
    public static List<RowModifier> of(Roll roll, DerivedSheet derived, MapNode now) {
        Map<String, Long> milder = new LinkedHashMap<>();
        List<DerivedSheet> all = new ArrayList<>(List.of(derived));
        derived.sheet().parts().keySet().forEach(kind -> all.addAll(derived.parts(kind)));
        for (DerivedSheet sheet : all) {
            sheet.rollModifiers(roll.id()).stream()
                    .filter(modifier -> modifier.when().isEmpty() && modifier.with().isEmpty())
                    .forEach(modifier -> modifier.figures().forEach((figure, rows) -> {
                        if (figure.kind() == RollFigure.RollFigureKind.MILDER) {
                            milder.merge(key(sheet.sheet().id(), figure.track()), rows, Long::sum);
                        }
                    }));
        }
        return of(roll, roll.isOfPart() ? MarkedRow.own(derived.sheet(), now) : MarkedRow.all(derived.sheet(), now),
                milder);
    }

    /** A track of a sheet, by which it is said how much milder its rows count. */
    public static String key(String sheet, String track) {
        return sheet + " " + track;
    }

    /** The id of the row that is marked, with a number where what counts for it does so on several occasions. */
    public String id(Roll roll) {
        return modifier.name(marked.row(), given(roll, marked.track().shape().writtenRows().get(counts)));
    }

    private static List<RollModifier> given(Roll roll, TrackShape.TrackRow row) {
        return row.gives().stream().filter(modifyRoll -> modifyRoll.roll().equals(roll.id()))
                .map(ModifyRoll::modifier).toList();
    }

    /** The title of the row that is marked, behind the name of its part and before the milder one that counts. */
    public String title() {
        String title = marked.whose() + title(marked.row());
        return counts.equals(marked.row()) ? title : title + " \u2192 " + title(counts);
    }

    private String title(String row) {
        return marked.track().shape().writtenRows().get(row).label().title();
    }

    public Span place() {
        return marked.place();
    }
}
