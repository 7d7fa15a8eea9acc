package lampblack.dice;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import lampblack.rules.roll.RollEffects;
import lampblack.rules.roll.RollExtra;

/**
 * Adds up marks and ticks.
 *
 * @param known what formulas know
 * @param paid marks for what is done for the roll
 * @param tiers of the result, and tiers more or fewer
 */
record MarkTotals(SettledRoll settled, Map<String, Long> known, Map<String, Long> costs, Map<String, Long> clears,
        Map<String, Long> ticks, Map<String, Long> paid, List<Long> tiers) {

    MarkTotals(SettledRoll settled, Map<String, Long> known) {
        this(settled, known, new LinkedHashMap<>(), new LinkedHashMap<>(), new LinkedHashMap<>(),
                new LinkedHashMap<>(), new ArrayList<>());
    }

    /** @param source the setting that brings it, or empty for the roll itself */
    void add(RollEffects brings, String source) {
        brings.costs()
                .forEach((track, amount) -> costs.merge(track, amount.evaluate(settled.derived(), known), Long::sum));
        brings.clears().forEach((track, amount) -> clears.merge(track, amount.evaluate(settled.derived(), known),
                Long::sum));
        brings.ticks().ifPresent(amount -> ticks.merge(source, amount.evaluate(settled.derived(), known), Long::sum));
        brings.tier().ifPresent(amount -> tiers.add(amount.evaluate(settled.derived(), known)));
    }

    /** Adds what the roller pays for what is done for the roll. */
    void addExtras() {
        settled.extras().forEach((id, times) -> {
            RollExtra extra = settled.roll().extras().get(id);
            if (extra.paidBy() == RollExtra.ExtraPayer.ROLLER) {
                extra.brings().costs().forEach((track, amount) ->
                        paid.merge(track, times * amount.evaluate(settled.derived(), known), Long::sum));
                extra.brings().clears().forEach((track, amount) ->
                        paid.merge(track, -times * amount.evaluate(settled.derived(), known), Long::sum));
            }
        });
    }

    /** All tiers together; empty where nothing that comes of it has one. */
    Optional<Long> tier() {
        return tiers.stream().reduce(Long::sum);
    }

    /** Marks to make, less those to take away. Something that makes a roll cheaper takes none away. */
    Map<String, Long> marks() {
        Map<String, Long> marks = new LinkedHashMap<>();
        costs.keySet().forEach(track -> marks.put(track, cost(track)));
        clears.forEach((track, cleared) -> marks.merge(track, -cleared, Long::sum));
        paid.forEach((track, more) -> marks.merge(track, more, Long::sum));
        return marks;
    }

    private long cost(String track) {
        long cost = costs.get(track);
        long more = settled.more().costs().getOrDefault(track, 0L);
        return more < 0 ? Math.max(Math.min(0, cost), cost + more) : cost + more;
    }
}
