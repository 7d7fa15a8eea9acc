package lampblack.play;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import lampblack.character.LedgerEntry;
import lampblack.character.Name;
import lampblack.node.MapNode;
import lampblack.replay.EvaluatedCharacter;
import lampblack.rules.track.Track;

/** The marks of parts that came with the beginning of a period, and how they are taken back with it. */
public record PartMarks(EvaluatedCharacter whole, LedgerEntry entry) {

    /**
     * Marks of one part on one track.
     *
     * @param said how many the entry says came
     * @param back how many come, or below 0 go, when it is taken back
     * @param path where they stand in the file
     * @param now how many there are then
     */
    public record MarksBack(String part, Track track, long said, long back, List<String> path, long now) {}

    /** What can be taken back of each part that is still there. */
    public List<MarksBack> back() {
        List<MarksBack> all = new ArrayList<>();
        for (MapNode.Entry kind : entry.header().node().map(TakenMarks.MARKED).map(MapNode::all).orElse(List.of())) {
            Map<String, EvaluatedCharacter> parts = whole.parts().getOrDefault(kind.key().text(), Map.of());
            kind.value().asMap().map(MapNode::all).orElse(List.of()).forEach(named -> parts.keySet().stream()
                    .filter(name -> Name.of(name).key().equals(Name.of(named.key().text()).key()))
                    .forEach(name -> add(kind.key().text(), name, named, all)));
        }
        return all;
    }

    private void add(String kind, String name, MapNode.Entry marks, List<MarksBack> to) {
        MarkWriter writer = MarkWriter.ofPart(whole, kind, name);
        marks.value().asMap().map(MapNode::all).orElse(List.of()).forEach(mark -> {
            Track track = writer.evaluated().sheet().tracks().get(mark.key().text());
            long said = mark.value().integer().orElse(0L);
            if (track != null && said != 0) {
                long back = TakenMark.back(writer.evaluated(), track.id(), -said);
                to.add(new MarksBack(name, track, said, back,
                        Stream.concat(writer.base().stream(), Stream.of(track.id())).toList(),
                        writer.evaluated().marked(track) + back));
            }
        });
    }
}
