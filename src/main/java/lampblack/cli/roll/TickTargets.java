package lampblack.cli.roll;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import lampblack.character.NamedClock;
import lampblack.cli.shell.CommandContext;
import lampblack.play.MarkWriter;
import lampblack.play.Markable;
import lampblack.play.MarkableFinder;
import lampblack.replay.EvaluatedCharacter;
import lampblack.rules.track.Marking;
import lampblack.rules.track.Track;

/** The clocks of a character to which the ticks of a roll may go. */
record TickTargets(CommandContext context, EvaluatedCharacter evaluated) {

    /** Whether the sheet has any, or room for some. */
    boolean any() {
        return evaluated.sheet().tracks().values().stream().anyMatch(track -> !track.ledger()
                && (track.shape().isTicked() || track.shape().marking() == Marking.NAMED
                        || track.shape().writtenRows().values().stream().anyMatch(row -> row.boxes() > 0)));
    }

    /** A clock by its name, or some other track that counts. */
    Markable find(String name) {
        Optional<Markable> place = new MarkableFinder(evaluated).find(name).filter(TickTargets::takesTicks);
        if (place.isEmpty()) {
            List<String> known = new ArrayList<>();
            for (Track track : evaluated.sheet().tracks().values()) {
                NamedClock.all(evaluated.file().now(), track.id()).forEach(clock -> known.add(clock.name()));
                if (track.shape().isTicked() && !track.ledger()) {
                    known.add(track.id());
                }
            }
            context.requireKnown("mark.no-clock", name, known);
        }
        return place.orElseThrow(() -> context.usageError("mark.no-clock", "name", name));
    }

    private static boolean takesTicks(Markable place) {
        return switch (place) {
            case Markable.OnClock on -> true;
            case Markable.OnTrack on -> !on.track().ledger() && on.track().shape().isCounted();
            case Markable.InSlot in -> true;
            default -> false;
        };
    }

    /** How many segments a clock has, or boxes a track; empty where what is named has neither. */
    Optional<Long> segments(String name) {
        return switch (find(name)) {
            case Markable.OnClock on -> MarkWriter.of(evaluated).clock(on.track(), on.name()).map(NamedClock::size);
            case Markable.OnTrack on -> Optional.of(on.track()).filter(track -> track.shape().marking()
                    == Marking.FILLED).map(track -> evaluated.inPlay().size(track.id()));
            case Markable.InSlot in -> Optional.of(in.track().shape().writtenRows().get(in.row()).boxes());
            default -> Optional.empty();
        };
    }

    /** How many segments those have that are not full, by the names they go by. */
    Map<String, Long> open() {
        Map<String, Long> open = new LinkedHashMap<>();
        for (Track track : evaluated.sheet().tracks().values()) {
            NamedClock.all(evaluated.file().now(), track.id()).stream().filter(clock -> clock.marked() < clock.size())
                    .forEach(clock -> open.put(clock.name(), clock.size()));
        }
        open.putAll(new MarkableFinder(evaluated).openOfSheet());
        return open;
    }
}
