package lampblack.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.Map;
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
    void losesAndDoublesNothing() {
        FourAtOnce.deal(folder);
        int seed = Sampling.of("four at once").seed(1);
        try (TableSite site = TableSite.of(folder)) {
            FourAtOnce four = new FourAtOnce(site, folder, seed);
            four.play(Sampling.count(1_200, 6_000));
            // Some of them have to have collided, or nothing is known of those that do.
            for (int more = 0; four.collided == 0 && more < 20; more++) {
                four.play(Sampling.count(1_200, 6_000));
            }
            Map<String, String> lost = FourAtOnce.differences(four.expected(), four.found());
            System.out.println("figures " + four.presses + " presses on older pages, " + four.collided
                    + " that collided, " + four.refused.size() + " refused without a collision, "
                    + four.overwritten.size() + " written over others, " + lost.size() + " lost or doubled");
            assertEquals("", String.join("\n", four.refused));
            assertEquals("", String.join("\n", four.overwritten));
            assertEquals(Map.of(), lost);
            assertTrue(four.collided > 0);
        }
    }
}
