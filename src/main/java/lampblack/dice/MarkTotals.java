package lampblack.dice;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import lampblack.rules.Amount;
import lampblack.rules.roll.RollEffects;
import lampblack.rules.roll.RollExtra;
import lampblack.rules.roll.RollFigure;
import lampblack.rules.roll.RollOutcome;

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
                .forEach((track, amount) -> costs.merge(track, amount.cost(settled.derived(), known), Long::sum));
        brings.clears()
                .forEach((track, amount) -> clears.merge(track, amount.cost(settled.derived(), known), Long::sum));
        brings.ticks().ifPresent(amount -> ticks.merge(source, amount.evaluate(settled.derived(), known), Long::sum));
        brings.tier().ifPresent(amount -> tiers.add(amount.evaluate(settled.derived(), known)));
    }

    /** Adds what an outcome brings, with what changes about it. */
    void add(RollOutcome outcome) {
        add(outcome.brings(), "");
        changes(RollFigure.RollFigureKind.OUTCOME_COSTS, outcome.id()).forEach((track, more) ->
                costs.merge(track, more(outcome.brings().costs(), track, more), Long::sum));
        long ticked = outcome.brings().ticks().map(amount -> amount.evaluate(settled.derived(), known)).orElse(0L);
        long more = Math.max(-ticked, settled.more().figure(RollFigure.ticksOfOutcome(outcome.id())));
        if (more != 0) {
            ticks.merge("", more, Long::sum);
        }
    }

    /** Adds what the roller pays for what is done for the roll. */
    void addExtras() {
        settled.extras().forEach((id, times) -> {
            RollExtra extra = settled.roll().extras().get(id);
            extra.brings().ticks().ifPresent(amount -> ticks.merge("",
                    times * amount.evaluate(settled.derived(), known), Long::sum));
            if (extra.paidBy() == RollExtra.ExtraPayer.ROLLER) {
                changes(RollFigure.RollFigureKind.EXTRA_COSTS, id).forEach((track, more) ->
                        paid.merge(track, times * more(extra.brings().costs(), track, more), Long::sum));
                extra.brings().costs().forEach((track, amount) ->
                        paid.merge(track, times * amount.cost(settled.derived(), known), Long::sum));
                extra.brings().clears().forEach((track, amount) ->
                        paid.merge(track, -times * amount.cost(settled.derived(), known), Long::sum));
            }
        });
    }

    /** What something changes about what is marked for an extra or an outcome, by track. */
    private Map<String, Long> changes(RollFigure.RollFigureKind kind, String of) {
        Map<String, Long> changes = new LinkedHashMap<>();
        settled.more().figures().forEach((figure, more) -> {
            if (figure.kind() == kind && figure.of().equals(of)) {
                changes.put(figure.track(), more);
            }
        });
        return changes;
    }

    /** How much more is marked, which takes nothing away that was not to be marked. */
    private long more(Map<String, Amount> costs, String track, long more) {
        long cost = Optional.ofNullable(costs.get(track)).map(amount -> amount.cost(settled.derived(), known))
                .orElse(0L);
        return Math.max(more, Math.min(0, -cost));
    }

    /** The ticks with what is added to those of the roll and of its settings, where there are any. */
    Map<String, Long> allTicks() {
        Map<String, Long> all = new LinkedHashMap<>(ticks);
        all.replaceAll((source, number) -> number <= 0 ? number : Math.max(0, number + settled.more().figure(
                source.isEmpty() ? RollFigure.ticks() : RollFigure.ticksOfSetting(source))));
        return all;
    }

    /** All tiers together; empty where nothing that comes of it has one. */
    Optional<Long> tier() {
        return tiers.stream().reduce(Long::sum);
    }

    /** Marks to make, less those to take away. Something that makes a roll cheaper takes none away. */
    Map<String, Long> marks() {
        Map<String, Long> marks = new LinkedHashMap<>();
        costs.keySet().forEach(track -> marks.put(track, cost(track)));
        settled.added().forEach((track, more) -> marks.merge(track, more, Long::sum));
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
