package lampblack.lint.effect;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import lampblack.diagnostic.Message;
import lampblack.rules.roll.Keep;
import lampblack.rules.roll.OutcomeMatch;
import lampblack.rules.roll.Roll;
import lampblack.rules.roll.RollModifier;
import lampblack.rules.roll.RollOutcome;

/** A roll modifier that changes neither its die nor its outcomes. */
final class IneffectiveRollModifier {

    private IneffectiveRollModifier() {}

    /** Why it changes nothing, where it only speaks of the die or of what outcomes come on. */
    static Optional<Message> reason(Roll roll, RollModifier modifier) {
        if (modifier.die().isPresent()
                && modifier.equals(new RollModifier(0, 0, 0, 0, Map.of(), Map.of(), modifier.die(),
                Map.of(),
                modifier.when()))) {
            return roll.die().isChain() || modifier.die().get() != roll.die().faces() ? Optional.empty()
                    : Optional.of(Message.of("nothing.die", "faces", roll.die().faces()));
        }
        if (modifier.bands().isEmpty()
                || !modifier.equals(new RollModifier(0, 0, 0, 0, Map.of(), Map.of(), Optional.empty(),
                modifier.bands(), modifier.when()))) {
            return Optional.empty();
        }
        boolean all = modifier.bands().entrySet().stream().allMatch(entry -> comes(roll.outcomes().get(entry.getKey()),
                entry.getValue()));
        boolean none = modifier.bands().values().stream().flatMap(List::stream)
                .noneMatch(within -> shown(roll, within));
        return all ? Optional.of(Message.of("nothing.band")) : none
                ? Optional.of(Message.of("nothing.not-shown", "faces", roll.die().faces())) : Optional.empty();
    }

    /** Whether an outcome comes on all that in any case. */
    private static boolean comes(RollOutcome outcome, List<OutcomeMatch.Within> bands) {
        Optional<OutcomeMatch.Within> own = outcome == null ? Optional.empty() : switch (outcome.match()) {
            case OutcomeMatch.Within within -> Optional.of(within);
            case OutcomeMatch.Showing showing -> Optional.of(showing.faces());
            case OutcomeMatch.Compared compared -> Optional.empty();
        };
        return own.isPresent() && bands.stream()
                .allMatch(band -> own.get().least() <= band.least() && band.most() <= own.get().most());
    }

    /** Whether dice can show it. */
    private static boolean shown(Roll roll, OutcomeMatch.Within band) {
        boolean faces = roll.keep() != Keep.SUM && (roll.adds().isEmpty() || roll.against().isPresent());
        return !faces || band.least() <= roll.die().faces() && band.most() > 0;
    }
}
