package lampblack.play;

import java.util.List;
import java.util.Optional;
import lampblack.character.Name;
import lampblack.character.SlotMark;
import lampblack.diagnostic.Message;
import lampblack.node.NewValue;
import lampblack.node.Node;
import lampblack.rules.track.Overflow;
import lampblack.rules.track.Track;
import lampblack.rules.track.TrackShape;

/** Writes words into the rows of a track, and takes them out. */
record RowMarks(MarkWriter writer, Track track) {

    /** Writes words into a row, or into the next with room where the track says so. */
    MarkResult write(String row, String words) {
        Optional<MarkResult> unfit = MarkWriter.unfit(words, title(row));
        if (unfit.isPresent()) {
            return unfit.get();
        }
        List<String> rows = List.copyOf(rows().rows().keySet());
        for (String name : rows.subList(rows.indexOf(row), rows.size())) {
            Optional<Node> there = written(name);
            if (MarkWriter.isWritten(there) && there.flatMap(Node::asList).isEmpty()) {
                return MarkResult.refused(Message.of("mark.not-readable", "track", title(name)));
            }
            long marked = words(name).size();
            long size = writer.at().size(track.id() + "." + name);
            if (marked < size) {
                Message now = Message.of("mark.row", "row", title(name), "words", words, "marked", marked + 1, "size",
                        size);
                Message moved = Message.of("mark.no-room-next", "row", title(row), "next", title(name));
                return name.equals(row) ? writer.edits().append(List.of(track.id(), name), words, now)
                        : writer.edits().append(List.of(track.id(), name), words, moved, now);
            }
            if (track.overflow() != Overflow.NEXT) {
                return MarkResult.refused(Message.of("mark.no-room", "row", title(row), "marked", marked, "size", size),
                        name.equals(rows.get(rows.size() - 1)) ? track.whenFull() : "");
            }
        }
        return MarkResult.refused(Message.of("mark.no-room-at-all", "row", title(row), "track", writer.title(track)),
                track.whenFull());
    }

    /** Takes words out of a row, or out of whichever has them; without words, all there are. */
    MarkResult clear(Optional<String> row, Optional<String> words) {
        if (words.isEmpty()) {
            Message cleared = Message.of("mark.cleared", "track", row.map(this::title).orElse(writer.title(track)));
            return row.map(name -> writer.edits().put(List.of(track.id(), name), NewValue.list(), cleared))
                    .orElseGet(() -> writer.edits().remove(List.of(track.id()), cleared));
        }
        for (String of : row.map(List::of).orElse(List.copyOf(rows().rows().keySet()))) {
            List<String> there = words(of);
            for (int i = 0; i < there.size(); i++) {
                if (Name.of(there.get(i)).key().equals(Name.of(words.get()).key())) {
                    return writer.edits().removeItem(List.of(track.id(), of), i,
                            Message.of("mark.row-without", "row", title(of), "words", there.get(i)));
                }
            }
        }
        List<String> known = row.map(List::of).orElse(List.copyOf(rows().rows().keySet())).stream()
                .flatMap(of -> words(of).stream()).toList();
        return MarkResult.unknown(Message.of("mark.not-marked", "words", words.get()), words.get(), known);
    }

    private Optional<Node> written(String row) {
        return writer.now().map(track.id()).flatMap(map -> map.get(row));
    }

    private List<String> words(String row) {
        return written(row).flatMap(Node::asList).stream().flatMap(list -> list.items().stream())
                .map(node -> SlotMark.of(node).map(SlotMark::words).orElse("")).toList();
    }

    private String title(String row) {
        return rows().rows().get(row).label().title();
    }

    private TrackShape.Rows rows() {
        return (TrackShape.Rows) track.shape();
    }
}
