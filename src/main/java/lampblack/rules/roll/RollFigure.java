package lampblack.rules.roll;

import java.util.stream.Collectors;
import java.util.stream.Stream;
import lampblack.diagnostic.Worded;

/**
 * A number within a roll that a modifier changes: ticks, what an extra or an outcome costs, how bad a row is.
 *
 * @param of the id of the setting, extra or outcome, or empty
 * @param track the track or row that is marked, or empty
 */
public record RollFigure(RollFigureKind kind, String of, String track) {

    /** Which number it is. */
    public enum RollFigureKind implements Worded {
        /** Segments that the roll and its outcomes tick. */
        TICKS("ticks"),
        /** Segments that the choice of a setting ticks. */
        SETTING_TICKS("setting-ticks"),
        /** Segments that an outcome ticks. */
        OUTCOME_TICKS("outcome-ticks"),
        /** Marks that an extra costs each time. */
        EXTRA_COSTS("extra-costs"),
        /** Marks that an outcome costs. */
        OUTCOME_COSTS("outcome-costs"),
        /** Rows by which marks in the rows of a track count milder. */
        MILDER("milder");

        private final String word;

        RollFigureKind(String word) {
            this.word = word;
        }

        @Override
        public String word() {
            return word;
        }
    }

    public static RollFigure ticks() {
        return new RollFigure(RollFigureKind.TICKS, "", "");
    }

    public static RollFigure ticksOfSetting(String setting) {
        return new RollFigure(RollFigureKind.SETTING_TICKS, setting, "");
    }

    public static RollFigure ticksOfOutcome(String outcome) {
        return new RollFigure(RollFigureKind.OUTCOME_TICKS, outcome, "");
    }

    public static RollFigure costsOfExtra(String extra, String track) {
        return new RollFigure(RollFigureKind.EXTRA_COSTS, extra, track);
    }

    public static RollFigure costsOfOutcome(String outcome, String track) {
        return new RollFigure(RollFigureKind.OUTCOME_COSTS, outcome, track);
    }

    public static RollFigure milder(String track) {
        return new RollFigure(RollFigureKind.MILDER, "", track);
    }

    /** Where it stands in what is shown of a roll: {@code extra-costs.push.stress}. */
    public String path() {
        return Stream.of(kind.word(), of, track).filter(name -> !name.isEmpty()).collect(Collectors.joining("."));
    }

    @Override
    public boolean equals(Object other) {
        return this == other || other instanceof RollFigure that && kind == that.kind && of.equals(that.of)
                && track.equals(that.track);
    }

    @Override
    public int hashCode() {
        return 31 * (31 * kind.ordinal() + of.hashCode()) + track.hashCode();
    }
}
