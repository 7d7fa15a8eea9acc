package lampblack.rules.roll;

import java.util.ArrayList;
import java.util.List;
import lampblack.diagnostic.Span;
import lampblack.node.MapNode;
import lampblack.node.Node;
import lampblack.rules.PartKind;
import lampblack.rules.SheetRules;
import lampblack.rules.effect.ModifyRoll;
import lampblack.rules.track.Track;

/**
 * What marks in a row, such as harm, do to a roll.
 *
 * @param id the row's
 * @param row its title, behind the name of the part that it is marked on
 * @param place where it is marked
 */
public record RowModifier(String id, String row, RollModifier modifier, Span place) {

    /** All that marks of play do to a roll, those of parts too; a row with several marks does it once. */
    public static List<RowModifier> of(Roll roll, SheetRules sheet, MapNode now) {
        List<RowModifier> all = new ArrayList<>();
        add(roll, sheet, now, "", all);
        for (PartKind kind : sheet.parts().values()) {
            now.map(kind.id()).map(MapNode::all).orElse(List.of()).forEach(part -> part.value().asMap().ifPresent(
                    marks -> add(roll, kind.sheet(), marks, part.key().text() + ": ", all)));
        }
        return all;
    }

    private static void add(Roll roll, SheetRules sheet, MapNode now, String whose, List<RowModifier> all) {
        for (Track track : sheet.tracks().values()) {
            now.map(track.id()).ifPresent(marks -> track.shape().writtenRows().forEach((id, row) ->
                    marks.get(id).flatMap(Node::asList).filter(list -> !list.isEmpty()).ifPresent(list ->
                            row.gives().stream().filter(modifyRoll -> modifyRoll.roll().equals(roll.id()))
                                    .map(ModifyRoll::modifier).forEach(rollModifier -> all.add(new RowModifier(id,
                                            whose + row.label().title(), rollModifier, list.span()))))));
        }
    }
}
