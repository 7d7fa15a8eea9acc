package lampblack.rules.roll;

import java.util.ArrayList;
import java.util.List;
import lampblack.diagnostic.Span;
import lampblack.node.MapNode;
import lampblack.node.Node;
import lampblack.rules.PartKind;
import lampblack.rules.SheetRules;
import lampblack.rules.track.Track;

/**
 * A row of a track that has a mark in it.
 *
 * @param sheet the id of the sheet that the track is on
 * @param whose the name of the part before its title, or empty
 * @param place where it is marked
 */
public record MarkedRow(String sheet, String whose, Track track, String row, Span place) {

    /** All rows with marks of play, those of parts too; a row with several marks is one. */
    public static List<MarkedRow> all(SheetRules sheet, MapNode now) {
        List<MarkedRow> all = new ArrayList<>();
        add(sheet, now, "", all);
        for (PartKind kind : sheet.parts().values()) {
            now.map(kind.id()).map(MapNode::all).orElse(List.of()).forEach(part -> part.value().asMap().ifPresent(
                    marks -> add(kind.sheet(), marks, part.key().text() + ": ", all)));
        }
        return all;
    }

    /** The rows with marks of play of a sheet itself, and not those of its parts. */
    public static List<MarkedRow> own(SheetRules sheet, MapNode now) {
        List<MarkedRow> all = new ArrayList<>();
        add(sheet, now, "", all);
        return all;
    }

    private static void add(SheetRules sheet, MapNode now, String whose, List<MarkedRow> all) {
        for (Track track : sheet.tracks().values()) {
            now.map(track.id()).ifPresent(marks -> track.shape().writtenRows().keySet().forEach(row ->
                    marks.get(row).flatMap(Node::asList).filter(list -> !list.isEmpty()).ifPresent(list ->
                            all.add(new MarkedRow(sheet.id(), whose, track, row, list.span())))));
        }
    }
}
