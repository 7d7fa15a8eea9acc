package lampblack.ruleset.reading;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import lampblack.diagnostic.Code;
import lampblack.diagnostic.Diagnostic;
import lampblack.diagnostic.Message;
import lampblack.expression.Vocabulary;
import lampblack.node.MapNode;
import lampblack.node.Scalar;
import lampblack.rules.Amount;
import lampblack.rules.roll.TierClock;

/** Reads the clock that the results of a roll fill by their tier. */
record TierClockReader(ElementReader reader, Vocabulary vocabulary) {

    Optional<TierClock> read(MapNode roll) {
        return roll.get("clock").map(written -> written.asMap().map(this::detailed)
                .orElseGet(() -> new TierClock(tier(written.asScalar()), TierClock.HALVES)));
    }

    private TierClock detailed(MapNode clock) {
        return new TierClock(tier(clock.scalar("tier")),
                clock.has("fills") ? fills(clock.scalars("fills")) : TierClock.HALVES);
    }

    private Amount tier(Optional<Scalar> written) {
        return written.map(scalar -> reader.amount(scalar, vocabulary)).orElse(Amount.Fixed.ZERO);
    }

    /** The parts that are filled, each smaller than the one before; one that is not is reported. */
    private List<TierClock.Share> fills(List<Scalar> written) {
        List<TierClock.Share> fills = new ArrayList<>();
        for (Scalar scalar : written) {
            TierClock.Share next = share(scalar.text());
            TierClock.Share before = fills.isEmpty() ? new TierClock.Share(1, 1) : fills.get(fills.size() - 1);
            boolean smaller = fills.isEmpty() ? next.part() <= next.of()
                    : next.part() * before.of() < before.part() * next.of();
            if (!smaller || next.part() == 0) {
                reader.report().add(Diagnostic.of(Code.RULESET__WRONG_RANGE, scalar.span(), Message.of(
                        fills.isEmpty() ? "ruleset.wrong-range.share" : "ruleset.wrong-range.larger-share", "share",
                        scalar.text(), "before", before.part() + "/" + before.of())));
                return TierClock.HALVES;
            }
            fills.add(next);
        }
        return fills;
    }

    /** {@code 1} or {@code 1/8}, as the schema sees to. */
    private static TierClock.Share share(String written) {
        String[] sides = written.split("/");
        return new TierClock.Share(Long.parseLong(sides[0]),
                sides.length > 1 ? Math.max(1, Long.parseLong(sides[1])) : 1);
    }
}
