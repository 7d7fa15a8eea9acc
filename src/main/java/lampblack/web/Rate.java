package lampblack.web;

import java.util.List;
import lampblack.io.Attempt;
import lampblack.io.CharacterEditor;
import lampblack.io.LoadedCharacter;
import lampblack.node.MapNode;
import lampblack.node.NewValue;
import lampblack.node.Node;
import lampblack.node.Scalar;

/** Puts points into a trait in a step of creation: {@code step}, {@code trait}, {@code points}. */
final class Rate implements Change {

    @Override
    public Attempt attempt(CharacterEditor editor, LoadedCharacter before, Form form) {
        String step = form.required("step");
        String trait = form.required("trait");
        boolean detailed = before.file().creation().get(step).filter(MapNode.class::isInstance)
                .flatMap(all -> ((MapNode) all).get(trait)).filter(MapNode.class::isInstance).isPresent();
        List<String> path = List.of("creation", step, trait);
        return editor.put(before, detailed ? List.of("creation", step, trait, "points") : path,
                NewValue.of(form.number("points")));
    }

    /** What a step has put into a trait so far. */
    static long points(LoadedCharacter character, String step, String trait) {
        return character.file().creation().get(step).filter(MapNode.class::isInstance)
                .flatMap(all -> ((MapNode) all).get(trait)).map(Rate::points).orElse(0L);
    }

    private static long points(Node written) {
        return written instanceof MapNode map ? map.integer("points").orElse(0L)
                : written instanceof Scalar scalar ? scalar.integer().orElse(0L) : 0L;
    }
}
