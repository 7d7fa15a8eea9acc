package lampblack.rules.track;

import lampblack.character.Choices;
import lampblack.diagnostic.Code;
import lampblack.diagnostic.Diagnostic;
import lampblack.diagnostic.Message;
import lampblack.diagnostic.Severity;
import lampblack.diagnostic.Span;
import lampblack.rules.Amount;
import lampblack.rules.ProblemCollector;
import lampblack.rules.derived.DerivedSheet;

/** The room that a track of the ledger has for what comes: a counter ends at its most, boxes and clocks as they say. */
public record LedgerRoom(Track track, DerivedSheet now) {

    /** How much of an amount finds room; what does not is lost, or waits for the next time. */
    public long fitting(long amount) {
        long size = now.size(track.id());
        boolean ends = track.overflowLost() || track.shape().isMoved();
        return !ends || size == Amount.UNLIMITED ? amount
                : Math.max(0, Math.min(amount, size - now.balance(track.id())));
    }

    /** The choices with more of it; what is lost is reported, as a note where the track itself says that it is. */
    public Choices add(long amount, Span place, ProblemCollector problems) {
        long fitting = amount < 0 ? amount : fitting(amount);
        if (fitting < amount) {
            Diagnostic lost = Diagnostic.of(Code.LEDGER__LOST, place, Message.of("ledger.lost", "track",
                    now.titleOf(track.label()), "amount", amount, "lost", amount - fitting, "most",
                    now.size(track.id())));
            problems.report(track.id(), amount - fitting, track.overflowLost() ? lost.withSeverity(Severity.NOTE) : lost);
        }
        return now.choices().earn(track.id(), fitting);
    }
}
