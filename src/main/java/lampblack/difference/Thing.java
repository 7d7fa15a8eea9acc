package lampblack.difference;

import java.util.Map;
import lampblack.diagnostic.Span;
import lampblack.node.Node;
import lampblack.ruleset.migration.BlockPath;

/**
 * Something in a ruleset that has an id.
 *
 * @param sheet the id of the sheet it is of; empty for what is of the whole game
 * @param path the way to it in its sheet, as {@code migrations} write it
 * @param title what it is called, made from its id where the author gave it no title
 * @param facts what is said of it by key, each requirement by itself ({@code requires.prowess}); nothing of the things
 *     in it
 * @param blocks the things in it by their ids, by the key that holds them
 * @param place where its id is written
 */
public record Thing(ThingKind kind, String sheet, BlockPath path, String title, Map<String, Node> facts,
        Map<String, Map<String, Thing>> blocks, Span place) {

    public String id() {
        return path.id();
    }

    /** How many things are in it, and in those. */
    public int size() {
        return blocks.values().stream().flatMap(block -> block.values().stream()).map(inner -> 1 + inner.size())
                .reduce(0, Integer::sum);
    }
}
