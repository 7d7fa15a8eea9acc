package lampblack.rules.step;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.UnaryOperator;
import lampblack.character.CharacterFile;
import lampblack.character.Choices;
import lampblack.character.LedgerEntry;
import lampblack.character.Part;
import lampblack.diagnostic.Code;
import lampblack.diagnostic.Diagnostic;
import lampblack.diagnostic.Message;
import lampblack.node.MapNode;
import lampblack.node.Node;
import lampblack.node.Scalar;
import lampblack.rules.PartKind;
import lampblack.rules.ProblemCollector;
import lampblack.rules.Todo;
import lampblack.rules.derived.DerivedSheet;

/** Judges what is taken in play of what steps of creation are given, and says what of it is open. */
public record DueJudge(ProblemCollector problems) {

    /** The state after something due was taken; empty where nothing in it is known. */
    public Optional<Choices> judge(LedgerEntry.Due due, DerivedSheet before) {
        Scalar name = due.step();
        Map<String, CreationStep> steps = before.sheet().creation();
        Optional<CreationStep> step = Optional.ofNullable(steps.get(name.text()))
                .filter(known -> known.dueKey().isPresent());
        if (step.isEmpty()) {
            List<String> fitting = steps.values().stream().filter(other -> other.isFor(name.text()))
                    .map(CreationStep::id).toList();
            Diagnostic unknown = Diagnostic.of(Code.CREATION__UNKNOWN_STEP, name.span(), "step", name.text());
            problems.reportUnknown("creation", name.text(), name.span(), () -> fitting.size() == 1
                    ? unknown.suggestName(name.text(), fitting.get(0))
                    : unknown.suggestOrList(name.text(), steps.values().stream()
                            .filter(other -> other.dueKey().isPresent()).map(CreationStep::id).toList()));
            return Optional.empty();
        }
        String key = step.get().dueKey().orElseThrow();
        Optional<Node> choice = due.header().node().get(key);
        if (choice.isEmpty()) {
            problems.report(step.get().id(), Diagnostic.of(Code.ADVANCE__INCOMPLETE, due.header().span(),
                    Message.of("advance.incomplete.due", "step", step.get().label().title(), "key", key)));
            return Optional.empty();
        }
        if (LedgerEntry.isNothing(choice.get())) {
            problems.report(step.get().id(), Diagnostic.of(Code.LEDGER__NO_CHANGE, choice.get().span(),
                    Message.of("ledger.no-change.empty", "name", key, "wanted",
                            Message.of("ledger.no-change." + (key.equals("points") ? "points" : "names")))));
            return Optional.empty();
        }
        return take(step.get(), choice.get(), due, before);
    }

    private Optional<Choices> take(CreationStep step, Node choice, LedgerEntry.Due due, DerivedSheet before) {
        long count = step.used(choice);
        long open = step.due(before);
        if (count > open) {
            problems.report(step.id(), count, Diagnostic.of(Code.LEDGER__NOT_DUE, due.header().span(),
                    Message.of(open == 0 ? "ledger.not-due.nothing" : "ledger.not-due", "step", step.label().title(),
                            "count", count, "due", open)));
        }
        Choices next = step.takeDue(choice, before, "ledger." + due.header().index(), problems);
        return next == before.choices() ? Optional.empty() : Optional.of(next.claim(step.id(), count));
    }

    /** Says what is open in the end, and who gives it; what a newer version of the game may have brought is no error. */
    public void owe(DerivedSheet created, DerivedSheet end, CharacterFile file) {
        owe(Optional.of(created), end, file, "", words -> words);
        for (PartKind kind : end.sheet().parts().values()) {
            for (Part part : end.choices().parts(kind.id()).values()) {
                owe(created.part(kind.id(), part.key()), end.part(kind.id(), part.key()).orElseThrow(), file,
                        kind.id() + "." + part.name() + ".",
                        words -> Message.of("todo.part", "part", part.name(), "todo", words));
            }
        }
    }

    private void owe(Optional<DerivedSheet> created, DerivedSheet end, CharacterFile file, String path,
            UnaryOperator<Message> of) {
        for (CreationStep step : end.sheet().creation().values()) {
            long open = step.due(end);
            if (open > 0) {
                MapNode root = file.root();
                problems.addTodo(Todo.DUE + path + step.id(),
                        root.has("ledger") ? root.keySpan("ledger") : file.span(), step.dueOfItsOwn(end) > 0,
                        of.apply(Message.of("todo.due." + step.dueKey().orElseThrow(), "left", open, "step",
                                step.label().title(), "by", givers(step, open, created, end))));
            }
        }
    }

    /**
     * The titles of what gives it: what came since play began, where that is as much as is open, else everything; and
     * the game itself.
     */
    private static List<Object> givers(CreationStep step, long open, Optional<DerivedSheet> created, DerivedSheet end) {
        long ofGame = step.dueOfItsOwn(end);
        Map<String, Long> all = open > ofGame ? gifts(step, end) : Map.of();
        Map<String, Long> since = new LinkedHashMap<>(all);
        created.ifPresent(before -> since.keySet().removeAll(gifts(step, before).keySet()));
        List<Object> givers = new ArrayList<>(since.values().stream().mapToLong(gift -> gift).sum() < open - ofGame
                ? all.keySet() : since.keySet());
        if (ofGame > 0) {
            givers.add(Message.of("todo.due.game"));
        }
        return givers;
    }

    private static Map<String, Long> gifts(CreationStep step, DerivedSheet derived) {
        Map<String, Long> gifts = new LinkedHashMap<>();
        step.given().stream().flatMap(derived::counting).filter(gift -> gift.adds().orElse(0) > 0)
                .forEach(gift -> gifts.merge(gift.instance().source().option().label().title(),
                        gift.adds().getAsLong(), Long::sum));
        return gifts;
    }
}
