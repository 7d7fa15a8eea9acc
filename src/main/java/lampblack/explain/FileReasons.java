package lampblack.explain;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import lampblack.character.EntryKind;
import lampblack.character.Ruling;
import lampblack.diagnostic.Diagnostic;
import lampblack.diagnostic.Message;
import lampblack.diagnostic.Severity;
import lampblack.node.ListNode;
import lampblack.node.MapNode;
import lampblack.node.Node;
import lampblack.node.Scalar;
import lampblack.replay.Verdict;
import lampblack.rules.Todo;

/** Explains what a character's file says itself, and what was found in it. */
record FileReasons(ExplanationContext context) {

    /** Everything that is written below a node, each by its path. */
    Map<String, Reason> written(String path, String name, Node node) {
        Map<String, Reason> all = new LinkedHashMap<>();
        all.put(path, value(name, node));
        node.all().forEach(entry -> all.putAll(
                written(path + "." + entry.key().text(), entry.key().text(), entry.value())));
        return all;
    }

    private static Reason value(String name, Node node) {
        return switch (node) {
            case Scalar scalar -> {
                Reason reason = Reason.of(Message.of("why.written", "name", name, "value", scalar.text()))
                        .at(Citation.of(scalar.span()));
                yield scalar.integer().map(reason::worth).orElse(reason);
            }
            case MapNode map -> block(name, map, map.all().stream()
                    .map(entry -> value(entry.key().text(), entry.value())).toList());
            case ListNode list -> block(name, list, list.items().stream().map(item -> value(name, item)).toList());
        };
    }

    private static Reason block(String name, Node node, List<Reason> parts) {
        return Reason.of(Message.of("why.written-block", "name", name)).at(Citation.of(node.span())).with(parts);
    }

    /** A key at the top of the file. */
    Reason header(String key, String value) {
        MapNode root = context.evaluated().file().root();
        Reason reason = Reason.of(Message.of("why.written", "name", key, "value", value));
        return root.get(key).map(node -> reason.at(Citation.of(node.span()))).orElse(reason);
    }

    /** Whether the character is legal: what breaks the rules, and what the table allows. */
    Reason legal() {
        List<Reason> parts = new ArrayList<>();
        context.evaluated().diagnostics().stream().filter(diagnostic -> diagnostic.severity() == Severity.ERROR)
                .forEach(diagnostic -> parts.add(found(diagnostic)));
        context.evaluated().file().rulings().forEach(item -> parts.add(ruling(item)));
        Verdict.of(context.evaluated()).ofLedger().forEach(words -> parts.add(Reason.of(words)));
        return Reason.of(Message.of(context.evaluated().isLegal() ? "why.legal" : "why.not-legal")).with(parts);
    }

    /** Whether the career has ended, and with which entry. */
    Reason retired() {
        return context.timeline().events().stream()
                .filter(event -> event.entry().filter(entry -> entry.kind() == EntryKind.RETIRE).isPresent())
                .findFirst().map(event -> Reason.of(Message.of("why.retired", "words",
                        Message.verbatim(context.evaluated().retired().orElse("")))).at(event.place()))
                .orElseGet(() -> Reason.of(Message.of("why.not-retired")));
    }

    /** A ruling and what it excuses. */
    Reason ruling(Ruling ruling) {
        List<Reason> excused = context.evaluated().ruled().stream()
                .filter(appliedRuling -> appliedRuling.ruling().equals(ruling))
                .map(appliedRuling -> Reason.of(appliedRuling.excused().message())
                .at(Citation.of(appliedRuling.excused().span()))).toList();
        Message because = Message.verbatim(ruling.because());
        Message words = ruling.by().map(by -> Message.of("note.ruled-by", "by", by, "because", because))
                .orElseGet(() -> Message.of("note.ruled", "because", because));
        return Reason.of(words).at(Citation.of(ruling.span()))
                .with(excused.isEmpty() ? List.of(Reason.of(Message.of("ruling.excuses-nothing"))) : excused);
    }

    Reason rulings() {
        List<Ruling> all = context.evaluated().file().rulings();
        return Reason.of(Message.of("why.rulings", "count", all.size())).with(all.stream().map(this::ruling).toList());
    }

    Reason todo() {
        List<Todo> all = context.evaluated().todo();
        return Reason.of(Message.of("why.todo", "count", all.size())).with(all.stream()
                .map(todo -> Reason.of(todo.words()).at(Citation.of(todo.span()))).toList());
    }

    Reason diagnostics() {
        List<Diagnostic> all = context.evaluated().diagnostics();
        return Reason.of(Message.of("why.diagnostics", "count", all.size()))
                .with(all.stream().map(FileReasons::found).toList());
    }

    private static Reason found(Diagnostic diagnostic) {
        Reason reason = Reason.of(diagnostic.message()).at(Citation.of(diagnostic.span()));
        return reason.with(diagnostic.notes().stream()
                .map(note -> Reason.of(note.message()).at(note.span().map(Citation::of))).toList());
    }

    /** The entry that says that a milestone was reached. */
    Reason milestone(String id) {
        Optional<Citation> place = context.timeline().events().stream()
                .filter(event -> event.entry().filter(entry -> entry.reaches(id)).isPresent())
                .findFirst().flatMap(TimelineEvent::place);
        return Reason.of(Message.of("unmet.milestone", "milestone", context.sheet().milestones().get(id).title()))
                .at(place);
    }
}
