package lampblack.builder.change;

import java.util.List;
import java.util.Optional;
import java.util.function.LongSupplier;
import java.util.stream.Stream;
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
    private static final List<String> PARTS = List.of("parts");

    @Override
    public ProposedChange attempt(CharacterEditor editor, LoadedCharacter before, FormData form) {
        long seed = form.text("seed").filter(name -> !name.isBlank()).isPresent() ? form.number("seed")
                : Math.floorMod(seeds.getAsLong(), (long) SEEDS);
        RandomCompletion rest = RandomCompletion.of(before.evaluated(), seed);
        TextEdits edits = new TextEdits(before);
        rest.fields().entries().forEach((id, entry) -> edits.put(List.of("fields", id), TextEdits.copy(entry.value())));
        creation(edits, List.of("creation"), rest.creation());
        if (edits.nodeAt(PARTS).isEmpty()) {
            if (!rest.parts().all().isEmpty()) {
                edits.put(PARTS, TextEdits.copy(rest.parts()));
            }
        } else {
            rest.parts().entries().forEach((kind, all) -> parts(edits, within(PARTS, kind), all.value()));
        }
        return edits.attempt(editor);
    }

    /** Adds the parts of a kind that are not there, and what is missing of those that are. */
    private static void parts(TextEdits edits, List<String> kind, Node made) {
        if (edits.nodeAt(kind).isEmpty()) {
            edits.put(kind, TextEdits.copy(made));
            return;
        }
        made.asMap().orElseThrow().entries().forEach((name, part) -> {
            List<String> path = within(kind, edits.key(kind, name));
            if (edits.nodeAt(path).isEmpty()) {
                edits.put(path, TextEdits.copy(part.value()));
                return;
            }
            part.value().get("fields").flatMap(Node::asMap)
                    .ifPresent(fields -> fields.entries().forEach((id, field) -> field(edits,
                            within(path, "fields", id), field.value())));
            part.value().get("creation").flatMap(Node::asMap)
                    .ifPresent(choices -> creation(edits, within(path, "creation"), choices));
        });
    }

    private static void field(TextEdits edits, List<String> path, Node value) {
        if (edits.nodeAt(path).isEmpty()) {
            edits.put(path, TextEdits.copy(value));
        }
    }

    /** Writes only what is not there, so that what stands there keeps its comments. */
    private static void creation(TextEdits edits, List<String> path, Node made) {
        made.asMap().orElseThrow().entries()
                .forEach((step, choice) -> step(edits, within(path, step), choice.value()));
    }

    private static void step(TextEdits edits, List<String> path, Node made) {
        Optional<MapNode> points = edits.nodeAt(path).flatMap(Node::asMap);
        Optional<ListNode> picks = edits.nodeAt(path).flatMap(Node::asList);
        switch (made) {
            case MapNode all when points.isPresent() -> all.entries().forEach((name, entry) ->
                    points(edits, within(path, edits.key(path, name)), entry.value()));
            case ListNode all when picks.filter(there -> begins(all.items(), there.items())).isPresent() ->
                    all.items().subList(picks.get().items().size(), all.items().size())
                            .forEach(node -> edits.append(path, TextEdits.copy(node)));
            case MapNode all -> edits.put(path, TextEdits.copy(all));
            case ListNode all -> edits.put(path, TextEdits.copy(all));
            case Scalar one -> edits.put(path, TextEdits.copy(one));
        }
    }

    /** Replaces a value; where both old and new are maps, only their {@code points}. */
    private static void points(TextEdits edits, List<String> path, Node made) {
        boolean same = edits.nodeAt(path).flatMap(Node::asMap).isPresent() && made.asMap().isPresent();
        edits.put(same ? within(path, "points") : path,
                TextEdits.copy(same ? made.get("points").orElseThrow() : made));
    }

    private static List<String> within(List<String> path, String... keys) {
        return Stream.concat(path.stream(), Stream.of(keys)).toList();
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
