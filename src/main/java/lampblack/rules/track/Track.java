package lampblack.rules.track;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import lampblack.rules.Amount;
import lampblack.rules.GainPolicy;
import lampblack.rules.Label;
import lampblack.rules.derived.DerivedSheet;

/**
 * Something to be marked on a sheet.
 *
 * @param whenFull what happens when it is full, in small markup, or empty
 * @param asks what it asks for when it is full
 * @param markedAs what a marked one is, in a word that stands behind the number of them, or empty
 * @param ledger whether the ledger keeps it, rather than play
 * @param overflow what becomes of what does not fit
 * @param gains what of it the ledger may gain
 * @param supply whether it holds what is spent, so that costs are taken from it
 * @param begins what is on it at first, where it says so itself
 * @param refill what it is brought to when a period begins
 */
public record Track(Label label, String whenFull, FullRequest asks, String markedAs, boolean ledger, Overflow overflow,
        boolean supply, TrackShape shape, GainPolicy gains, Optional<Level> begins, Optional<Refill> refill) {

    public String id() {
        return label.id();
    }

    /** Whether what does not fit is lost, where the ledger keeps it. */
    public boolean overflowLost() {
        return overflow == Overflow.LOST;
    }

    /** What a character's track starts with. */
    public long start(DerivedSheet derived) {
        return begins.map(level -> level.on(id(), derived)).orElseGet(() -> isEndless(derived) ? Amount.UNLIMITED
                : shape.start().evaluate(derived));
    }

    /**
     * Whether play takes from it whatever it likes: a supply without a limit, of which nobody has said how much there
     * is.
     */
    private boolean isEndless(DerivedSheet derived) {
        return supply && !ledger && derived.size(id()) == Amount.UNLIMITED;
    }

    /** The same after creation moved it, within what it can hold. */
    public long startMoved(DerivedSheet derived, long by) {
        long from = start(derived);
        if (by == 0) {
            return from;
        }
        long most = shape.isPool() ? Amount.UNLIMITED : derived.size(id());
        return Math.max(Math.min(from, shape.least()), Math.min(Math.max(from, most), from + by));
    }

    /** Whether it starts with all it holds, so that it is at its end once nothing of that is left. */
    public boolean startsFull() {
        return !start().equals(Amount.Fixed.ZERO) && start().equals(shape.size(""));
    }

    /** Whether what is to happen at its end happens now: it is full or, where it starts so, used up. */
    public boolean isAtEnd(long marked, long size) {
        return size > 0 && (startsFull() ? marked <= shape.least() : marked >= size);
    }

    /** What it starts with, as far as effects on its size do not say otherwise. */
    public Amount start() {
        return begins.map(this::before).orElseGet(shape::start);
    }

    /** What a level comes to before effects. */
    public Amount before(Level level) {
        return level.amount().orElseGet(() -> shape.size(""));
    }

    /**
     * The amounts that it states beside its size.
     *
     * @param inPlay whether also what only marks of play come to
     */
    public List<Amount> levels(boolean inPlay) {
        return Stream.concat(begins.stream(), refill.stream().filter(item -> inPlay || ledger).map(Refill::to))
                .flatMap(level -> level.amount().stream()).toList();
    }

    /** Whether the beginning of a period refills it. */
    public boolean isRefilledBy(String period) {
        return refill.filter(item -> item.per().equals(period)).isPresent();
    }
}
