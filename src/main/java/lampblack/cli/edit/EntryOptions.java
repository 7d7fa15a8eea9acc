package lampblack.cli.edit;

import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import lampblack.character.CharacterFile;
import lampblack.character.EntryKind;
import lampblack.character.Name;
import lampblack.character.NoteText;
import lampblack.cli.shell.CommandContext;
import lampblack.cli.shell.ExitCode;
import lampblack.edit.CurrentPeriods;
import lampblack.edit.LoadedCharacter;
import lampblack.node.NewValue;
import lampblack.play.TakenMarks;
import lampblack.replay.EvaluatedCharacter;
import lampblack.rules.SheetRules;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** One more entry for the ledger of a character: whose, when it happened, and what is to be remembered of it. */
final class EntryOptions {

    @Parameters(paramLabel = "FILE", index = "0", description = "The character.")
    private Path file;

    @Option(names = "--session", paramLabel = "N", description = "The number of the session.")
    private Optional<Long> session = Optional.empty();

    @Option(names = "--date", paramLabel = "YYYY-MM-DD", description = "The date.")
    private Optional<String> date = Optional.empty();

    @Option(names = "--per", paramLabel = "PERIOD=N",
            description =
                    "The number of another period of the game, such as a downtime; without it, the one begun last.")
    private Map<String, Long> periods = new LinkedHashMap<>();

    @Option(names = "--note", paramLabel = "TEXT", description = "A remark.")
    private Optional<String> note = Optional.empty();

    @Option(names = "--part", paramLabel = "NAME", description = "The part it happens to, such as a cohort.")
    private Optional<String> part = Optional.empty();

    @Option(names = "--clear", paramLabel = "WORDS", description = "The words that go where this clears a row. May be "
            + "given several times.")
    private List<String> clear = List.of();

    @Option(names = "--clock", paramLabel = "NAME", description = "The clock that this ticks.")
    private Optional<String> clock = Optional.empty();

    @Mixin
    private ChangeWriter writing;

    /** Writes an entry of the keys that a command makes by the rules of the character's game. */
    int add(CommandContext context, Function<SheetRules, Map<String, NewValue>> keys) {
        return OnConflict.settled(onConflict -> add(context, keys, onConflict));
    }

    private int add(CommandContext context, Function<SheetRules, Map<String, NewValue>> keys, OnConflict onConflict) {
        Optional<LoadedCharacter> character = context.characterToChange(file);
        if (character.isEmpty()) {
            return ExitCode.ERRORS;
        }
        SheetRules rules = rules(context, character.get().evaluated());
        check(context, rules);
        return writing.add(context, character.get(), entry(context, character.get(), rules, keys.apply(rules)), onConflict);
    }

    /** The rules of the character, or of the part that is named. */
    private SheetRules rules(CommandContext context, EvaluatedCharacter evaluated) {
        if (part.isEmpty()) {
            return evaluated.sheet();
        }
        Map<String, SheetRules> parts = new LinkedHashMap<>();
        evaluated.parts().forEach((kind, all) -> all.forEach((name, character) -> {
            parts.putIfAbsent(Name.of(name).key(), character.sheet());
            parts.put(kind + "." + Name.of(name).key(), character.sheet());
        }));
        context.requireKnown("cli.no-part", Name.of(part.get()).key(), parts.keySet());
        return parts.get(Name.of(part.get()).key());
    }

    private NewValue entry(CommandContext context, LoadedCharacter character, SheetRules rules,
            Map<String, NewValue> keys) {
        CharacterFile file = character.file();
        Map<String, NewValue> entry = new LinkedHashMap<>();
        session.ifPresent(number -> entry.put("session", NewValue.of(number)));
        date.ifPresent(day -> entry.put("date", NewValue.of(day)));
        part.ifPresent(name -> entry.put("part", NewValue.of(name)));
        Map<String, Long> within = new LinkedHashMap<>(isCounted(keys) ? CurrentPeriods.of(file, rules) : Map.of());
        within.putAll(periods);
        within.forEach((period, number) -> entry.put(period, NewValue.of(number)));
        entry.putAll(keys);
        Map<String, NewValue> marked = new MarksToName(context, evaluated(character)).of(clear, clock);
        if (!marked.isEmpty()) {
            entry.put(TakenMarks.MARKED, NewValue.map(marked));
        }
        note.ifPresent(words -> entry.put("note", new NoteText(words).value()));
        return NewValue.map(entry);
    }

    /** The character, or the part that is named. */
    private EvaluatedCharacter evaluated(LoadedCharacter character) {
        return part.flatMap(name -> character.evaluated().parts().values().stream().flatMap(all -> all.entrySet().stream())
                .filter(one -> Name.of(name).key().endsWith(Name.of(one.getKey()).key())).map(Map.Entry::getValue)
                .findFirst()).orElse(character.evaluated());
    }

    /** Whether limits within periods count it. */
    private static boolean isCounted(Map<String, NewValue> keys) {
        return keys.containsKey(EntryKind.ADVANCE.word()) || keys.containsKey(EntryKind.EARN.word());
    }

    /** Refuses a day that is none, and a period that the game does not have. */
    private void check(CommandContext context, SheetRules rules) {
        if (date.isPresent() && !date.get().matches("[0-9]{4}-[0-9]{2}-[0-9]{2}")) {
            throw context.usageError("cli.not-a-day", "value", date.get());
        }
        periods.keySet().forEach(id -> context.requireKnown("cli.no-period", id, rules.periods().keySet()));
    }
}
