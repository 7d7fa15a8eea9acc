package lampblack.dice;

import java.util.ArrayList;
import java.util.List;
import lampblack.node.ListNode;
import lampblack.node.MapNode;
import lampblack.rules.AddToRoll;
import lampblack.rules.Boost;
import lampblack.rules.Roll;
import lampblack.rules.Shape;
import lampblack.rules.SheetRules;
import lampblack.rules.Track;

/**
 * What a mark in a row, such as harm, does to a roll.
 *
 * @param row its title
 */
public record Harm(String row, Boost boost) {

    /** All that marks of play do to a roll; a row with several marks does it once. */
    public static List<Harm> of(Roll roll, SheetRules sheet, MapNode now) {
        List<Harm> all = new ArrayList<>();
        for (Track track : sheet.tracks().values()) {
            if (track.shape() instanceof Shape.Rows rows) {
                now.map(track.id()).ifPresent(marks -> rows.rows().forEach((id, row) -> {
                    if (marks.get(id).orElse(null) instanceof ListNode list && !list.items().isEmpty()) {
                        row.gives().stream().filter(each -> each.roll().equals(roll.id())).map(AddToRoll::boost)
                                .forEach(each -> all.add(new Harm(row.label().title(), each)));
                    }
                }));
            }
        }
        return all;
    }
}
