package lampblack.lint.felt;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import lampblack.lint.bounds.Interval;
import lampblack.lint.bounds.SheetBounds;
import lampblack.rules.SheetRules;
import lampblack.rules.track.Level;
import lampblack.rules.track.Track;

/** What tracks begin with and are brought to, where that is beyond their ends for everybody. */
record FeltLevels(SheetRules rules, SheetBounds bounds) {

    List<Unfelt> unfelt() {
        List<Unfelt> all = new ArrayList<>();
        for (Track track : rules.tracks().values()) {
            track.begins().flatMap(level -> beyond(track, level)).ifPresent(cause ->
                    all.add(cause.at(track.id(), track.label().place("start"))));
            track.refill().flatMap(refill -> beyond(track, refill.to())).ifPresent(cause ->
                    all.add(cause.at(track.id(), track.label().place("refill", "to"))));
        }
        return all;
    }

    /** A number beyond a size that is a number too is told where it is read. */
    private Optional<Unfelt.Grounds> beyond(Track track, Level level) {
        if (track.shape().isPool()) {
            return Optional.empty();
        }
        Interval size = bounds.size(track.id());
        long least = track.shape().least();
        boolean told = level.amount().flatMap(amount -> amount.fixed()).filter(number -> number < least
                || track.shape().size("").fixed().filter(most -> number > most).isPresent()).isPresent();
        return told ? Optional.empty() : level.amount().map(bounds::amount).flatMap(amount ->
                amount.low() > size.high() ? Optional.of(Unfelt.cause("level-above", "track", track.id(), "amount",
                        amount.low(), "most", size.high()))
                : amount.high() < least ? Optional.of(Unfelt.cause("level-below", "track", track.id(), "amount",
                        amount.high(), "least", least)) : Optional.empty());
    }
}
