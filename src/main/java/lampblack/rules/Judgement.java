package lampblack.rules;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import lampblack.diagnostic.Code;
import lampblack.diagnostic.Diagnostic;
import lampblack.diagnostic.Message;
import lampblack.diagnostic.Span;

/** The collector handed to whatever judges choices: objections, and what is still to do. */
public final class Judgement {

    private final List<Objection> objections = new ArrayList<>();
    private final List<Todo> todos = new ArrayList<>();
    private final Map<String, Integer> unknown = new LinkedHashMap<>();

    public void object(String subject, long amount, Diagnostic found) {
        objections.add(new Objection(found, subject, amount));
    }

    public void object(String subject, Diagnostic found) {
        object(subject, 0, found);
    }

    /** Reports a name that means nothing: an error the first time, a note to it each further time. */
    public void unknown(String block, String name, Diagnostic found) {
        unknown(List.of(block), name, name, found);
    }

    /**
     * The same for a name that might stand in any of several blocks.
     *
     * @param subject what a ruling would name
     */
    public void unknown(List<String> blocks, String name, String subject, Diagnostic found) {
        Optional<Integer> first = blocks.stream().map(block -> unknown.get(block + " " + name)).filter(Objects::nonNull)
                .findFirst();
        if (first.isEmpty()) {
            blocks.forEach(block -> unknown.put(block + " " + name, objections.size()));
            object(subject, found);
            return;
        }
        Objection before = objections.get(first.get());
        Diagnostic noted = before.found().note(Message.of("note.named-again"), found.span());
        objections.set(first.get(), new Objection(noted, before.subject(), before.amount()));
    }

    public void owe(String where, Span span, Message words) {
        todos.add(new Todo(words, where, span));
    }

    /** Turns what is owed so far into errors: play has begun. */
    public void overdue() {
        for (Todo todo : todos) {
            object(todo.where(), Diagnostic.of(Code.CREATION__UNFINISHED, todo.span(), "todo", todo.words()));
        }
        todos.clear();
    }

    public List<Objection> objections() {
        return List.copyOf(objections);
    }

    public int count() {
        return objections.size();
    }

    /** The objections from one number on. */
    public List<Objection> since(int count) {
        return List.copyOf(objections.subList(count, objections.size()));
    }

    public List<Todo> todos() {
        return List.copyOf(todos);
    }
}
