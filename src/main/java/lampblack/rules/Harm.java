package lampblack.rules;

import java.util.ArrayList;
import java.util.List;
import lampblack.diagnostic.Span;
import lampblack.node.ListNode;
import lampblack.node.MapNode;

/**
 * What a mark in a row, such as harm, does to a roll.
 *
 * @param row its title
 * @param place where it is marked
 */
public record Harm(String row, Boost boost, Span place) {

    /** All that marks of play do to a roll; a row with several marks does it once. */
    public static List<Harm> of(Roll roll, SheetRules sheet, MapNode now) {
        List<Harm> all = new ArrayList<>();
        for (Track track : sheet.tracks().values()) {
            if (track.shape() instanceof Shape.Rows rows) {
                now.map(track.id()).ifPresent(marks -> rows.rows().forEach((id, row) -> {
                    if (marks.get(id).orElse(null) instanceof ListNode list && !list.items().isEmpty()) {
                        row.gives().stream().filter(each -> each.roll().equals(roll.id())).map(AddToRoll::boost)
                                .forEach(each -> all.add(new Harm(row.label().title(), each, list.span())));
                    }
                }));
            }
        }
        return all;
    }
}
