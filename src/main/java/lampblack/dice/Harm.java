package lampblack.dice;

import java.util.ArrayList;
import java.util.List;
import lampblack.node.ListNode;
import lampblack.node.MapNode;
import lampblack.rules.AddToRoll;
import lampblack.rules.PartKind;
import lampblack.rules.Roll;
import lampblack.rules.Shape;
import lampblack.rules.SheetRules;
import lampblack.rules.Track;

/** What marks in rows, such as harm, do to a roll. */
public final class Harm {

    private Harm() {}

    /** All that marks of play do to a roll; a row with several marks does it once. */
    public static List<NamedBoost> of(Roll roll, SheetRules sheet, MapNode now) {
        List<NamedBoost> all = new ArrayList<>();
        add(roll, sheet, now, "", all);
        for (PartKind kind : sheet.parts().values()) {
            now.map(kind.id()).map(MapNode::all).orElse(List.of()).forEach(part -> {
                if (part.value() instanceof MapNode marks) {
                    add(roll, kind.sheet(), marks, part.key().text() + ": ", all);
                }
            });
        }
        return all;
    }

    private static void add(Roll roll, SheetRules sheet, MapNode now, String whose, List<NamedBoost> all) {
        for (Track track : sheet.tracks().values()) {
            if (track.shape() instanceof Shape.Rows rows) {
                now.map(track.id()).ifPresent(marks -> rows.rows().forEach((id, row) -> {
                    if (marks.get(id).orElse(null) instanceof ListNode list && !list.items().isEmpty()) {
                        row.gives().stream().filter(each -> each.roll().equals(roll.id())).map(AddToRoll::boost)
                                .forEach(each -> all.add(new NamedBoost(id, whose + row.label().title(), each)));
                    }
                }));
            }
        }
    }
}
