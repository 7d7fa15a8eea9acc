package lampblack.server;

import com.fasterxml.jackson.core.JacksonException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.file.Path;
import java.time.DateTimeException;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import lampblack.builder.shelf.DiceLog;
import lampblack.builder.shelf.Keys;
import lampblack.builder.shelf.LoggedRoll;
import lampblack.builder.shelf.LoggedRoll.LoggedDie;
import lampblack.builder.shelf.LoggedRollLine;
import lampblack.store.AppendedLines;

/** The dice log: a roll to a line, as JSON, in {@code .table/rolls.jsonl} beside the characters. */
final class RollsFile implements DiceLog {

    /** About fifteen hundred rolls; as many stay in the file before. */
    static final long FULL = 1L << 19;

    /** The most characters of a line that is brought from elsewhere, and how far clocks may differ. */
    private static final int LONGEST = 10_000;
    private static final Duration AHEAD = Duration.ofDays(1);

    private static final ObjectMapper JSON = new ObjectMapper();

    private final AppendedLines lines;
    private final Runnable changed;
    private String readState = "";
    private List<LoggedRoll> read = List.of();
    private int unread;

    /** @param changed told when a roll was added */
    RollsFile(Path shelf, long full, Runnable changed) {
        this.lines = new AppendedLines(shelf.resolve(".table").resolve("rolls.jsonl"), full);
        this.changed = changed;
    }

    @Override
    public void add(LoggedRoll roll) {
        try {
            lines.append(written(roll.at(Instant.now().toEpochMilli())));
        } catch (IOException lost) {
            // The dice have fallen, and whoever rolled them sees them.
            return;
        }
        changed.run();
    }

    @Override
    public synchronized LoggedRolls newest(Set<String> keys, int most) {
        String state = lines.state();
        if (!state.equals(readState)) {
            readAll();
            readState = state;
        }
        List<LoggedRoll> found = read.stream().filter(roll -> keys.contains(roll.key())).limit(most + 1L).toList();
        return new LoggedRolls(found.subList(0, Math.min(most, found.size())), found.size() <= most, unread);
    }

    @Override
    public synchronized BroughtRolls bring(String log, Map<String, String> keys) {
        List<String> all = log.lines().filter(line -> !line.isBlank()).toList();
        long latest = Instant.now().plus(AHEAD).toEpochMilli();
        readAll();
        Set<LoggedRoll> there = new HashSet<>(read);
        List<LoggedRoll> brought = all.stream().filter(line -> line.length() <= LONGEST)
                .flatMap(line -> read(line).stream()).filter(roll -> roll.at() <= latest && Keys.isKey(roll.key()))
                .map(roll -> roll.of(keys.getOrDefault(roll.key(), roll.key()))).toList();
        List<String> added = brought.stream().distinct().filter(roll -> !there.contains(roll))
                .sorted(Comparator.comparingLong(roll -> roll.at())).map(RollsFile::written).toList();
        int written = 0;
        try {
            written = lines.fill(added);
        } catch (IOException lost) {
            written = 0;
        }
        if (written > 0) {
            changed.run();
        }
        return new BroughtRolls(written, all.size() - brought.size() + added.size() - written);
    }

    /** All of it, as one text. */
    String text() {
        return lines.lines().stream().map(line -> line + "\n").collect(Collectors.joining());
    }

    /** Reads all lines, the newest first. */
    private void readAll() {
        List<LoggedRoll> rolls = new ArrayList<>();
        List<String> all = lines.lines();
        for (String line : all) {
            read(line).ifPresent(rolls::add);
        }
        Collections.reverse(rolls);
        // Those that were brought from elsewhere stand behind newer ones.
        rolls.sort(Comparator.<LoggedRoll>comparingLong(roll -> roll.at()).reversed());
        unread = all.size() - rolls.size();
        read = rolls;
    }

    private static String written(LoggedRoll roll) {
        return LoggedRollLine.of(roll, Instant.ofEpochMilli(roll.at()).toString());
    }

    /** Empty for what is no roll, such as a line that was cut off. */
    private static Optional<LoggedRoll> read(String line) {
        try {
            JsonNode roll = JSON.readTree(line);
            if (roll == null || !roll.path("who").isTextual()) {
                return Optional.empty();
            }
            List<LoggedDie> dice = new ArrayList<>();
            roll.path("dice").forEach(die -> dice.add(new LoggedDie(text(die, "face"), text(die, "is"))));
            return Optional.of(new LoggedRoll(Instant.parse(text(roll, "at")).toEpochMilli(), text(roll, "who"),
                    text(roll, "name"), text(roll, "roll"), text(roll, "title"), text(roll, "on"), text(roll, "pool"),
                    dice, text(roll, "outcome"), text(roll, "chance"), text(roll, "seed"), text(roll, "then")));
        } catch (JacksonException | DateTimeException | ArithmeticException broken) {
            return Optional.empty();
        }
    }

    private static String text(JsonNode of, String key) {
        return of.path(key).asText("");
    }
}
