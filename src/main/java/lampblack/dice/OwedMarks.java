package lampblack.dice;

import java.util.LinkedHashMap;
import java.util.Map;
import lampblack.rules.roll.RollEffects;
import lampblack.rules.roll.RollSetting;

/**
 * The marks that a roll requires the roller to make.
 *
 * @param sure marks by track or row, below 0 where they are taken away
 * @param ticks by the id of the setting that brings them, or empty for those of the roll
 * @param either by setting, the marks that come in place of its ticks if the table says so
 * @param step where the die of a chain moves
 */
public record OwedMarks(Map<String, Long> sure, Map<String, Long> ticks, Map<String, Map<String, Long>> either,
        RollEffects.ChainMove step) {

    public OwedMarks {
        sure = new LinkedHashMap<>(sure);
        ticks = new LinkedHashMap<>(ticks);
        either = new LinkedHashMap<>(either);
    }

    /** What is due when the dice have fallen. */
    public static OwedMarks of(SettledRoll settled, RollResult result) {
        Map<String, Map<String, Long>> either = new LinkedHashMap<>();
        result.outcome().ifPresent(outcome -> outcome.applies().forEach(id -> {
            RollSetting setting = settled.roll().settings().get(id);
            if (setting.either() && result.choices().containsKey(id)) {
                Map<String, Long> marks = marks(setting.choices().get(result.choices().get(id)).brings(), settled);
                if (!marks.isEmpty()) {
                    either.put(id, marks);
                }
            }
        }));
        RollEffects.ChainMove step = result.outcome().map(rollOutcome -> rollOutcome.brings().step())
                .filter(chainMove -> chainMove != RollEffects.ChainMove.STAYS).orElse(settled.roll().always().step());
        return new OwedMarks(result.marks(), result.ticks(), either, step);
    }

    private static Map<String, Long> marks(RollEffects brings, SettledRoll settled) {
        Map<String, Long> known = new LinkedHashMap<>(settled.numbers());
        known.put("trait", settled.rating());
        Map<String, Long> marks = new LinkedHashMap<>();
        brings.costs().forEach((track, amount) -> marks.merge(track, amount.cost(settled.derived(), known), Long::sum));
        brings.clears()
                .forEach((track, amount) -> marks.merge(track, -amount.cost(settled.derived(), known), Long::sum));
        return marks;
    }
}
