package lampblack.lint.effect;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import lampblack.diagnostic.Diagnostic;
import lampblack.diagnostic.Message;
import lampblack.expression.Expression;
import lampblack.expression.Term;
import lampblack.rules.Amount;
import lampblack.rules.roll.Keep;
import lampblack.rules.roll.Opposition;
import lampblack.rules.roll.OutcomeMatch;
import lampblack.rules.roll.Roll;
import lampblack.rules.roll.RollEffects;
import lampblack.rules.roll.RollExtra;
import lampblack.rules.roll.RollFigure;
import lampblack.rules.roll.RollModifier;
import lampblack.rules.roll.RollOutcome;
import lampblack.rules.roll.RollSetting;

/**
 * A part of what is added to a roll that the roll never feels.
 *
 * @param reason why not
 * @param wayOut how it would be felt; empty where it cannot be
 */
record UnfeltRollChange(Message reason, Optional<Message> wayOut) {

    private static UnfeltRollChange of(String key, Object... namesAndValues) {
        return new UnfeltRollChange(Message.of(key, namesAndValues), Optional.empty());
    }

    private static UnfeltRollChange of(Message reason, Message wayOut) {
        return new UnfeltRollChange(reason, Optional.of(wayOut));
    }

    /** The problem with the way out of it. */
    Diagnostic tell(Diagnostic diagnostic) {
        return wayOut.map(diagnostic::note).orElse(diagnostic);
    }

    /** Every part that a roll never feels. */
    static List<UnfeltRollChange> of(Roll roll, RollModifier modifier) {
        List<UnfeltRollChange> all = new ArrayList<>();
        modifier.die().filter(faces -> alone(modifier, 0) && !roll.die().isChain() && faces == roll.die().faces())
                .ifPresent(faces -> all.add(of("nothing.die", "faces", faces)));
        boolean known = (modifier.advantage() > 0 ? roll.advantage() : roll.disadvantage()).isPresent();
        if (modifier.advantage() != 0 && alone(modifier, modifier.advantage()) && !known) {
            all.add(of("nothing.no-advantage", "key", modifier.advantage() > 0 ? "advantage" : "disadvantage"));
        }
        bands(roll, modifier).ifPresent(all::add);
        adds(roll, modifier.adds()).ifPresent(all::add);
        modifier.costs().forEach((track, more) -> costs(roll, track, more).ifPresent(all::add));
        modifier.figures().forEach((figure, more) -> figure(roll, figure, more).ifPresent(all::add));
        return all;
    }

    /** Whether it is its die or its advantage alone that could be felt; what is beside other things is looked at later. */
    private static boolean alone(RollModifier modifier, long advantage) {
        return modifier.equals(new RollModifier(0, 0, advantage, 0, Map.of(), Map.of(),
                advantage == 0 ? modifier.die() : Optional.empty(), Map.of(), Map.of(), modifier.with(),
                modifier.when()));
    }

    private static Optional<UnfeltRollChange> bands(Roll roll, RollModifier modifier) {
        if (modifier.bands().isEmpty()) {
            return Optional.empty();
        }
        boolean all = modifier.bands().entrySet().stream().allMatch(entry -> comes(roll.outcomes().get(entry.getKey()),
                entry.getValue()));
        boolean none = modifier.bands().values().stream().flatMap(List::stream)
                .noneMatch(within -> shown(roll, modifier, within));
        return all ? Optional.of(of("nothing.band")) : none
                ? Optional.of(of("nothing.not-shown", "faces", roll.die().faces())) : Optional.empty();
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
    private static boolean shown(Roll roll, RollModifier modifier, OutcomeMatch.Within band) {
        boolean faces = roll.keep() != Keep.SUM && (roll.adds().isEmpty() || roll.against().isPresent());
        return !faces || band.least() <= modifier.die().orElse(roll.die().faces()) && band.most() > 0;
    }

    /** Something added to a result that nothing goes by, while formulas go by the dice as they lie. */
    private static Optional<UnfeltRollChange> adds(Roll roll, long more) {
        boolean compared = roll.outcomes().values().stream().anyMatch(outcome -> outcome.match().asShowing().isEmpty())
                || roll.opposition().filter(other -> other.by() == Opposition.ComparedBy.KEPT).isPresent()
                || reads(roll, "kept");
        Optional<String> read = Stream.of("highest", "lowest").filter(name -> reads(roll, name)).findFirst();
        return more == 0 || compared || roll.outcomes().isEmpty() ? Optional.empty() : read.map(name -> of(
                Message.of("nothing.bare-die", "roll", roll.id(), "name", name),
                Message.of("note.kept-in-place", "name", name)));
    }

    private static boolean reads(Roll roll, String variable) {
        return roll.amounts().flatMap(amount -> amount.formula().stream()).map(Expression::term)
                .anyMatch(term -> reads(term, variable));
    }

    private static boolean reads(Term term, String variable) {
        return term.asVariable().filter(named -> named.name().equals(variable)).isPresent()
                || term.children().stream().anyMatch(child -> reads(child, variable));
    }

    /** Fewer marks of a kind that only an extra of the roll costs. */
    private static Optional<UnfeltRollChange> costs(Roll roll, String track, long more) {
        if (more >= 0 || roll.costedTracks().contains(track)) {
            return Optional.empty();
        }
        Optional<RollExtra> extra = roll.extras().values().stream()
                .filter(rollExtra -> rollExtra.brings().costs().containsKey(track)).findFirst();
        return extra.map(rollExtra -> of(Message.of("nothing.cost", "roll", roll.id(), "track", track),
                Message.of("note.cost-of-extra", "extra", rollExtra.id(), "written", "extras: {" + rollExtra.id()
                        + ": {costs: {" + track + ": " + more + "}}}")));
    }

    private static Optional<UnfeltRollChange> figure(Roll roll, RollFigure figure, long more) {
        return switch (figure.kind()) {
            case TICKS -> ticks(roll, more);
            case SETTING_TICKS -> settingTicks(roll, roll.settings().get(figure.of()));
            case OUTCOME_TICKS -> more >= 0 || roll.outcomes().get(figure.of()).brings().ticks().isPresent()
                    ? Optional.empty() : Optional.of(of("nothing.no-ticks", "name", figure.of()));
            case EXTRA_COSTS -> fewer(roll.extras().get(figure.of()).brings().costs(), figure, more);
            case OUTCOME_COSTS -> fewer(roll.outcomes().get(figure.of()).brings().costs(), figure, more);
            // Rows are read with their sheet, which a roll does not know.
            case MILDER -> Optional.empty();
        };
    }

    private static Optional<UnfeltRollChange> fewer(Map<String, Amount> costs, RollFigure figure, long more) {
        return more >= 0 || costs.containsKey(figure.track()) ? Optional.empty()
                : Optional.of(of("nothing.cost", "roll", figure.of(), "track", figure.track()));
    }

    private static Optional<UnfeltRollChange> ticks(Roll roll, long more) {
        Stream<RollEffects> own = Stream.of(Stream.of(roll.always()), roll.outcomes().values().stream()
                .map(RollOutcome::brings), roll.extras().values().stream().map(RollExtra::brings))
                .flatMap(effects -> effects);
        if (own.anyMatch(effects -> effects.ticks().isPresent())) {
            return Optional.empty();
        }
        String settings = roll.settings().values().stream().filter(UnfeltRollChange::ticks).map(RollSetting::id)
                .map(id -> "settings: {" + id + ": {ticks: " + more + "}}").collect(Collectors.joining("`, `"));
        Message reason = Message.of("nothing.no-ticks", "name", roll.id());
        return Optional.of(settings.isEmpty() ? new UnfeltRollChange(reason, Optional.empty())
                : of(reason, Message.of("note.ticks-of-setting", "written", settings)));
    }

    private static Optional<UnfeltRollChange> settingTicks(Roll roll, RollSetting setting) {
        boolean applied = roll.outcomes().values().stream().anyMatch(outcome -> outcome.applies().contains(
                setting.id()));
        return applied && ticks(setting) ? Optional.empty() : Optional.of(of("nothing.no-ticks", "name", setting.id()));
    }

    private static boolean ticks(RollSetting setting) {
        return setting.choices().values().stream().anyMatch(choice -> choice.brings().ticks().isPresent());
    }
}
