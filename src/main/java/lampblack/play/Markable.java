package lampblack.play;

import lampblack.rules.option.Option;
import lampblack.rules.track.Track;

/** Something that play marks. */
public sealed interface Markable {

    /** A track as a whole. */
    record OnTrack(Track track) implements Markable {}

    /** A row of a track. */
    record InRow(Track track, String row) implements Markable {}

    /** A clock that a player named, by its name as it is written. */
    record OnClock(Track track, String name) implements Markable {}

    /** The boxes and uses of an option. */
    record OfOption(Option option) implements Markable {}

    /** What is carried. */
    record AtHand() implements Markable {}
}
