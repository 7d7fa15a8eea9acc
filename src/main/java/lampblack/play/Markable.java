package lampblack.play;

import java.util.Optional;
import lampblack.rules.option.Option;
import lampblack.rules.track.Track;

/** Something that play marks. */
public sealed interface Markable {

    /** The track, where it is marked as a whole; empty for every other place. */
    Optional<Track> wholeTrack();

    /** A track as a whole. */
    record OnTrack(Track track) implements Markable {
        @Override
        public Optional<Track> wholeTrack() {
            return Optional.of(track);
        }
    }

    /** A row of a track. */
    record InRow(Track track, String row) implements Markable {
        @Override
        public Optional<Track> wholeTrack() {
            return Optional.empty();
        }
    }

    /** The boxes of one slot in a row, counted from 0. */
    record InSlot(Track track, String row, int slot) implements Markable {
        @Override
        public Optional<Track> wholeTrack() {
            return Optional.empty();
        }
    }

    /** A clock that a player named, by its name as it is written. */
    record OnClock(Track track, String name) implements Markable {
        @Override
        public Optional<Track> wholeTrack() {
            return Optional.empty();
        }
    }

    /** The boxes and uses of an option. */
    record OfOption(Option option) implements Markable {
        @Override
        public Optional<Track> wholeTrack() {
            return Optional.empty();
        }
    }

    /** What is carried. */
    record AtHand() implements Markable {
        @Override
        public Optional<Track> wholeTrack() {
            return Optional.empty();
        }
    }
}
