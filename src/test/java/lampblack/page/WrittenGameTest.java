package lampblack.page;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import lampblack.diagnostic.Span;
import lampblack.judge.MergedGame;
import lampblack.load.RulesetLoader;
import lampblack.node.ListNode;
import lampblack.node.MapNode;
import lampblack.node.Node;
import lampblack.node.Scalar;
import lampblack.ruleset.LoadedRuleset;
import lampblack.store.RulesetLocation;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

@DisplayName("A game that was written and read again")
class WrittenGameTest {

    private static final RulesetLocation SHIPPED = new RulesetLocation.RulesetFolder(Path.of("rulesets"));

    static List<String> games() {
        return SHIPPED.ids();
    }

    @ParameterizedTest
    @MethodSource("games")
    @DisplayName("is the same, down to the place of every letter")
    void same(String id) {
        LoadedRuleset game = new RulesetLoader(List.of(SHIPPED)).load(id).value().orElseThrow();
        MergedGame read = WrittenGame.read(GameWriter.write(game));
        same(game.tree(), read.tree().tree());
        assertEquals(game.ruleset().credits(), read.credits());
        assertEquals(game.ruleset().removals().keySet(), read.tree().removals().keySet());
        game.ruleset().removals().forEach((path, span) -> same(span, read.tree().removals().get(path)));
        assertEquals(game.migrations().size(), read.migrations().size());
        for (int i = 0; i < game.migrations().size(); i++) {
            assertEquals(game.migrations().get(i).layer(), read.migrations().get(i).layer());
            assertEquals(game.migrations().get(i).version(), read.migrations().get(i).version());
            same(game.migrations().get(i).editions(), read.migrations().get(i).editions());
        }
    }

    private static void same(Node expected, Node actual) {
        assertEquals(expected.getClass(), actual.getClass());
        same(expected.span(), actual.span());
        switch (expected) {
            case Scalar scalar -> {
                Scalar other = (Scalar) actual;
                assertEquals(scalar.type(), other.type());
                assertEquals(scalar.text(), other.text());
                assertEquals(scalar.start(), other.start());
                assertArrayEquals(scalar.places(), other.places());
            }
            case ListNode list -> same(list.items(), ((ListNode) actual).items());
            case MapNode map -> {
                assertEquals(List.copyOf(map.keys()), List.copyOf(((MapNode) actual).keys()));
                same(inside(map), inside((MapNode) actual));
            }
        }
    }

    private static List<Node> inside(MapNode map) {
        List<Node> inside = new ArrayList<>();
        for (Map.Entry<String, MapNode.Entry> entry : map.entries().entrySet()) {
            inside.addAll(List.of(entry.getValue().key(), entry.getValue().value()));
        }
        return inside;
    }

    private static void same(List<Node> expected, List<Node> actual) {
        assertEquals(expected.size(), actual.size());
        for (int i = 0; i < expected.size(); i++) {
            same(expected.get(i), actual.get(i));
        }
    }

    private static void same(Span expected, Span actual) {
        assertEquals(expected.source().name(), "rulesets/" + actual.source().name());
        assertEquals(expected.source().layer(), actual.source().layer());
        assertEquals(expected.source().text(), actual.source().text());
        assertEquals(expected.start(), actual.start());
        assertEquals(expected.end(), actual.end());
    }
}
