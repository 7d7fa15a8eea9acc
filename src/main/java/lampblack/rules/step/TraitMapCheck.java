package lampblack.rules.step;

import lampblack.diagnostic.Code;
import lampblack.diagnostic.Diagnostic;
import lampblack.diagnostic.Message;
import lampblack.node.Node;
import lampblack.node.Scalar;
import lampblack.rules.ProblemCollector;
import lampblack.rules.track.TraitSet;

/** Tells a word or a list that stands where a step of creation holds a number for each trait. */
final class TraitMapCheck {

    private TraitMapCheck() {}

    /** Whether something stands there that names no numbers. */
    static boolean isOther(Node choice) {
        return choice.asMap().isEmpty() && !choice.isNull();
    }

    /** @param number what may be written behind a trait */
    static void judge(CreationStep step, TraitSet set, long number, Node choice, ProblemCollector problems) {
        if (!isOther(choice)) {
            return;
        }
        Node word = choice.asList().flatMap(list -> list.items().stream().findFirst()).orElse(choice);
        String first = set.open() || set.entries().isEmpty() ? "…" : set.entries().keySet().iterator().next();
        String name = word.asScalar().map(Scalar::text)
                .filter(text -> set.open() || set.entries().containsKey(text)).orElse(first);
        problems.report(step.id(), Diagnostic.of(Code.CREATION__NO_POINTS, word.span(),
                Message.of("creation.no-points.other", "step", step.label().title()))
                .note(Message.of("note.such-as", "example", "{" + name + ": " + number + "}")));
    }
}
