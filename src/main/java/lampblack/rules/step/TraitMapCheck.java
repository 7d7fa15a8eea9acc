package lampblack.rules.step;

import lampblack.diagnostic.Code;
import lampblack.diagnostic.Diagnostic;
import lampblack.diagnostic.Message;
import lampblack.node.ListNode;
import lampblack.node.MapNode;
import lampblack.node.Node;
import lampblack.node.Scalar;
import lampblack.rules.ProblemCollector;
import lampblack.rules.trait.TraitSet;

/** Tells a word or a list that stands where a step of creation holds a number for each trait. */
final class TraitMapCheck {

    private TraitMapCheck() {}

    /** Whether something stands there that names no numbers. */
    static boolean isOther(Node choice) {
        return !(choice instanceof MapNode) && !(choice instanceof Scalar scalar && scalar.isNull());
    }

    /** @param number what may be written behind a trait */
    static void judge(CreationStep step, TraitSet set, long number, Node choice, ProblemCollector to) {
        if (!isOther(choice)) {
            return;
        }
        Node word = choice instanceof ListNode list && !list.items().isEmpty() ? list.items().get(0) : choice;
        String first = set.open() || set.entries().isEmpty() ? "…" : set.entries().keySet().iterator().next();
        String name = word instanceof Scalar scalar && (set.open() || set.entries().containsKey(scalar.text()))
                ? scalar.text() : first;
        to.report(step.id(), Diagnostic.of(Code.CREATION__NO_POINTS, word.span(),
                Message.of("creation.no-points.other", "step", step.label().title()))
                .note(Message.of("note.such-as", "example", "{" + name + ": " + number + "}")));
    }
}
