package lampblack.rules.track;

import java.util.List;

/**
 * What a full track asks for, by id: advances to take, other tracks to mark, rolls to make.
 */
public record FullRequest(List<String> advances, List<String> tracks, List<String> rolls) {

    public static final FullRequest NONE = new FullRequest(List.of(), List.of(), List.of());

    public FullRequest {
        advances = List.copyOf(advances);
        tracks = List.copyOf(tracks);
        rolls = List.copyOf(rolls);
    }

    public boolean isNone() {
        return advances.isEmpty() && tracks.isEmpty() && rolls.isEmpty();
    }
}
