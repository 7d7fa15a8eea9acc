package lampblack;

import static org.junit.jupiter.api.Assertions.assertEquals;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import lampblack.diagnostic.Source;
import lampblack.node.MapNode;
import lampblack.node.Node;
import lampblack.yaml.YamlReader;
import org.junit.jupiter.api.Test;

/** A key of the language earns its place by a game that ships and uses it. */
class KeysInUseTest {

    /** Why a key stays that no shipped game has. */
    private static final Map<String, String> EXCUSED = Map.ofEntries(
            Map.entry("bold", "a typeface of one's own, of which no game ships one"),
            Map.entry("bold-italic", "the same"),
            Map.entry("italic", "the same"),
            Map.entry("language", "no game is shipped in another language"),
            Map.entry("lints", "no shipped game has anything to silence"),
            Map.entry("because", "the same"),
            Map.entry("migrations", "no shipped game has an earlier version"),
            Map.entry("renamed", "the same"),
            Map.entry("retired", "the same"),
            Map.entry("was", "the same"),
            Map.entry("link", "games with several kinds of owner"));

    @Test
    void everyKeyIsUsed() throws IOException {
        Set<String> keys = new TreeSet<>();
        keys(new ObjectMapper().readTree(Path.of("schemas/ruleset.schema.json").toFile()), keys);
        Set<String> used = new TreeSet<>();
        try (Stream<Path> games = Files.walk(Path.of("rulesets"))) {
            for (Path file : games.filter(path -> path.toString().endsWith(".yaml")).toList()) {
                String name = file.toString().replace('\\', '/');
                if (!name.contains("/tests/") && !name.contains("/characters/")) {
                    YamlReader.read(new Source(name, "", CasesTest.text(file))).value()
                            .ifPresent(tree -> used(tree, used));
                }
            }
        }
        keys.removeAll(used);
        keys.removeAll(EXCUSED.keySet());
        assertEquals(Set.of(), keys);
    }

    private static void keys(JsonNode schema, Set<String> into) {
        if (schema.path("properties").isObject()) {
            schema.path("properties").fieldNames().forEachRemaining(into::add);
        }
        schema.forEach(part -> keys(part, into));
    }

    private static void used(Node node, Set<String> into) {
        if (node.asMap().isPresent()) {
            for (MapNode.Entry entry : node.asMap().get().all()) {
                into.add(entry.key().text());
                used(entry.value(), into);
            }
        } else {
            node.asList().ifPresent(list -> list.items().forEach(item -> used(item, into)));
        }
    }
}
