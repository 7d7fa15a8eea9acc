package lampblack.character;

import java.util.List;
import java.util.Optional;
import lampblack.node.MapNode;
import lampblack.node.Node;
import lampblack.node.Scalar;

/**
 * What stands in one slot of a row: {@code Bruised}, or with boxes of the slot that are marked {@code {Broken arm: 2}}.
 *
 * @param name the words as they are written
 * @param marked boxes of the slot, 0 or more
 * @param item all that is written in the slot
 */
public record SlotMark(Scalar name, long marked, Node item) {

    /** What an item of a row is; empty where it is written otherwise. */
    public static Optional<SlotMark> of(Node item) {
        return item.asMap().filter(map -> map.all().size() == 1).map(map -> map.all().iterator().next())
                .flatMap(entry -> entry.value().integer().filter(marked -> marked >= 0)
                        .map(marked -> new SlotMark(entry.key(), marked, item)))
                .or(() -> item.asScalar().map(scalar -> new SlotMark(scalar, 0, item)));
    }

    /** All that stands in a row of a track. */
    public static List<SlotMark> all(MapNode now, String track, String row) {
        return now.map(track).map(rows -> rows.items(row)).orElse(List.of()).stream()
                .flatMap(item -> of(item).stream()).toList();
    }

    public String words() {
        return name.text();
    }
}
