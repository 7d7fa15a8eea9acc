package lampblack.form;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import lampblack.diagnostic.Code;
import lampblack.diagnostic.Diagnostic;
import lampblack.diagnostic.Message;
import lampblack.node.MapNode;

/**
 * What stands among the entries of a block and is none of them: a key of the entry before it that stands too far out, or
 * an entry of another block.
 *
 * @param place what stands there
 * @param part what is expected of an entry there
 */
record Misfit(LocatedValue place, Subschema part) {

    Optional<Diagnostic> problem() {
        return place.key() == null || place.holder().map() == null ? Optional.empty() : tooFarOut().or(this::ofAnotherBlock);
    }

    private Optional<Diagnostic> tooFarOut() {
        String key = place.key().text();
        if (!part.keys().contains(key) || hasKnown(place.node().asMap())) {
            return Optional.empty();
        }
        MapNode entries = place.holder().map();
        List<String> ids = List.copyOf(entries.keys());
        int before = ids.indexOf(key) - 1;
        return before < 0 ? Optional.empty() : entries.map(ids.get(before))
                .filter(entry -> hasKnown(Optional.of(entry)) && !entry.has(key))
                .map(entry -> misplaced(Message.of("schema.misplaced-key.too-far-out", "key", key, "entry",
                        ids.get(before))));
    }

    private boolean hasKnown(Optional<MapNode> map) {
        return map.filter(there -> there.keys().stream().anyMatch(part.keys()::contains)).isPresent();
    }

    private Optional<Diagnostic> ofAnotherBlock() {
        LocatedValue block = place.holder();
        Set<String> keys = place.node().asMap().map(map -> Set.copyOf(map.keys())).orElse(Set.of());
        long known = keys.stream().filter(part.keys()::contains).count();
        if (block.key() == null || !part.sheetKeys().contains(block.key().text()) || keys.size() <= known * 2) {
            return Optional.empty();
        }
        List<String> others = part.blocksOfSheet(keys);
        return others.size() != 1 || others.contains(block.key().text()) ? Optional.empty()
                : Optional.of(misplaced(Message.of("schema.misplaced-key.of-another-block", "key", place.key().text(),
                        "block", block.key().text(), "other", others.get(0))));
    }

    private Diagnostic misplaced(Message message) {
        return Diagnostic.of(Code.SCHEMA__MISPLACED_KEY, place.key().span(), message);
    }
}
