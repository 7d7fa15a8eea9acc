package lampblack.dice;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import lampblack.rules.Aftermath;

/**
 * Adds up marks and ticks.
 *
 * @param known what formulas know
 */
record Tallies(Settled settled, Map<String, Long> known, Map<String, Long> costs, Map<String, Long> clears,
        Map<String, Long> ticks) {

    Tallies(Settled settled, Map<String, Long> known) {
        this(settled, known, new LinkedHashMap<>(), new LinkedHashMap<>(), new LinkedHashMap<>());
    }

    /** @param source the setting that brings it, or empty for the roll itself */
    void add(Aftermath brings, String source) {
        brings.costs().forEach((track, amount) -> costs.merge(track, amount.in(settled.at(), known), Long::sum));
        brings.clears().forEach((track, amount) -> clears.merge(track, amount.in(settled.at(), known), Long::sum));
        brings.ticks().ifPresent(each -> ticks.merge(source, each.in(settled.at(), known), Long::sum));
    }

    /** Marks to make, less those to take away. Something that makes a roll cheaper takes none away. */
    Map<String, Long> marks() {
        return Stream.concat(costs.keySet().stream(), clears.keySet().stream()).distinct()
                .collect(Collectors.toMap(track -> track, track -> cost(track) - clears.getOrDefault(track, 0L),
                        Long::sum, LinkedHashMap::new));
    }

    private long cost(String track) {
        long cost = costs.getOrDefault(track, 0L);
        long more = costs.containsKey(track) ? settled.more().costs().getOrDefault(track, 0L) : 0;
        return more < 0 ? Math.max(Math.min(0, cost), cost + more) : cost + more;
    }
}
