package lampblack.page;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.LongFunction;
import java.util.function.LongSupplier;
import lampblack.builder.shelf.DiceLog;
import lampblack.builder.shelf.LoggedRoll;
import lampblack.builder.shelf.LoggedRollLine;

/** The dice log, in memory. */
final class MemoryDiceLog implements DiceLog {

    private static final int MAX = 3_000;

    private final LongSupplier now;
    /** The newest first. */
    private final List<LoggedRoll> all = new ArrayList<>();

    MemoryDiceLog(LongSupplier now) {
        this.now = now;
    }

    @Override
    public void add(LoggedRoll roll) {
        all.add(0, roll.at(now.getAsLong()));
        if (all.size() > MAX) {
            all.remove(MAX);
        }
    }

    @Override
    public LoggedRolls newest(Set<String> keys, int most) {
        List<LoggedRoll> found = all.stream().filter(roll -> keys.contains(roll.key())).limit(most + 1L).toList();
        return new LoggedRolls(found.subList(0, Math.min(most, found.size())), found.size() <= most, 0);
    }

    /** All of it as one text, the oldest first. @param iso a moment as ISO 8601 writes it, in UTC */
    String text(LongFunction<String> iso) {
        StringBuilder text = new StringBuilder();
        for (int i = all.size() - 1; i >= 0; i--) {
            text.append(LoggedRollLine.of(all.get(i), iso.apply(all.get(i).at()))).append('\n');
        }
        return text.toString();
    }

    /** Takes none: a page keeps only what was rolled on it. */
    @Override
    public BroughtRolls bring(String log, Map<String, String> keys) {
        return new BroughtRolls(0, log.split("\n").length);
    }
}
