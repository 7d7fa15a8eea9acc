package lampblack.ruleset.migration;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import lampblack.diagnostic.Span;
import lampblack.node.MapNode;
import lampblack.rules.Label;

/**
 * Something that a version took out of the game. Whoever has it keeps it by its name.
 *
 * @param sheet the id of the sheet, as it is called from then on
 * @param at where it stood, in blocks that have their new names
 * @param was its entry as it stood in the ruleset
 * @param because why it is gone, in the author's words
 * @param worth what each time that it was paid for brings back, by track
 * @param place where that is written
 */
public record Retired(String sheet, BlockPath at, MapNode was, String because, Map<String, Long> worth, Span place) {

    /** The blocks of what can be retired, besides options and playbooks. */
    private static final List<String> RETIRING = List.of("earning", "advances", "creation", "fields");

    /** @param item the way to it, and what is said of it */
    static Retired read(String sheet, MapNode.Entry item) {
        Span place = item.key().span();
        Optional<MapNode> written = item.value().asMap();
        MapNode was = new MapNode(written.flatMap(map -> map.map("was")).map(MapNode::entries).orElse(Map.of()), place);
        return new Retired(sheet, BlockPath.of(item.key().text()), was,
                written.flatMap(map -> map.text("because")).orElse(""), worth(written), place);
    }

    private static Map<String, Long> worth(Optional<MapNode> written) {
        Map<String, Long> worth = new LinkedHashMap<>();
        written.flatMap(map -> map.map("worth")).ifPresent(amounts -> amounts.all().forEach(amount -> amount.value()
                .integer().ifPresent(number -> worth.put(amount.key().text(), number))));
        return worth;
    }

    /** Whether a game can say of what stands there that it is gone. */
    boolean isPossible() {
        return at.isOption() || RETIRING.contains(at.kind()) && at.inRules().size() == 2;
    }

    /** Whether it is part of how characters are made, so that it stays known to those who were made with it alone. */
    public boolean isOfCreation() {
        return List.of("creation", "fields").contains(at.kind());
    }

    /** What it was called. */
    public String title() {
        return was.text("title").orElseGet(() -> Label.words(at.id()));
    }

    /** The same as it reads once another version has come after it. */
    Retired followedBy(Edition later) {
        String next = later.sheet(sheet);
        return new Retired(next, later.inBlocks(next, at), was, because, worth, place);
    }
}
