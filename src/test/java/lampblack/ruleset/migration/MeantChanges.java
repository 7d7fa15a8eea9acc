package lampblack.ruleset.migration;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import lampblack.node.MapNode;
import lampblack.node.Node;
import lampblack.rules.Label;

/** What one version says of characters. @param says by the game that says it, a base or what stands on it */
record MeantChanges(Map<String, MapNode> says) {

    /** Whether something is cheaper for all that was ever done, so that there is more left. */
    boolean isCheaper() {
        return says.values().stream().anyMatch(said -> said.map("changed").filter(lines -> lines.all().stream()
                .anyMatch(line -> line.value().asMap().flatMap(map -> map.text("from"))
                        .filter("the-start"::equals).isPresent())).isPresent());
    }

    /** What a character of before had to do with, of which it is told nothing. */
    List<String> untold(Stage before, Stage after) {
        List<String> untold = new ArrayList<>();
        for (MapNode said : says.values()) {
            said.map("renamed").ifPresent(lines -> lines.all().stream().map(MapNode.Entry::key)
                    .map(key -> BlockPath.of(key.text()).id())
                    .filter(id -> before.text().matches("(?s).*(?<![\\w-])" + id + "(?![\\w-]).*"))
                    .forEach(id -> told("character.renamed", id, after, untold)));
            for (String kind : List.of("retired", "split", "moved")) {
                said.map(kind).ifPresent(lines -> lines.all().stream().map(line -> BlockPath.of(line.key().text()))
                        .filter(path -> has(before, path)).forEach(path -> told("character." + kind,
                                Label.words(kind.equals("moved") ? to(lines, path) : path.id()), after, untold)));
            }
            said.map("merged").ifPresent(lines -> lines.all().forEach(line -> sources(line.value())
                    .map(id -> BlockPath.of(line.key().text()).called(id)).filter(path -> has(before, path))
                    .forEach(path -> told("character.merged", Label.words(path.id()), after, untold))));
            said.map("changed").filter(lines -> !lines.all().isEmpty()).ifPresent(lines ->
                    told("character.changed", "", after, untold));
        }
        return untold;
    }

    private static String to(MapNode lines, BlockPath path) {
        Node value = lines.get(path.toString()).orElseThrow();
        return BlockPath.of(value.asValue().map(scalar -> scalar.text()).or(() -> value.asMap()
                .flatMap(map -> map.text("to"))).orElseThrow()).id();
    }

    private static Stream<String> sources(Node merged) {
        Node from = merged.get("from").orElseThrow();
        return from.asMap().isPresent() ? from.asMap().get().keys().stream()
                : from.items().stream().flatMap(item -> item.asValue().stream()).map(scalar -> scalar.text());
    }

    private static boolean has(Stage before, BlockPath path) {
        return before.options().filter(taken -> !taken.made())
                .anyMatch(taken -> taken.list().equals(path.list()) && taken.id().equals(path.id()))
                || before.evaluated().derived().choices().bought().containsKey(path.id())
                && path.block().equals("advances");
    }

    private static void told(String code, String word, Stage after, List<String> untold) {
        if (after.notes().stream().noneMatch(note -> note.startsWith(code) && note.contains(word))) {
            untold.add(code + " of " + word + " is not told, but " + after.notes());
        }
    }
}
