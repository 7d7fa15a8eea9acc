package lampblack.rules;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.function.Supplier;
import java.util.function.UnaryOperator;
import lampblack.diagnostic.Code;
import lampblack.diagnostic.Diagnostic;
import lampblack.diagnostic.Message;
import lampblack.diagnostic.Note;
import lampblack.diagnostic.Span;
import lampblack.rules.effect.OptionInstance;

/** Collects the violations and todos found while judging choices. */
public final class ProblemCollector {

    private final Predicate<Violation> leave;
    private final List<Violation> violations = new ArrayList<>();
    private final List<Todo> todos = new ArrayList<>();
    private final Map<String, Integer> unknown = new LinkedHashMap<>();
    private final Map<Integer, List<Note>> again = new LinkedHashMap<>();

    public ProblemCollector() {
        this(violation -> false);
    }

    /** @param leave what is not collected, since it is allowed */
    public ProblemCollector(Predicate<Violation> leave) {
        this.leave = leave;
    }

    public void report(String subject, long amount, Diagnostic problem) {
        add(new Violation(problem, subject, amount));
    }

    /** The same, unless as many of the subject are too many already, however they came. @param alike what says as much */
    public void reportOnce(String subject, long amount, Diagnostic problem, Code... alike) {
        boolean known = violations.stream().anyMatch(violation -> violation.subject().equals(subject)
                && violation.amount() == amount && (violation.found().code() == problem.code()
                        || List.of(alike).contains(violation.found().code())));
        if (!known) {
            report(subject, amount, problem);
        }
    }

    private void add(Violation violation) {
        if (!leave.test(violation)) {
            violations.add(violation);
        }
    }

    public void report(String subject, Diagnostic problem) {
        report(subject, 0, problem);
    }

    /** Reports that something is shut: by an owner, which never judges what a file already holds, only for what comes. */
    public void reportShut(String subject, OptionInstance closer, Diagnostic problem) {
        add(new Violation(problem, subject, 0, closer.isOfOwner()));
    }

    /** Reports a name that means nothing: an error the first time, a note to it each further time. */
    public void reportUnknown(String block, String name, Span place, Supplier<Diagnostic> found) {
        reportUnknown(List.of(block), name, name, place, found);
    }

    /**
     * The same for a name that might stand in any of several blocks.
     *
     * @param subject what a ruling would name
     */
    public void reportUnknown(List<String> blocks, String name, String subject, Span place,
            Supplier<Diagnostic> found) {
        Optional<Integer> first = blocks.stream().map(block -> unknown.get(block + " " + name)).filter(Objects::nonNull)
                .findFirst();
        if (first.isEmpty()) {
            blocks.forEach(block -> unknown.put(block + " " + name, violations.size()));
            report(subject, found.get());
            return;
        }
        again.computeIfAbsent(first.get(), number -> new ArrayList<>())
                .add(new Note(Message.of("note.named-again"), Optional.of(place)));
    }

    public void addTodo(String where, Span span, Message words) {
        addTodo(where, span, true, words);
    }

    /** The same for what may be no mistake once play has begun. */
    public void addTodo(String where, Span span, boolean owed, Message words) {
        todos.add(new Todo(words, where, span, owed));
    }

    /** Leaves out what is no mistake once play has begun. */
    public void keepOwed() {
        todos.removeIf(todo -> !todo.isOwed());
    }

    /** Takes over what was found in a part of the whole. */
    public void add(ProblemCollector problems, String path, UnaryOperator<Message> todo) {
        problems.violations().forEach(violation -> add(
                new Violation(violation.found(), path + "." + violation.subject(),
                violation.amount(), violation.ahead())));
        problems.todos.forEach(item -> todos.add(new Todo(todo.apply(item.words()), path + "." + item.where(),
                item.span(), item.isOwed())));
    }

    /** Turns what is owed so far into errors: play has begun. */
    public void turnTodosIntoErrors() {
        keepOwed();
        for (Todo todo : todos) {
            report(todo.where(), Diagnostic.of(Code.CREATION__UNFINISHED, todo.span(), "todo", todo.words()));
        }
        todos.clear();
    }

    public List<Violation> violations() {
        return since(0);
    }

    public int count() {
        return violations.size();
    }

    /** The objections from one number on. */
    public List<Violation> since(int count) {
        List<Violation> all = new ArrayList<>(violations.subList(count, violations.size()));
        if (!all.isEmpty()) {
            again.forEach((number, notes) -> {
                if (number >= count) {
                    all.set(number - count, violations.get(number).noting(notes));
                }
            });
        }
        return Collections.unmodifiableList(all);
    }

    public List<Todo> todos() {
        return List.copyOf(todos);
    }
}
