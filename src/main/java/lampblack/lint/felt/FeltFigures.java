package lampblack.lint.felt;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import lampblack.diagnostic.Message;
import lampblack.rules.Amount;
import lampblack.rules.roll.Keep;
import lampblack.rules.roll.OutcomeMatch;
import lampblack.rules.roll.Roll;
import lampblack.rules.roll.RollEffects;
import lampblack.rules.roll.RollExtra;
import lampblack.rules.roll.RollFigure;
import lampblack.rules.roll.RollModifier;
import lampblack.rules.roll.RollOutcome;
import lampblack.rules.roll.RollSetting;
import lampblack.rules.track.Track;

/** Which numbers within a roll, and which results of its outcomes, do not feel what changes them. */
record FeltFigures(Roll roll, Map<String, Track> tracks) {

    /** Why an outcome does not feel that it comes on other results as well. */
    Optional<Unfelt.Grounds> band(String id, List<OutcomeMatch.Within> bands, RollModifier modifier) {
        if (comes(roll.outcomes().get(id), bands)) {
            return Optional.of(Unfelt.cause("same-result", "roll", roll.id(), "outcome", id));
        }
        return bands.stream().noneMatch(within -> shown(modifier, within)) ? Optional.of(Unfelt.cause("not-shown",
                "roll", roll.id(), "outcome", id, "faces", modifier.die().orElse(roll.die().faces())))
                : Optional.empty();
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
    private boolean shown(RollModifier modifier, OutcomeMatch.Within band) {
        boolean faces = roll.keep() != Keep.SUM && (roll.adds().isEmpty() || roll.against().isPresent());
        return !faces || band.least() <= modifier.die().orElse(roll.die().faces()) && band.most() > 0;
    }

    /** Whether a number is one of segments that are ticked. */
    static boolean ticksOf(RollFigure figure) {
        return switch (figure.kind()) {
            case TICKS, SETTING_TICKS, OUTCOME_TICKS -> true;
            case EXTRA_COSTS, OUTCOME_COSTS, MILDER -> false;
        };
    }

    /** Why a number is not felt; a new kind of number says here who feels it. */
    Optional<Unfelt.Grounds> figure(RollFigure figure, long more) {
        return switch (figure.kind()) {
            case TICKS -> ticks(more);
            case SETTING_TICKS -> settingTicks(roll.settings().get(figure.of()));
            case OUTCOME_TICKS -> more >= 0 || roll.outcomes().get(figure.of()).brings().ticks().isPresent()
                    ? Optional.empty() : Optional.of(Unfelt.cause("ticks", "name", figure.of()));
            case EXTRA_COSTS -> fewer(roll.extras().get(figure.of()).brings().costs(), figure, more);
            case OUTCOME_COSTS -> fewer(roll.outcomes().get(figure.of()).brings().costs(), figure, more);
            case MILDER -> milder(figure.track());
        };
    }

    /** Rows that count milder have to give the roll something. */
    private Optional<Unfelt.Grounds> milder(String track) {
        boolean counts = Optional.ofNullable(tracks.get(track)).stream()
                .flatMap(known -> known.shape().writtenRows().values().stream())
                .flatMap(row -> row.gives().stream()).anyMatch(row -> row.roll().equals(roll.id()));
        return counts ? Optional.empty() : Optional.of(Unfelt.cause("milder", "track", track, "roll", roll.id()));
    }

    private static Optional<Unfelt.Grounds> fewer(Map<String, Amount> costs, RollFigure figure, long more) {
        return more >= 0 || costs.containsKey(figure.track()) ? Optional.empty()
                : Optional.of(Unfelt.cause("figure-cost", "name", figure.of(), "track", figure.track()));
    }

    private Optional<Unfelt.Grounds> ticks(long more) {
        Stream<RollEffects> own = Stream.of(Stream.of(roll.always()), roll.outcomes().values().stream()
                .map(RollOutcome::brings), roll.extras().values().stream().map(RollExtra::brings))
                .flatMap(effects -> effects);
        if (own.anyMatch(effects -> effects.ticks().isPresent())) {
            return Optional.empty();
        }
        String settings = roll.settings().values().stream().filter(FeltFigures::ticks).map(RollSetting::id)
                .map(id -> "settings: {" + id + ": {ticks: " + more + "}}").collect(Collectors.joining("`, `"));
        Unfelt.Grounds cause = Unfelt.cause("ticks", "name", roll.id());
        return Optional.of(settings.isEmpty() ? cause
                : new Unfelt.Grounds(cause.reason(), Message.of("note.ticks-of-setting", "written", settings)));
    }

    private Optional<Unfelt.Grounds> settingTicks(RollSetting setting) {
        boolean applied = roll.outcomes().values().stream().anyMatch(outcome -> outcome.applies().contains(
                setting.id()));
        return applied && ticks(setting) ? Optional.empty() : Optional.of(Unfelt.cause("ticks", "name", setting.id()));
    }

    private static boolean ticks(RollSetting setting) {
        return setting.choices().values().stream().anyMatch(choice -> choice.brings().ticks().isPresent());
    }
}
