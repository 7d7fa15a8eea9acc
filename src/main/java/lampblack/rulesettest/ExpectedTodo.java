package lampblack.rulesettest;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import lampblack.diagnostic.Code;
import lampblack.diagnostic.Diagnostic;
import lampblack.diagnostic.Message;
import lampblack.diagnostic.NearestName;
import lampblack.diagnostic.Report;
import lampblack.node.MapNode;
import lampblack.node.Scalar;
import lampblack.replay.EvaluatedCharacter;
import lampblack.rules.Todo;
import lampblack.rules.option.OwnerLink;

/** Compares what is left to do with what is expected: {@code none}, or exactly these steps, fields and parts. */
record ExpectedTodo(MapNode expect, EvaluatedCharacter evaluated, Report report) {

    private static final String KEY = "todo";
    private static final String NONE = "none";
    private static final String STEP = "creation.";
    private static final String FIELD = "fields.";
    private static final String PART = "parts.";

    void judge() {
        List<Scalar> wanted = expect.scalars(KEY).stream().filter(scalar -> !scalar.text().equals(NONE)).toList();
        List<Todo> left = new ArrayList<>(evaluated.todo());
        for (Scalar scalar : wanted) {
            if (isKnown(scalar.text())) {
                if (!left.removeIf(todo -> isPart(todo.where(), scalar.text()))
                        && evaluated.todo().stream().noneMatch(todo -> isPart(todo.where(), scalar.text()))) {
                    report.add(Diagnostic.of(Code.TEST__FAILED, scalar.span(),
                            Message.of("test.failed.no-todo", "step", scalar.text())));
                }
            } else {
                report.add(Diagnostic.of(Code.TEST__UNKNOWN_STEP, scalar.span(), "name", scalar.text())
                        .suggest(scalar.text(), known()));
                // What was most likely meant is no surprise.
                NearestName.to(scalar.text(), known()).ifPresent(
                        meant -> left.removeIf(todo -> isPart(todo.where(), meant)));
            }
        }
        for (Todo todo : left) {
            report.add(Diagnostic.of(Code.TEST__FAILED, expect.keySpan(KEY),
                    Message.of("test.failed.todo", "where", todo.where())).note(todo.words(), todo.span()));
        }
    }

    private List<String> known() {
        List<String> known = new ArrayList<>(evaluated.sheet().creation().keySet());
        known.addAll(evaluated.sheet().fields().keySet());
        known.addAll(evaluated.sheet().parts().keySet());
        evaluated.sheet().linked().links().keySet().forEach(link -> known.add(OwnerLink.LIST + "." + link));
        return known;
    }

    private boolean isKnown(String written) {
        return known().stream().anyMatch(name -> isPart(written, name)) || written.startsWith("ledger.")
                || written.startsWith(PART);
    }

    /** Whether something to do belongs to a step, a field or a part of these. */
    private boolean isPart(String where, String name) {
        return Optional.ofNullable(evaluated.sheet().creation().get(name)).stream()
                .flatMap(step -> step.fields().stream()).anyMatch(field -> within(where, FIELD + field))
                || within(where, name) || within(where, STEP + name)
                || within(where, Todo.DUE + name) || within(where, FIELD + name)
                || within(where, PART + name);
    }

    private static boolean within(String where, String path) {
        return where.equals(path) || where.startsWith(path + ".");
    }
}
