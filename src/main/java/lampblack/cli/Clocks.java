package lampblack.cli;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import lampblack.character.NamedClock;
import lampblack.engine.MarkPlace;
import lampblack.engine.MarkPlaces;
import lampblack.engine.Marking;
import lampblack.engine.Outcome;
import lampblack.rules.Shape;
import lampblack.rules.Track;

/** The clocks of a character to which the ticks of a roll may go. */
record Clocks(Desk desk, Outcome outcome) {

    static boolean counts(Track track) {
        return track.shape() instanceof Shape.Boxes || track.shape() instanceof Shape.Clock
                || track.shape() instanceof Shape.Counter;
    }

    /** Whether the sheet has any, or room for some. */
    boolean are() {
        return outcome.sheet().tracks().values().stream().anyMatch(each -> !each.ledger()
                && (each.shape() instanceof Shape.Clocks || each.shape() instanceof Shape.Clock));
    }

    /** A clock by its name, or some other track that counts. */
    MarkPlace find(String name) {
        Optional<MarkPlace> place = new MarkPlaces(outcome).find(name)
                .filter(each -> each instanceof MarkPlace.OnClock
                        || each instanceof MarkPlace.OnTrack on && !on.track().ledger() && counts(on.track()));
        if (place.isEmpty()) {
            List<String> known = new ArrayList<>();
            for (Track each : outcome.sheet().tracks().values()) {
                NamedClock.all(outcome.file().now(), each.id()).forEach(clock -> known.add(clock.name()));
                if (each.shape() instanceof Shape.Clock && !each.ledger()) {
                    known.add(each.id());
                }
            }
            desk.known("mark.no-clock", name, known);
        }
        return place.orElseThrow(() -> desk.misuse("mark.no-clock", "name", name));
    }

    /** How many segments a clock has, or boxes a track; empty where what is named has neither. */
    Optional<Long> segments(String name) {
        MarkPlace place = find(name);
        if (place instanceof MarkPlace.OnClock on) {
            return Marking.of(outcome).clock(on.track(), on.name()).map(NamedClock::size);
        }
        return place instanceof MarkPlace.OnTrack on && !(on.track().shape() instanceof Shape.Counter)
                ? Optional.of(outcome.standing().size(on.track().id())) : Optional.empty();
    }

    /** How many segments those have that are not full, by the names they go by. */
    Map<String, Long> open() {
        Map<String, Long> open = new LinkedHashMap<>();
        for (Track each : outcome.sheet().tracks().values()) {
            NamedClock.all(outcome.file().now(), each.id()).stream().filter(clock -> clock.marked() < clock.size())
                    .forEach(clock -> open.put(clock.name(), clock.size()));
            long size = outcome.standing().size(each.id());
            if (each.shape() instanceof Shape.Clock && !each.ledger()
                    && outcome.file().now().integer(each.id()).orElse(0L) < size) {
                open.put(each.id(), size);
            }
        }
        return open;
    }
}
