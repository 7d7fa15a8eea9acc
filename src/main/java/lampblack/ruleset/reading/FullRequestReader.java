package lampblack.ruleset.reading;

import java.util.ArrayList;
import java.util.List;
import lampblack.node.MapNode;
import lampblack.node.Scalar;
import lampblack.rules.track.FullRequest;
import lampblack.rules.track.Overflow;
import lampblack.rules.track.TrackShape;

/** Reads what a full track asks for. */
record FullRequestReader(ElementReader reader) {

    private static final String KEY = "asks-for";

    FullRequest read(MapNode map, TrackShape shape, Overflow overflow) {
        if (overflow == Overflow.BEGINS_ANEW) {
            reader.misplaced(map, KEY, "never-full");
            return FullRequest.NONE;
        }
        List<String> advances = new ArrayList<>();
        List<String> tracks = new ArrayList<>();
        List<String> rolls = new ArrayList<>();
        for (Scalar written : map.scalars(KEY)) {
            reader.names().find(written, ReferenceKind.ADVANCE, ReferenceKind.TRACK, ReferenceKind.ROLL)
                    .ifPresent(found -> (found.kind() == ReferenceKind.ADVANCE ? advances
                            : found.kind() == ReferenceKind.TRACK ? tracks : rolls).add(found.path()));
        }
        return new FullRequest(advances, tracks, rolls);
    }
}
