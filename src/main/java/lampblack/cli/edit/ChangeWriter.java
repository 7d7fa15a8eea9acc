package lampblack.cli.edit;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import java.util.stream.Stream;
import lampblack.cli.shell.CommandContext;
import lampblack.cli.shell.ExitCode;
import lampblack.cli.shell.SaveReport;
import lampblack.diagnostic.Diagnostic;
import lampblack.diagnostic.Message;
import lampblack.diagnostic.SafeText;
import lampblack.diagnostic.Severity;
import lampblack.edit.CharacterEditor;
import lampblack.edit.LoadedCharacter;
import lampblack.edit.ProposedChange;
import lampblack.edit.RulingsForChange;
import lampblack.node.NewValue;
import lampblack.play.TakenMark;
import lampblack.play.TakenMarks;
import lampblack.replay.EntryResult;
import lampblack.replay.EvaluatedCharacter;
import lampblack.rules.Violation;
import lampblack.rules.OtherTrack;
import lampblack.sheet.text.LedgerText;
import lampblack.store.FileChange;
import lampblack.store.SaveResult;
import lampblack.store.VersionedStore;
import picocli.CommandLine.Option;

/** Writes a change: tries it, prints what forbids it, and saves only a permitted change. */
final class ChangeWriter {

    @Option(names = "--allow", paramLabel = "REASON",
            description = "Write it even if it breaks the rules, with the rulings it needs.")
    private Optional<String> because = Optional.empty();

    @Option(names = "--by", paramLabel = "WHO", description = "Who allows it.")
    private Optional<String> by = Optional.empty();

    static CharacterEditor editor(CommandContext context) {
        return new CharacterEditor(context.characters());
    }

    /** Adds an entry to the ledger and says what it did. */
    int add(CommandContext context, LoadedCharacter before, NewValue entry, OnConflict onConflict) {
        ProposedChange attempt = editor(context).add(before, List.of(entry));
        if (attempt.after().isEmpty() || !last(attempt.after().get()).applied()) {
            return refuse(context, attempt, attempt.added());
        }
        requireNamed(context, before, attempt.after().get());
        ProposedChange allowed = attempt.added().isEmpty() || because.isEmpty() ? attempt
                : new RulingsForChange(because.get(), by).applyTo(editor(context), attempt);
        if (!allowed.isProblemFree()) {
            refuse(context, attempt, allowed.added());
            hint(context, attempt);
            return ExitCode.ERRORS;
        }
        int exit = save(context, allowed, onConflict);
        if (exit == ExitCode.FINE) {
            EvaluatedCharacter evaluated = allowed.after().orElseThrow().evaluated();
            LedgerText words = new LedgerText(evaluated, context.messages());
            EntryResult result = evaluated.history().get(evaluated.history().size() - 1);
            context.printMessage("cli.written", "number", words.number(result), "what", shown(words.what(result)));
            String change = words.change(result);
            if (!change.isEmpty()) {
                context.out().println(SafeText.line(change) + ".");
            }
            new TakenMarks(evaluated, result.entry()).done(before.evaluated().derived().choices())
                    .forEach(mark -> marked(context, mark));
            new TakenMarks(evaluated, result.entry()).named(before.evaluated().derived().choices())
                    .before(before.evaluated()).says()
                    .forEach(named -> context.out().println(SafeText.line(context.messages().render(named))));
            ofOwners(before, evaluated, result).forEach(said ->
                    context.out().println(SafeText.line(context.messages().render(said))));
            new MovedRatingsText(before.evaluated().derived(), evaluated.derived()).of(result.entry())
                    .forEach(message -> context.out().println(SafeText.line(context.messages().render(message))));
            evaluated.todo().forEach(todo -> context.printMessage("cli.todo-left", "todo", todo.words()));
        }
        return exit;
    }

    /** What owners get that play marks with an entry, and what of it finds no room. */
    private static List<Message> ofOwners(LoadedCharacter before, EvaluatedCharacter after, EntryResult result) {
        TakenMarks marks = new TakenMarks(after, result.entry());
        Set<String> known = after.sheet().linked().owned().known().keySet();
        List<Message> says = new ArrayList<>();
        marks.elsewhere(before.evaluated().derived().choices()).forEach((key, asked) -> {
            long came = marks.said().getOrDefault(key, 0L);
            Message track = Message.verbatim(after.currencyTitle(key));
            if (came != 0) {
                says.add(Message.of("mark.came", "track", track, "amount", (came > 0 ? "+" : "") + came));
            }
            if (asked > Math.max(0, came) && known.contains(OtherTrack.of(key).orElseThrow().link())) {
                says.add(Message.of("mark.over", "track", track, "over", asked - came));
            }
        });
        return says;
    }

    /** Refuses an entry that clears a row or ticks a clock of which nobody says what is meant. */
    private static void requireNamed(CommandContext context, LoadedCharacter before, LoadedCharacter after) {
        new TakenMarks(after.evaluated(), last(after).entry()).named(before.evaluated().derived().choices())
                .before(before.evaluated()).unnamed()
                .forEach((path, names) -> {
                    throw path.isEmpty() ? context.usageError("cli.say-clock", "clocks", names)
                            : context.usageError("cli.say-clear", "row", path, "words", names);
                });
    }

    private static void marked(CommandContext context, TakenMark mark) {
        mark.says().forEach(words -> context.out().println(SafeText.line(context.messages().render(words))));
        MarkSaver.words(mark.whenFull()).ifPresent(context.out()::println);
    }

    /** Saves a change that adds no problem, and then says what it did; refuses any other. */
    static int apply(CommandContext context, ProposedChange attempt, Consumer<EvaluatedCharacter> done) {
        if (!attempt.isProblemFree()) {
            return refuse(context, attempt, attempt.added());
        }
        int exit = save(context, attempt);
        if (exit == ExitCode.FINE) {
            done.accept(attempt.after().orElseThrow().evaluated());
        }
        return exit;
    }

    /** Saves a change and says which other files it is in, and what is now advised against that was not before. */
    static int save(CommandContext context, ProposedChange attempt) {
        return save(context, attempt, OnConflict.TELL);
    }

    private static int save(CommandContext context, ProposedChange attempt, OnConflict onConflict) {
        int exit = write(context, attempt, onConflict);
        if (exit == ExitCode.FINE) {
            attempt.others().stream().flatMap(ChangeWriter::alsoWritten).forEach(words ->
                    context.out().println(SafeText.line(context.messages().render(words))));
        }
        return exit;
    }

    /** That another file has changed as well, and what found no room in it. */
    static Stream<Message> alsoWritten(ProposedChange other) {
        return Stream.concat(
                Stream.of(Message.of("cli.written-too", "file", shown(other.before().text().source().name()))),
                other.after().stream().flatMap(after ->
                        after.evaluated().lostSince(other.before().evaluated()).stream()));
    }

    /** Saves a change and says what is now advised against that was not before. */
    static int write(CommandContext context, ProposedChange attempt) {
        return write(context, attempt, OnConflict.TELL);
    }

    static int write(CommandContext context, ProposedChange attempt, OnConflict onConflict) {
        Path file = Path.of(attempt.before().key());
        VersionedStore store = new VersionedStore();
        store.sweep(file.toAbsolutePath().getParent());
        SaveResult saved = saved(store, file, attempt, onConflict);
        if (saved.isConflict() && onConflict == OnConflict.REPEAT) {
            return ExitCode.CONFLICT;
        }
        int exit = SaveReport.report(context, saved);
        if (exit == ExitCode.FINE) {
            List<Diagnostic> known = attempt.before().evaluated().diagnostics();
            context.print(context.err(), attempt.after().orElseThrow().evaluated().diagnostics().stream()
                    .filter(diagnostic -> diagnostic.severity() == Severity.WARNING)
                    .filter(diagnostic -> known.stream().noneMatch(old -> old.message().equals(diagnostic.message())))
                    .toList());
        }
        return exit;
    }

    private static SaveResult saved(VersionedStore store, Path file, ProposedChange attempt, OnConflict onConflict) {
        String seen = attempt.before().text().version();
        if (attempt.others().isEmpty()) {
            return switch (onConflict) {
                case REPEAT -> store.saveRepeatable(file, attempt.text(), seen);
                case TELL -> store.save(file, attempt.text(), seen);
            };
        }
        return store.saveTogether(Stream.concat(Stream.of(attempt), attempt.others().stream())
                        .map(change -> new FileChange(Path.of(change.before().key()), change.text(),
                                change.before().text().version())).toList());
    }

    /** Says what speaks against a change, and that nothing is written. */
    static int refuse(CommandContext context, ProposedChange attempt, List<Diagnostic> against) {
        context.print(context.err(), against);
        context.printToErrors("cli.not-written-because", "file", shown(attempt.before().text().source().name()));
        return ExitCode.ERRORS;
    }

    private static EntryResult last(LoadedCharacter character) {
        List<EntryResult> history = character.evaluated().history();
        return history.get(history.size() - 1);
    }

    private static void hint(CommandContext context, ProposedChange attempt) {
        for (Violation violation : RulingsForChange.objections(attempt)) {
            context.printToErrors("cli.how-to-allow", "code", violation.found().id(), "subject", violation.subject());
        }
    }

    private static Message shown(String words) {
        return Message.verbatim(SafeText.line(words));
    }
}
