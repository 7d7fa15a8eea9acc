package lampblack.edit;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import lampblack.character.Name;
import lampblack.diagnostic.Diagnostic;
import lampblack.diagnostic.Message;
import lampblack.diagnostic.Severity;
import lampblack.node.NewValue;
import lampblack.replay.EntryResult;
import lampblack.replay.EvaluatedCharacter;
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
        return ruling(violation.found().id(), Optional.of(violation.subject()), bound(violation), violation.limit());
    }

    /** How far an objection goes, where there is something to count. */
    public static Optional<Long> bound(Violation violation) {
        return violation.amount() > 0 ? Optional.of(violation.amount()) : Optional.empty();
    }

    /**
     * A ruling for each subject on which a problem stands, as far as it goes where no bound is said; where there is no
     * such problem, the one that is asked for.
     *
     * @param on the one subject it is asked for, if it is
     */
    public List<NewValue> rulings(EvaluatedCharacter evaluated, String code, Optional<String> on, Optional<Long> upTo) {
        Map<String, Violation> furthest = new LinkedHashMap<>();
        for (Violation violation : evaluated.violations()) {
            boolean meant = on.map(Name::of).map(Name::key).map(key -> (Name.of(violation.subject()).key()).equals(key)
                    || Name.of(violation.subject()).key().endsWith("." + key)).orElse(true);
            if (violation.found().id().equals(code) && meant) {
                furthest.merge(on.orElse(violation.subject()), violation,
                        (one, other) -> one.amount() >= other.amount() ? one : other);
            }
        }
        return furthest.isEmpty() ? List.of(ruling(code, on, upTo, Optional.empty()))
                : furthest.entrySet().stream().map(entry -> ruling(code, Optional.of(entry.getKey()),
                        upTo.or(() -> bound(entry.getValue())), entry.getValue().limit())).toList();
    }

    private NewValue ruling(String code, Optional<String> on, Optional<Long> upTo, Optional<Long> of) {
        Map<String, NewValue> keys = new LinkedHashMap<>();
        keys.put("allows", NewValue.of(code));
        on.ifPresent(name -> keys.put("on", NewValue.of(name)));
        upTo.ifPresent(number -> keys.put("up-to", NewValue.of(number)));
        of.ifPresent(number -> keys.put("of", NewValue.of(number)));
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
