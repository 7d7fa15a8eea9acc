package lampblack.cli;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import lampblack.diagnostic.Diagnostic;
import lampblack.diagnostic.Message;
import lampblack.diagnostic.Severity;
import lampblack.diagnostic.Shown;
import lampblack.engine.Line;
import lampblack.engine.Outcome;
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
        Attempt allowed = attempt.added().isEmpty() || because.isEmpty() ? attempt : allowed(desk, attempt);
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

    /** The change with a ruling for each rule it breaks. */
    private Attempt allowed(Desk desk, Attempt attempt) {
        List<NewValue> rulings = objections(attempt).stream().map(this::ruling).toList();
        if (rulings.isEmpty()) {
            return attempt;
        }
        Attempt ruled = editor(desk).rule(attempt.after().orElseThrow(), rulings);
        List<Message> still = ruled.after().map(after -> after.outcome().diagnostics()).orElse(List.of()).stream()
                .filter(each -> each.severity() == Severity.ERROR).map(Diagnostic::message).toList();
        List<Diagnostic> left = new ArrayList<>(attempt.added().stream()
                .filter(each -> still.contains(each.message())).toList());
        left.addAll(ruled.added());
        return new Attempt(attempt.before(), ruled.text(), ruled.after(), left);
    }

    private NewValue ruling(Objection objection) {
        return ruling(objection.found().id(), Optional.of(objection.subject()),
                objection.amount() > 0 ? Optional.of(objection.amount()) : Optional.empty(), because.orElse(""), by);
    }

    static NewValue ruling(String code, Optional<String> on, Optional<Long> upTo, String because, Optional<String> by) {
        Map<String, NewValue> keys = new LinkedHashMap<>();
        keys.put("allows", NewValue.of(code));
        on.ifPresent(each -> keys.put("on", NewValue.of(each)));
        upTo.ifPresent(each -> keys.put("up-to", NewValue.of(each)));
        keys.put("because", NewValue.of(because));
        by.ifPresent(each -> keys.put("by", NewValue.of(each)));
        return NewValue.map(keys);
    }

    /** What a table may rule on, of all that speaks against a change; of several alike the one that goes furthest. */
    private static List<Objection> objections(Attempt attempt) {
        Map<List<String>, Objection> furthest = new LinkedHashMap<>();
        for (Objection each : attempt.after().orElseThrow().outcome().objections()) {
            if (attempt.added().contains(each.found())) {
                furthest.merge(List.of(each.found().id(), each.subject()), each,
                        (one, other) -> one.amount() >= other.amount() ? one : other);
            }
        }
        return List.copyOf(furthest.values());
    }

    private static void hint(Desk desk, Attempt attempt) {
        for (Objection each : objections(attempt)) {
            desk.remark("cli.how-to-allow", "code", each.found().id(), "subject", each.subject());
        }
    }

    private static Message shown(String words) {
        return Message.verbatim(Shown.line(words));
    }
}
