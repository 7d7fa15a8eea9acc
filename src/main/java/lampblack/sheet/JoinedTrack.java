package lampblack.sheet;

import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;

/**
 * A track at the head of what it belongs to.
 *
 * @param label what it is called there
 */
public record JoinedTrack(String label, TrackBlock track) {

    /** It alone, for what sets blocks. */
    public List<Block> blocks() {
        return List.of(track);
    }

    /** The words by which styles know it: it has marks of its own, and the frame of the block that it stands in. */
    public String classes() {
        return (track.kind().word() + " " + Arrays.stream(track.look().split(" "))
                .filter(word -> word.startsWith("marks-")).collect(Collectors.joining())).strip();
    }
}
