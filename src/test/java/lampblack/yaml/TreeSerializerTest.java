package lampblack.yaml;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import lampblack.diagnostic.Source;
import lampblack.node.ListNode;
import lampblack.node.MapNode;
import lampblack.node.Node;
import lampblack.node.Scalar;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** A tree that was kept is the tree that was read, with every place. */
@Tag("slow")
class TreeSerializerTest {

    @Test
    void keepsEveryTreeOfOurs() throws IOException {
        int kept = 0;
        for (Path folder : List.of(Path.of("rulesets"), Path.of("src/test"))) {
            for (Path path : files(folder)) {
                String text = Files.readString(path, StandardCharsets.ISO_8859_1);
                Optional<MapNode> tree = YamlReader.read(new Source(path.toString(), text)).value();
                tree.ifPresent(read -> same(read, TreeSerializer.read(read.span().source(), TreeSerializer.write(read),
                        0)));
                kept += tree.isPresent() ? 1 : 0;
            }
        }
        assertTrue(kept > 300, "kept " + kept);
    }

    private static List<Path> files(Path folder) throws IOException {
        try (Stream<Path> all = Files.walk(folder)) {
            return all.filter(path -> path.toString().endsWith(".yaml")).sorted().toList();
        }
    }

    private static void same(Node read, Node kept) {
        assertEquals(read.span(), kept.span());
        assertEquals(read.getClass(), kept.getClass());
        if (read instanceof Scalar scalar && kept instanceof Scalar other) {
            assertEquals(scalar, other);
            assertEquals(scalar.start(), other.start());
            assertArrayEquals(scalar.places(), other.places());
        }
        List<Node> ones = below(read);
        List<Node> others = below(kept);
        assertEquals(ones.size(), others.size());
        for (int i = 0; i < ones.size(); i++) {
            same(ones.get(i), others.get(i));
        }
    }

    private static List<Node> below(Node node) {
        List<Node> below = new ArrayList<>();
        if (node instanceof ListNode list) {
            below.addAll(list.items());
        } else if (node instanceof MapNode map) {
            map.all().forEach(entry -> {
                below.add(entry.key());
                below.add(entry.value());
            });
        }
        return below;
    }
}
