package lampblack.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import lampblack.Sampling;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A GM and three players press on pages that are moments old: nothing is lost, doubled, or refused without need. */
@Tag("slow")
class FourAtOnceTest {

    @TempDir
    Path folder;

    @Test
    void losesAndDoublesNothing() throws IOException {
        TableSite.examples(folder, "blades-in-the-dark", "the-salt-lanterns", "bartram-hook", "agnes-ludlow",
                "pim-vetch");
        for (String member : FourAtOnce.MEMBERS) {
            Path file = folder.resolve(member + ".yaml");
            String text = Files.readString(file).replaceAll("(?m)^links: .*\n", "");
            Files.writeString(file, text.replaceFirst("(?m)^fields:", "links: {crew: the-salt-lanterns.yaml}\nfields:"));
        }
        int seed = Sampling.of("four at once").seed(1);
        try (TableSite site = TableSite.of(folder)) {
            FourAtOnce four = new FourAtOnce(site, seed);
            four.play(Sampling.count(1_200, 6_000));
            Map<String, String> lost = differences(four.expected(), four.found());
            System.out.println("figures seed " + seed + ": " + four.presses + " presses, " + four.collided
                    + " that collided, " + four.refused.size() + " refused without a collision, "
                    + four.overwritten.size() + " written over others, " + lost.size() + " lost or doubled");
            assertEquals("", String.join("\n", four.refused));
            assertEquals("", String.join("\n", four.overwritten));
            assertEquals(Map.of(), lost);
            assertTrue(four.collided > 0);
        }
    }

    private static Map<String, String> differences(Map<String, String> expected, Map<String, String> found) {
        Map<String, String> all = new TreeMap<>(expected);
        all.putAll(found);
        return all.keySet().stream().filter(thing -> !expected.getOrDefault(thing, "").equals(found.getOrDefault(thing,
                ""))).collect(Collectors.toMap(thing -> thing, thing -> "expected " + expected.get(thing) + ", found "
                        + found.get(thing), (one, other) -> one, TreeMap::new));
    }
}
