package lampblack.cli.edit;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
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
import lampblack.replay.EntryResult;
import lampblack.replay.EvaluatedCharacter;
import lampblack.rules.Violation;
import lampblack.sheet.text.LedgerText;
import lampblack.store.SaveResult;
import lampblack.store.VersionedStore;
import picocli.CommandLine.Option;

/** How a change is written: it is tried, what speaks against it is said, and only a change that may stand is saved. */
final class ChangeWriter {

    @Option(names = "--allow", paramLabel = "REASON",
            description = "Write it even if it breaks the rules, with the rulings it needs.")
    private Optional<String> because = Optional.empty();

    @Option(names = "--by", paramLabel = "WHO", description = "Who allows it.")
    private Optional<String> by = Optional.empty();

    static CharacterEditor editor(CommandContext desk) {
        return new CharacterEditor(desk.characters());
    }

    /** Adds an entry to the ledger and says what it did. */
    int add(CommandContext desk, LoadedCharacter before, NewValue entry) {
        ProposedChange attempt = editor(desk).add(before, List.of(entry));
        if (attempt.after().isEmpty() || !last(attempt.after().get()).applied()) {
            return refuse(desk, attempt, attempt.added());
        }
        ProposedChange allowed = attempt.added().isEmpty() || because.isEmpty() ? attempt
                : new RulingsForChange(because.get(), by).applyTo(editor(desk), attempt);
        if (!allowed.isProblemFree()) {
            refuse(desk, attempt, allowed.added());
            hint(desk, attempt);
            return ExitCode.ERRORS;
        }
        int exit = save(desk, allowed);
        if (exit == ExitCode.FINE) {
            EvaluatedCharacter outcome = allowed.after().orElseThrow().outcome();
            LedgerText words = new LedgerText(outcome, desk.messages());
            EntryResult line = outcome.history().get(outcome.history().size() - 1);
            desk.say("cli.written", "number", words.number(line), "what", shown(words.what(line)));
            if (!line.changes().isEmpty()) {
                desk.out().println(SafeText.line(words.change(line)) + ".");
            }
            new MovedRatingsText(before.outcome().standing(), outcome.standing()).of(line.entry())
                    .forEach(message -> desk.out().println(SafeText.line(desk.messages().render(message))));
            outcome.todo().forEach(todo -> desk.say("cli.todo-left", "todo", todo.words()));
        }
        return exit;
    }

    /** Saves a change and says what is now advised against that was not before. */
    static int save(CommandContext desk, ProposedChange attempt) {
        Path file = Path.of(attempt.before().key());
        VersionedStore store = new VersionedStore();
        store.sweep(file.toAbsolutePath().getParent());
        SaveResult saved = store.save(file, attempt.text(), attempt.before().text().version());
        int exit = SaveReport.report(desk, saved);
        if (exit == ExitCode.FINE) {
            List<Diagnostic> known = attempt.before().outcome().diagnostics();
            desk.print(desk.err(), attempt.after().orElseThrow().outcome().diagnostics().stream()
                    .filter(diagnostic -> diagnostic.severity() == Severity.WARNING)
                    .filter(diagnostic -> known.stream().noneMatch(old -> old.message().equals(diagnostic.message())))
                    .toList());
        }
        return exit;
    }

    /** Says what speaks against a change, and that nothing is written. */
    static int refuse(CommandContext desk, ProposedChange attempt, List<Diagnostic> against) {
        desk.print(desk.err(), against);
        desk.printToErrors("cli.not-written-because", "file", shown(attempt.before().text().source().name()));
        return ExitCode.ERRORS;
    }

    private static EntryResult last(LoadedCharacter character) {
        List<EntryResult> history = character.outcome().history();
        return history.get(history.size() - 1);
    }

    private static void hint(CommandContext desk, ProposedChange attempt) {
        for (Violation violation : RulingsForChange.objections(attempt)) {
            desk.printToErrors("cli.how-to-allow", "code", violation.found().id(), "subject", violation.subject());
        }
    }

    private static Message shown(String words) {
        return Message.verbatim(SafeText.line(words));
    }
}
