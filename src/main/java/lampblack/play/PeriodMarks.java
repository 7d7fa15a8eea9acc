package lampblack.play;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import lampblack.replay.EvaluatedCharacter;
import lampblack.rules.track.Refill;
import lampblack.rules.track.Track;

/** What the beginning of a period brings the tracks to that play keeps. */
public record PeriodMarks(EvaluatedCharacter whole, String period) {

    /** The marks that change, by where they stand in the file. */
    public Map<List<String>, Long> all() {
        Map<List<String>, Long> marks = new LinkedHashMap<>();
        add(MarkWriter.of(whole), marks);
        whole.parts().forEach((kind, parts) -> parts.keySet()
                .forEach(name -> add(MarkWriter.ofPart(whole, kind, name), marks)));
        return marks;
    }

    /** How many marks come or go on the sheet's own tracks, by track, as taking the entry back needs to know. */
    public Map<String, Long> moved() {
        Map<List<String>, Long> marks = new LinkedHashMap<>();
        MarkWriter own = MarkWriter.of(whole);
        add(own, marks);
        Map<String, Long> moved = new LinkedHashMap<>();
        marks.forEach((path, to) -> {
            String id = path.get(path.size() - 1);
            moved.put(id, to - own.evaluated().marked(own.evaluated().sheet().tracks().get(id)));
        });
        return moved;
    }

    /** The same for its parts, by kind and name. */
    public Map<String, Map<String, Map<String, Long>>> movedInParts() {
        Map<String, Map<String, Map<String, Long>>> kinds = new LinkedHashMap<>();
        whole.parts().forEach((kind, parts) -> parts.forEach((name, part) -> {
            Map<List<String>, Long> marks = new LinkedHashMap<>();
            add(MarkWriter.ofPart(whole, kind, name), marks);
            marks.forEach((path, to) -> {
                String id = path.get(path.size() - 1);
                kinds.computeIfAbsent(kind, key -> new LinkedHashMap<>())
                        .computeIfAbsent(name, key -> new LinkedHashMap<>())
                        .put(id, to - part.marked(part.sheet().tracks().get(id)));
            });
        }));
        return kinds;
    }

    private void add(MarkWriter writer, Map<List<String>, Long> marks) {
        for (Track track : writer.evaluated().sheet().tracks().values()) {
            if (!track.ledger() && track.isRefilledBy(period)) {
                long to = track.refill().map(Refill::to).orElseThrow().on(track.id(), writer.at());
                if (to != writer.evaluated().marked(track)) {
                    marks.put(Stream.concat(writer.base().stream(), Stream.of(track.id())).toList(), to);
                }
            }
        }
    }
}
