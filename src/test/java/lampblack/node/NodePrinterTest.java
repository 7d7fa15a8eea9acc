package lampblack.node;

import static org.junit.jupiter.api.Assertions.assertEquals;
import java.util.List;
import java.util.Map;
import java.util.Random;
import lampblack.diagnostic.Checked;
import lampblack.diagnostic.Source;
import lampblack.yaml.YamlReader;
import org.junit.jupiter.api.Test;

class NodePrinterTest {

    private static MapNode read(String text) {
        return YamlReader.read(new Source("f.yaml", "base", text)).value().orElseThrow();
    }

    @Test
    void printsWithoutNeedlessQuotes() {
        String text = """
                format: 1
                title: Worlds in the Dark
                penalty: -1d
                quoted: "no: yes"
                rule: '"this" is said'
                by-rating:
                  2: 6
                  3: 6
                tags: [a, b, "1"]
                says: |
                  One line.

                  And another.
                options:
                  - id: x
                    cost: ~
                  - [y, z]
                empty: {}
                none: []
                """;
        assertEquals(text, NodePrinter.print(read(text)));
    }

    @Test
    void namesTheLayerOfEachValue() {
        assertEquals("a: 1  # base\nb:\n  c: [x]  # base\n", NodePrinter.print(read("a: 1\nb: {c: [x]}"), true));
    }

    @Test
    void printsInOneLine() {
        assertEquals("{a: 1, b: [x, \"y, z\", ~], c: {}}", NodePrinter.line(read("a: 1\nb: [x, 'y, z', null]\nc: {}")));
    }

    @Test
    void anyTreeReadsBackAsItself() {
        Source nowhere = new Source("none", "layer", "");
        for (int seed = 0; seed < 4_000; seed++) {
            MapNode tree = Trees.map(new Random(seed), 4, nowhere);
            Scalar key = Scalar.text("whole", nowhere.start());
            MapNode whole = new MapNode(Map.of("whole", new MapNode.Entry(key, tree)), nowhere.start());
            for (String text : List.of(NodePrinter.print(tree), NodePrinter.print(tree, true))) {
                assertReadsBack(tree, text, seed);
            }
            assertReadsBack(whole, "whole: " + NodePrinter.line(tree), seed);
        }
    }

    private static void assertReadsBack(MapNode tree, String text, int seed) {
        Checked<MapNode> back = YamlReader.read(new Source("back", text));
        assertEquals(List.of(), back.diagnostics(), () -> "seed " + seed + "\n" + text);
        assertEquals(Trees.show(tree), Trees.show(back.value().orElseThrow()), () -> "seed " + seed + "\n" + text);
    }
}
