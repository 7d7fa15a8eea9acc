package lampblack.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Characters are taken over and back by a press, with a mouse, with keys alone and without scripts. */
@Tag("full")
class TakeoverFlowTest extends Flow {

    private static final String MOVED = "Night Watch has moved on: 2.0.0, this is of 1.0.0";

    @TempDir
    Path rulesets;

    @BeforeEach
    @Override
    void serve() {
        try {
            site = Watch.serve(folder, rulesets);
        } catch (IOException cannot) {
            throw new UncheckedIOException(cannot);
        }
    }

    @ParameterizedTest
    @EnumSource(Player.With.class)
    void oneIsTakenOverAndBack(Player.With hand) {
        try (Player player = opens("ash/play").with(hand)) {
            player.sees(MOVED).sees("Deep Wick, which was called Long Wick").reads().presses("Take it over")
                    .sees("Ash is taken over into Night Watch 2.0.0.").saved("ash", "{version: 2.0.0}")
                    .misses(MOVED).reads().presses("Take back").sees("Taken back: Ash is as it was before.")
                    .sees(MOVED);
            assertEquals(Watch.ASH, site.text("ash"));
        }
    }

    @Test
    void aCrewIsTakenOverFromItsPageAndTheNoticeOutlivesTheLiveUpdate() {
        try (Player player = Player.at(site).goes("/group/gulls").wide(390, 844)) {
            player.sees("Night Watch has moved on: 3 of these are of another version").fits(24)
                    .presses("Take 3 over").saved("bell", "version: 2.0.0").saved("gulls", "sheet: gang")
                    .sees("Ash, Bell and The Gulls");
            site.with("new", Watch.BELL.replace("1.0.0", "2.0.0").replace("name: Bell", "name: Nightjar"));
            player.sees("Nightjar").presses("Take back").sees("Taken back, each as it was before").fits(24);
            assertEquals(Watch.GULLS, site.text("gulls"));
            assertEquals(Watch.BELL, site.text("bell"));
        }
    }

    @Test
    void whatIsPutOffStaysSmallWhileItsPagesFollowTheDisk() {
        try (Player player = opens("ash/play")) {
            player.presses("Not now").sees("What changes").misses("Deep Wick, which was called Long Wick");
            assertFalse(site.text("ash").contains("2.0.0"), site.text("ash"));
            player.presses("What changes").sees("Deep Wick, which was called Long Wick");
            Site other = site.edited("ash", Watch.ASH.replace("Mara's own", "Mara's"));
            player.goes("/characters/ash/play").sees("Deep Wick, which was called Long Wick");
            assertFalse(other.text("ash").contains("2.0.0"), other.text("ash"));
        }
    }
}
