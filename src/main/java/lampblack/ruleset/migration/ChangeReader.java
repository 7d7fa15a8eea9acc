package lampblack.ruleset.migration;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import lampblack.diagnostic.Span;
import lampblack.node.MapNode;
import lampblack.node.Node;
import lampblack.node.Scalar;

/** Reads what one version says that it changed of a sheet, beside its ids. @param sheet as it is called from then on */
record ChangeReader(String sheet) {

    private static final String WAS = "was";

    List<RuleChange> changes(Node written) {
        List<RuleChange> changes = new ArrayList<>();
        written.get("retired").ifPresent(gone -> gone.all().forEach(item -> changes.add(retired(item))));
        written.get("merged").ifPresent(ones -> ones.all().forEach(item -> changes.add(merged(item))));
        written.get("moved").ifPresent(others -> others.all().forEach(item -> changes.add(moved(item))));
        written.get("split").ifPresent(parted -> parted.all().forEach(item -> changes.add(Split.read(sheet, item))));
        written.get("changed").ifPresent(others -> others.all().forEach(item -> changes.add(changed(item))));
        return changes;
    }

    private RuleChange retired(MapNode.Entry item) {
        MapNode written = body(item.value());
        return new RuleChange.Retired(sheet, at(item), was(written.map(WAS), item.key().span()), because(written),
                worth(written), item.key().span());
    }

    private RuleChange merged(MapNode.Entry item) {
        MapNode written = body(item.value());
        Map<String, Optional<MapNode>> from = new LinkedHashMap<>();
        written.map("from").ifPresent(entries -> entries.all().forEach(entry -> from.put(entry.key().text(),
                Optional.of(was(entry.value().asMap(), entry.key().span())))));
        written.scalars("from").forEach(id -> from.put(id.text(), Optional.empty()));
        return new Merged(sheet, at(item), from, because(written), worth(written), item.key().span());
    }

    private RuleChange moved(MapNode.Entry item) {
        MapNode written = body(item.value());
        String to = item.value().asValue().map(Scalar::text).or(() -> written.text("to")).orElse("");
        return new Moved(sheet, at(item), BlockPath.of(to), written.map(WAS).map(entries ->
                was(Optional.of(entries), item.key().span())), item.key().span());
    }

    private RuleChange changed(MapNode.Entry item) {
        Optional<Node> was = item.value().get(WAS).filter(node -> !node.isNull());
        Optional<Boolean> nowOn = item.value().asMap().flatMap(map -> map.text("from")).map("now-on"::equals);
        return new RuleChange.Changed(sheet, at(item), was, nowOn, item.key().span());
    }

    private static BlockPath at(MapNode.Entry item) {
        return BlockPath.of(item.key().text());
    }

    private static MapNode body(Node value) {
        return value.asMap().orElseGet(() -> new MapNode(Map.of(), value.span()));
    }

    /** An entry as it was; whatever is said about it is said about the line that gives it. */
    private static MapNode was(Optional<MapNode> written, Span place) {
        return new MapNode(written.map(MapNode::entries).orElse(Map.of()), place);
    }

    private static String because(MapNode written) {
        return written.text("because").orElse("");
    }

    private static Map<String, Long> worth(MapNode written) {
        Map<String, Long> worth = new LinkedHashMap<>();
        written.map("worth").ifPresent(amounts -> amounts.all().forEach(amount -> amount.value().integer()
                .ifPresent(number -> worth.put(amount.key().text(), number))));
        return worth;
    }
}
