package lampblack.lint.felt;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import lampblack.diagnostic.Span;
import lampblack.lint.bounds.Interval;
import lampblack.lint.bounds.SheetBounds;
import lampblack.rules.Amount;
import lampblack.rules.Label;
import lampblack.rules.SheetRules;
import lampblack.rules.advance.SharedLimit;
import lampblack.rules.option.WhenTaken;
import lampblack.rules.track.Overflow;
import lampblack.rules.track.Track;

/** What happens when something is taken, and what is limited together. */
record FeltMoments(SheetRules rules, SheetBounds bounds) {

    List<Unfelt> unfelt() {
        List<Unfelt> all = new ArrayList<>();
        rules.whenTaken().forEach((label, what) -> moment(label, what, all));
        rules.limits().values().forEach(limit -> limit(limit).ifPresent(all::add));
        return all;
    }

    private void moment(Label label, WhenTaken what, List<Unfelt> to) {
        for (Map.Entry<String, Amount> entry : what.amounts().entrySet()) {
            Track track = rules.tracks().get(entry.getKey());
            long size = bounds.size(track.id()).high();
            long most = size == Interval.MAX ? size : size - track.shape().least();
            Span place = label.place("when-taken", track.id());
            entry.getValue().fixed().filter(amount -> isBounded(track) && amount > most)
                    .map(amount -> Unfelt.cause("moment", "track", track.id(), "amount", amount, "most", most))
                    .ifPresent(cause -> to.add(cause.at(label.id(), place)));
        }
    }

    /** Whether what does not fit on a track is nowhere. */
    private static boolean isBounded(Track track) {
        boolean ends = track.ledger() ? track.overflowLost() || track.shape().isMoved()
                : track.overflow() != Overflow.BEGINS_ANEW;
        return ends && (track.shape().isCounted() || track.shape().isMoved());
    }

    /** A limit that allows as much as one likes. */
    private static Optional<Unfelt> limit(SharedLimit limit) {
        if (limit.times().fixed().filter(number -> number == Amount.UNLIMITED).isPresent()) {
            return Optional.of(Unfelt.cause("limit-endless", "limit", limit.id())
                    .at(limit.id(), limit.label().place("times")));
        }
        return Optional.empty();
    }
}
