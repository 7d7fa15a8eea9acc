package lampblack.replay;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import lampblack.character.Ruling;
import lampblack.diagnostic.Code;
import lampblack.diagnostic.Diagnostic;
import lampblack.diagnostic.Edit;
import lampblack.diagnostic.Fix;
import lampblack.diagnostic.Message;
import lampblack.diagnostic.Span;
import lampblack.node.Scalar;
import lampblack.rules.Violation;

/**
 * Remarks on how far a ruling goes beyond what it excuses.
 *
 * @param excused what it excuses
 */
record RulingBounds(Ruling ruling, List<Violation> excused) {

    List<Diagnostic> remarks() {
        List<Diagnostic> remarks = new ArrayList<>();
        if (excused.isEmpty()) {
            return remarks;
        }
        long furthest = excused.stream().mapToLong(Violation::amount).max().orElse(0);
        unbounded(furthest).ifPresent(remarks::add);
        written("up-to").filter(bound -> furthest > 0 && ruling.upTo().orElse(furthest) > furthest).ifPresent(bound ->
                remarks.add(Diagnostic.of(Code.RULING__TOO_WIDE, bound.span(), "bound", bound.text(), "furthest",
                        furthest).fix(Fix.replace(bound.span(), String.valueOf(furthest)))));
        Optional<Long> limit = excused.stream().flatMap(violation -> violation.limit().stream()).findFirst();
        written("of").filter(of -> limit.isPresent() && ruling.of().isPresent()
                && ruling.of().get() - limit.get() != 0).ifPresent(of ->
                remarks.add(Diagnostic.of(Code.RULING__LIMIT_MOVED, of.span(), "was", of.text(), "limit", limit.get())
                        .fix(Fix.replace(of.span(), String.valueOf(limit.get())))));
        return remarks;
    }

    /** What is said of a ruling that names no subject, or no bound although there is something to count. */
    private Optional<Diagnostic> unbounded(long furthest) {
        List<KeyAndValue> missing = new ArrayList<>();
        if (ruling.on().isEmpty() && !ruling.allows().startsWith("rule.")) {
            missing.add(new KeyAndValue("on", excused.get(0).subject()));
        }
        if (ruling.upTo().isEmpty() && furthest > 0) {
            missing.add(new KeyAndValue("up-to", String.valueOf(furthest)));
        }
        return missing.stream().findFirst().map(first -> bounded(Diagnostic.of(Code.RULING__UNBOUNDED,
                ruling.span(), "code", ruling.allows(), "key", first.key(), "value", first.value()), missing));
    }

    /** The same with all it lacks written behind what it allows, where that stands in the file. */
    private Diagnostic bounded(Diagnostic problem, List<KeyAndValue> missing) {
        Optional<Scalar> allows = written("allows");
        if (allows.isEmpty() || !missing.stream().allMatch(lack ->
                lack.value().matches("[A-Za-z0-9][A-Za-z0-9 ._-]*"))) {
            return problem;
        }
        Span code = allows.get().span();
        Span key = ruling.written().keySpan("allows");
        String between = key.line() == ruling.written().span().line()
                && ruling.written().span().text().startsWith("{") ? ", "
                : "\n" + " ".repeat(key.column() - 1);
        List<String> lines = missing.stream().map(lack -> lack.key() + ": " + lack.value()).toList();
        return problem.fix(new Fix(Message.of("fix.add", "written", String.join(", ", lines)), List.of(new Edit(
                code.source().span(code.end(), code.end()), between + String.join(between, lines)))));
    }

    /** What a ruling lacks. */
    private record KeyAndValue(String key, String value) {}

    private Optional<Scalar> written(String key) {
        return ruling.written().scalar(key);
    }
}
