package lampblack.builder.change;

import java.util.List;
import java.util.Optional;
import java.util.function.LongSupplier;
import lampblack.builder.page.FormData;
import lampblack.edit.CharacterEditor;
import lampblack.edit.LoadedCharacter;
import lampblack.edit.ProposedChange;
import lampblack.node.ListNode;
import lampblack.node.MapNode;
import lampblack.node.Node;
import lampblack.node.Scalar;
import lampblack.random.RandomCompletion;

/** Makes up all that is missing at creation; {@code seed} makes up the same again. */
record FinishAtRandom(LongSupplier seeds) implements CharacterChange {

    private static final int SEEDS = 1_000_000;

    @Override
    public ProposedChange attempt(CharacterEditor editor, LoadedCharacter before, FormData form) {
        long seed = form.text("seed").filter(name -> !name.isBlank()).isPresent() ? form.number("seed")
                : Math.floorMod(seeds.getAsLong(), (long) SEEDS);
        RandomCompletion rest = RandomCompletion.of(before.evaluated(), seed);
        TextEdits edits = new TextEdits(before);
        rest.fields().entries().forEach((id, entry) -> edits.put(List.of("fields", id), TextEdits.copy(entry.value())));
        rest.creation().entries().forEach((step, entry) -> step(edits, step, entry.value()));
        if (!rest.parts().all().isEmpty()) {
            edits.put(List.of("parts"), TextEdits.copy(rest.parts()));
        }
        return edits.attempt(editor);
    }

    /** Writes only what is not there, so that what stands there keeps its comments. */
    private static void step(TextEdits edits, String step, Node made) {
        List<String> path = List.of("creation", step);
        Optional<MapNode> points = edits.nodeAt(path).flatMap(Node::asMap);
        Optional<ListNode> picks = edits.nodeAt(path).flatMap(Node::asList);
        switch (made) {
            case MapNode all when points.isPresent() ->
                    all.entries().forEach((name, entry) -> points(edits, step, edits.key(path, name), entry.value()));
            case ListNode all when picks.filter(there -> begins(all.items(), there.items())).isPresent() ->
                    all.items().subList(picks.get().items().size(), all.items().size())
                            .forEach(node -> edits.append(path, TextEdits.copy(node)));
            case MapNode all -> edits.put(path, TextEdits.copy(all));
            case ListNode all -> edits.put(path, TextEdits.copy(all));
            case Scalar one -> edits.put(path, TextEdits.copy(one));
        }
    }

    /** Replaces the value at a key; where both old and new are maps, only their {@code points}. */
    private static void points(TextEdits edits, String step, String key, Node made) {
        List<String> path = List.of("creation", step, key);
        boolean same = edits.nodeAt(path).flatMap(Node::asMap).isPresent() && made.asMap().isPresent();
        edits.put(same ? List.of("creation", step, key, "points") : path,
                TextEdits.copy(same ? made.get("points").orElseThrow() : made));
    }

    private static boolean begins(List<Node> all, List<Node> with) {
        for (int i = 0; i < with.size(); i++) {
            if (i >= all.size() || !TextEdits.copy(all.get(i)).matches(with.get(i))) {
                return false;
            }
        }
        return true;
    }
}
