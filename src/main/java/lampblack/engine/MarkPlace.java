package lampblack.engine;

import lampblack.rules.Option;
import lampblack.rules.Track;

/** Something that play marks. */
public sealed interface MarkPlace {

    /** A track as a whole. */
    record OnTrack(Track track) implements MarkPlace {}

    /** A row of a track. */
    record InRow(Track track, String row) implements MarkPlace {}

    /** A clock that a player named, by its name as it is written. */
    record OnClock(Track track, String name) implements MarkPlace {}

    /** The boxes and uses of an option. */
    record OfOption(Option option) implements MarkPlace {}

    /** What is carried. */
    record AtHand() implements MarkPlace {}
}
