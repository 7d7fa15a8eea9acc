package lampblack.edit;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import lampblack.diagnostic.Diagnostic;
import lampblack.diagnostic.Message;
import lampblack.diagnostic.Severity;
import lampblack.node.NewValue;
import lampblack.replay.EntryResult;
import lampblack.rules.Violation;

/** What a table says to a change that breaks rules: it stands, with a ruling for each of them. */
public record RulingsForChange(String because, Optional<String> by) {

    /** The change with a ruling for each rule it breaks, as far as it goes and no further. */
    public ProposedChange applyTo(CharacterEditor editor, ProposedChange attempt) {
        List<NewValue> rulings = objections(attempt).stream().map(this::ruling).toList();
        if (rulings.isEmpty() || attempt.after().isEmpty()) {
            return attempt;
        }
        ProposedChange ruled = editor.rule(attempt.after().get(), rulings);
        List<Message> still = ruled.after().map(after -> after.evaluated().diagnostics()).orElse(List.of()).stream()
                .filter(diagnostic -> diagnostic.severity() == Severity.ERROR).map(Diagnostic::message).toList();
        List<Diagnostic> left = new ArrayList<>(attempt.added().stream()
                .filter(diagnostic -> still.contains(diagnostic.message())).toList());
        left.addAll(ruled.added());
        attempt.others().forEach(other -> left.addAll(other.added()));
        return new ProposedChange(attempt.before(), ruled.text(), ruled.after(), left, attempt.others());
    }

    private NewValue ruling(Violation violation) {
        return ruling(violation.found().id(), Optional.of(violation.subject()), bound(violation), because, by);
    }

    /** How far an objection goes, where there is something to count. */
    public static Optional<Long> bound(Violation violation) {
        return violation.amount() > 0 ? Optional.of(violation.amount()) : Optional.empty();
    }

    public static NewValue ruling(
            String code, Optional<String> on, Optional<Long> upTo, String because, Optional<String> by) {
        Map<String, NewValue> keys = new LinkedHashMap<>();
        keys.put("allows", NewValue.of(code));
        on.ifPresent(name -> keys.put("on", NewValue.of(name)));
        upTo.ifPresent(number -> keys.put("up-to", NewValue.of(number)));
        keys.put("because", NewValue.of(because));
        by.ifPresent(name -> keys.put("by", NewValue.of(name)));
        return NewValue.map(keys);
    }

    /** Whether rulings can make a change stand: it can be read, and it takes effect. */
    public static boolean canResolve(ProposedChange attempt) {
        return attempt.after().isPresent() && skipped(attempt.after().get()) <= skipped(attempt.before())
                && !objections(attempt).isEmpty();
    }

    private static long skipped(LoadedCharacter character) {
        return character.evaluated().history().stream().filter(entryResult -> !entryResult.applied())
                .map(EntryResult::entry).count();
    }

    /** What a table may rule on, of all that speaks against a change; of several alike the one that goes furthest. */
    public static List<Violation> objections(ProposedChange attempt) {
        Map<List<String>, Violation> furthest = new LinkedHashMap<>();
        for (Violation violation : attempt.after().map(after -> after.evaluated().violations()).orElse(List.of())) {
            if (attempt.added().contains(violation.found())) {
                furthest.merge(List.of(violation.found().id(), violation.subject()), violation,
                        (one, other) -> one.amount() >= other.amount() ? one : other);
            }
        }
        return List.copyOf(furthest.values());
    }
}
