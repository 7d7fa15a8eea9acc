package lampblack.migration;

import java.util.List;
import lampblack.node.MapNode;
import lampblack.node.Node;
import lampblack.node.Scalar;
import lampblack.rules.derived.MarksOfPlay;
import lampblack.rules.track.Track;
import lampblack.rules.track.TrackShape;

/** The ids in marks of play. */
record MarkMentions(Naming naming, IdScope scope) {

    /** Marks by track, and those of parts by kind and name. */
    void marks(MapNode marks) {
        for (MapNode.Entry mark : marks.all()) {
            String key = mark.key().text();
            if (key.equals(MarksOfPlay.CARRIED)) {
                mark.value().items().forEach(item -> item.asValue().ifPresent(this::option));
            } else if (key.equals(MarksOfPlay.USED)) {
                mark.value().all().forEach(used -> option(used.key()));
            } else {
                track(mark);
            }
        }
    }

    private void option(Scalar name) {
        naming.today(scope, scope.allLists(), name);
    }

    private void track(MapNode.Entry mark) {
        String id = naming.today(scope, List.of(scope.block("tracks"), scope.block("parts")), mark.key());
        if (scope.rules().parts().containsKey(id)) {
            MarkMentions ofPart = new MarkMentions(naming, scope.part(id));
            mark.value().all().forEach(part -> part.value().asMap().ifPresent(ofPart::marks));
            return;
        }
        Track track = scope.rules().tracks().get(id);
        if (track != null) {
            shape(track, mark.value());
        }
    }

    private void shape(Track track, Node marks) {
        String path = scope.block("tracks." + track.id());
        switch (track.shape()) {
            case TrackShape.Rows rows -> marks.all().forEach(row -> naming.today(scope, path + ".rows", row.key()));
            case TrackShape.Bands bands -> marks.asValue().ifPresent(band -> naming.today(scope, path + ".bands", band));
            default -> { }
        }
    }
}
