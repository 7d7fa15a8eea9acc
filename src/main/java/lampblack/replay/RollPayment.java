package lampblack.replay;

import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import lampblack.character.Choices;
import lampblack.character.LedgerEntry;
import lampblack.diagnostic.Code;
import lampblack.diagnostic.Diagnostic;
import lampblack.diagnostic.Message;
import lampblack.rules.OtherTrack;
import lampblack.rules.ProblemCollector;
import lampblack.rules.advance.PaidElsewhere;
import lampblack.rules.derived.DerivedSheet;
import lampblack.rules.roll.Roll;
import lampblack.rules.roll.RollEffects;
import lampblack.rules.roll.RollFigure;

/** Judges an entry which says that owners have paid for a roll, {@code {roll: action, paid: {crew.coin: 1}}}. */
record RollPayment(DerivedSheet before, ProblemCollector problems) {

    /** The state after it; empty where there is no such roll, so that it is skipped. */
    Optional<Choices> judge(LedgerEntry.Rolled rolled) {
        String id = rolled.roll().text();
        Map<String, Roll> rolls = before.sheet().rolls();
        Roll roll = rolls.get(id);
        if (roll == null) {
            problems.reportUnknown("rolls", id, rolled.roll().span(), () -> Diagnostic.of(Code.ROLL__UNKNOWN,
                    rolled.roll().span(), "name", id).suggestOrList(id, rolls.keySet()));
            return Optional.empty();
        }
        Set<String> costed = costed(roll);
        Choices next = before.choices();
        for (Map.Entry<String, Long> paid : PaidElsewhere.said(rolled).entrySet()) {
            if (!costed.contains(paid.getKey())) {
                problems.report(id, Diagnostic.of(Code.LEDGER__WRONG_PAYMENT,
                        rolled.header().node().map(PaidElsewhere.KEY).orElseThrow().keySpan(paid.getKey()),
                        Message.of("ledger.wrong-payment.roll", "roll", roll.label().title(), "track", paid.getKey())));
            }
            next = next.spend(paid.getKey(), paid.getValue());
        }
        return Optional.of(next);
    }

    /** The tracks of owners that the roll may cost, by itself and with all that may be given to it. */
    private Set<String> costed(Roll roll) {
        Set<String> tracks = new TreeSet<>();
        roll.effects().map(RollEffects::costs).forEach(costs -> tracks.addAll(costs.keySet()));
        Stream.concat(before.sheet().linked().gifts().values().stream(), before.sheet().lists().values().stream()
                .flatMap(list -> list.entries().values().stream()))
                .flatMap(option -> option.gives().stream()).flatMap(block -> block.effects().stream())
                .flatMap(effect -> effect.asModifyRoll().stream()).filter(gift -> gift.roll().equals(roll.id()))
                .forEach(gift -> {
                    tracks.addAll(gift.modifier().costs().keySet());
                    gift.modifier().figures().keySet().stream().map(RollFigure::track).forEach(tracks::add);
                });
        tracks.removeIf(track -> OtherTrack.ofOwner(track, before.sheet()).isEmpty());
        return tracks;
    }
}
