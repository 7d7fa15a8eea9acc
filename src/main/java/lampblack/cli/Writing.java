package lampblack.cli;

import java.util.List;
import java.util.Optional;
import lampblack.diagnostic.Diagnostic;
import lampblack.diagnostic.Message;
import lampblack.diagnostic.Severity;
import lampblack.diagnostic.Shown;
import lampblack.engine.Line;
import lampblack.engine.Outcome;
import lampblack.io.Allowing;
import lampblack.io.Attempt;
import lampblack.io.CharacterEditor;
import lampblack.io.CharacterStore;
import lampblack.io.LoadedCharacter;
import lampblack.io.SaveResult;
import lampblack.node.NewValue;
import lampblack.rules.Objection;
import picocli.CommandLine.Option;

/** How a change is written: it is tried, what speaks against it is said, and only a change that may stand is saved. */
final class Writing {

    @Option(names = "--allow", paramLabel = "REASON",
            description = "Write it even against the rules, with the rulings that it needs.")
    private Optional<String> because = Optional.empty();

    @Option(names = "--by", paramLabel = "WHO", description = "Who allows it.")
    private Optional<String> by = Optional.empty();

    static CharacterEditor editor(Desk desk) {
        return new CharacterEditor(desk.characters(), new CharacterStore());
    }

    /** Adds an entry to the ledger and says what it did. */
    int add(Desk desk, LoadedCharacter before, NewValue entry) {
        Attempt attempt = editor(desk).add(before, List.of(entry));
        if (attempt.after().isEmpty() || !last(attempt.after().get()).applied()) {
            return refuse(desk, attempt, attempt.added());
        }
        Attempt allowed = attempt.added().isEmpty() || because.isEmpty() ? attempt
                : new Allowing(because.get(), by).of(editor(desk), attempt);
        if (!allowed.isFree()) {
            refuse(desk, attempt, allowed.added());
            hint(desk, attempt);
            return Exit.ERRORS;
        }
        int exit = save(desk, allowed);
        if (exit == Exit.FINE) {
            Outcome outcome = allowed.after().orElseThrow().outcome();
            LedgerWords words = new LedgerWords(outcome, desk.messages());
            Line line = outcome.history().get(outcome.history().size() - 1);
            desk.say("cli.written", "number", words.number(line), "what", shown(words.what(line)));
            if (!line.changes().isEmpty()) {
                desk.out().println(Shown.line(words.change(line)) + ".");
            }
            new MovedWords(before.outcome().standing(), outcome.standing()).of(line.entry())
                    .forEach(each -> desk.out().println(Shown.line(desk.messages().render(each))));
            outcome.todo().forEach(todo -> desk.say("cli.todo-left", "todo", todo.words()));
        }
        return exit;
    }

    /** Saves a change and says what is now advised against that was not before. */
    static int save(Desk desk, Attempt attempt) {
        SaveResult saved = editor(desk).save(attempt);
        int exit = Saving.report(desk, saved);
        if (exit == Exit.FINE) {
            List<Diagnostic> known = attempt.before().outcome().diagnostics();
            desk.print(desk.err(), attempt.after().orElseThrow().outcome().diagnostics().stream()
                    .filter(each -> each.severity() == Severity.WARNING)
                    .filter(each -> known.stream().noneMatch(old -> old.message().equals(each.message()))).toList());
        }
        return exit;
    }

    /** Says what speaks against a change, and that nothing is written. */
    static int refuse(Desk desk, Attempt attempt, List<Diagnostic> against) {
        desk.print(desk.err(), against);
        desk.remark("cli.not-written-because", "file", shown(attempt.before().text().source().name()));
        return Exit.ERRORS;
    }

    private static Line last(LoadedCharacter character) {
        List<Line> history = character.outcome().history();
        return history.get(history.size() - 1);
    }

    private static void hint(Desk desk, Attempt attempt) {
        for (Objection each : Allowing.objections(attempt)) {
            desk.remark("cli.how-to-allow", "code", each.found().id(), "subject", each.subject());
        }
    }

    private static Message shown(String words) {
        return Message.verbatim(Shown.line(words));
    }
}
