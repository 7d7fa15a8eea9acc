package lampblack.cli;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import lampblack.node.NewValue;
import lampblack.rules.SheetRules;
import picocli.CommandLine.Option;

/** When an entry of a ledger happened and what is to be remembered of it. */
final class EntryOptions {

    @Option(names = "--session", paramLabel = "N", description = "The number of the session.")
    private Optional<Long> session = Optional.empty();

    @Option(names = "--date", paramLabel = "YYYY-MM-DD", description = "The day.")
    private Optional<String> date = Optional.empty();

    @Option(names = "--per", paramLabel = "PERIOD=N",
            description = "The number of another period of the game, such as a downtime.")
    private Map<String, Long> periods = new LinkedHashMap<>();

    @Option(names = "--note", paramLabel = "TEXT", description = "A remark.")
    private Optional<String> note = Optional.empty();

    /** An entry of these keys, with what the options say. */
    NewValue entry(Map<String, NewValue> keys) {
        Map<String, NewValue> entry = new LinkedHashMap<>();
        session.ifPresent(number -> entry.put("session", NewValue.of(number)));
        date.ifPresent(day -> entry.put("date", NewValue.of(day)));
        periods.forEach((period, number) -> entry.put(period, NewValue.of(number)));
        entry.putAll(keys);
        note.ifPresent(words -> entry.put("note", NewValue.of(words)));
        return NewValue.map(entry);
    }

    NewValue entry(String kind, NewValue value) {
        return entry(Map.of(kind, value));
    }

    /** Refuses a day that is none, and a period that the game does not have. */
    void check(Desk desk, SheetRules rules) {
        if (date.isPresent() && !date.get().matches("[0-9]{4}-[0-9]{2}-[0-9]{2}")) {
            throw desk.misuse("cli.not-a-day", "value", date.get());
        }
        periods.keySet().forEach(each -> desk.known("cli.no-period", each, rules.periods().keySet()));
    }
}
