package lampblack.builder.play;

import java.util.List;
import java.util.Set;
import lampblack.builder.page.WallClock;
import lampblack.builder.shelf.DiceLog;
import lampblack.builder.shelf.LoggedRoll;
import lampblack.diagnostic.Messages;

/**
 * Part of the dice log, the newest roll first.
 *
 * @param older how many to ask for to see older ones; empty where there are none
 * @param unread what is said of lines that nobody understands, or empty
 */
public record DiceLogView(List<DiceLogLine> lines, String older, String unread) {

    /** How many are shown at first, and how many more at a time. */
    public static final int STEP = 50;

    private static final int MOST = 2_000;

    /**
     * One roll.
     *
     * @param name whose it is
     * @param when in words
     * @param what the roll, with what it was made
     * @param how what was thrown, how likely the outcome was, and the seed
     * @param then what was done for it afterwards, or empty
     */
    public record DiceLogLine(String key, String name, String when, String what, String how,
            List<LoggedRoll.LoggedDie> faces, String outcome, String then) {}

    /** @param count how many, as an address asks for it */
    public static DiceLogView of(DiceLog log, Set<String> keys, String count, Messages messages, WallClock clock) {
        int most = count.matches("[0-9]{1,4}") ? Math.max(1, Math.min(MOST, Integer.parseInt(count))) : STEP;
        DiceLog.LoggedRolls rolls = log.newest(keys, most);
        return new DiceLogView(rolls.rolls().stream().map(roll -> line(roll, messages, clock)).toList(),
                rolls.isAll() || most == MOST ? "" : String.valueOf(most + STEP), rolls.unread() == 0 ? ""
                        : messages.text("web.log.unread", "count", rolls.unread()));
    }

    private static DiceLogLine line(LoggedRoll roll, Messages messages, WallClock clock) {
        String what = roll.on().isEmpty() ? roll.title() : messages.text("web.roll.with-trait", "roll", roll.title(),
                "trait", roll.on());
        String thrown = roll.chance().isEmpty() ? roll.pool() : messages.text("web.log.chance", "dice", roll.pool(),
                "chance", roll.chance());
        return new DiceLogLine(roll.key(), roll.name(), clock.words(roll.at()), what, roll.seed().isEmpty() ? thrown
                : messages.text("web.log.seed", "thrown", thrown, "seed", roll.seed()), roll.faces(), roll.outcome(),
                roll.then());
    }

    /** Itself alone, as templates go through lists. */
    public List<DiceLogView> itself() {
        return List.of(this);
    }
}
