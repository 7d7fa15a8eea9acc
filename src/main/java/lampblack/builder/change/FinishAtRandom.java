package lampblack.builder.change;

import java.util.List;
import java.util.function.LongSupplier;
import lampblack.builder.page.FormData;
import lampblack.edit.CharacterEditor;
import lampblack.edit.LoadedCharacter;
import lampblack.edit.ProposedChange;
import lampblack.node.ListNode;
import lampblack.node.MapNode;
import lampblack.node.Node;
import lampblack.random.RandomCompletion;

/** Makes up all that is missing at creation; {@code seed} makes up the same again. */
record FinishAtRandom(LongSupplier seeds) implements CharacterChange {

    private static final int SEEDS = 1_000_000;

    @Override
    public ProposedChange attempt(CharacterEditor editor, LoadedCharacter before, FormData form) {
        long seed = form.text("seed").filter(name -> !name.isBlank()).isPresent() ? form.number("seed")
                : Math.floorMod(seeds.getAsLong(), (long) SEEDS);
        RandomCompletion rest = RandomCompletion.of(before.outcome(), seed);
        TextEdits pen = new TextEdits(before);
        rest.fields().entries().forEach((id, entry) -> pen.put(List.of("fields", id), TextEdits.copy(entry.value())));
        rest.creation().entries().forEach((step, entry) -> step(pen, step, entry.value()));
        if (!rest.parts().all().isEmpty()) {
            pen.put(List.of("parts"), TextEdits.copy(rest.parts()));
        }
        return pen.attempt(editor);
    }

    /** Writes only what is not there, so that what stands there keeps its comments. */
    private static void step(TextEdits pen, String step, Node made) {
        List<String> path = List.of("creation", step);
        Node old = pen.nodeAt(path).orElse(null);
        if (old instanceof MapNode && made instanceof MapNode all) {
            all.entries().forEach((name, entry) -> {
                String key = pen.key(path, name);
                boolean same = pen.nodeAt(List.of("creation", step, key)).filter(MapNode.class::isInstance).isPresent()
                        && entry.value() instanceof MapNode;
                pen.put(same ? List.of("creation", step, key, "points") : List.of("creation", step, key),
                        TextEdits.copy(same ? ((MapNode) entry.value()).get("points").orElseThrow() : entry.value()));
            });
        } else if (old instanceof ListNode there && made instanceof ListNode all && begins(all, there)) {
            all.items().subList(there.items().size(), all.items().size())
                    .forEach(node -> pen.append(path, TextEdits.copy(node)));
        } else {
            pen.put(path, TextEdits.copy(made));
        }
    }

    private static boolean begins(ListNode all, ListNode with) {
        for (int i = 0; i < with.items().size(); i++) {
            if (i >= all.items().size() || !TextEdits.copy(all.items().get(i)).matches(with.items().get(i))) {
                return false;
            }
        }
        return true;
    }
}
