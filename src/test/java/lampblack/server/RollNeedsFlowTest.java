package lampblack.server;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What a character may not do for a roll, or change, stands there shut and says what is missing. */
@Tag("full")
class RollNeedsFlowTest extends Flow {

    private static final String ASH = """
            format: 1
            ruleset: quay
            creation: {dots: {swim: 2, dive: 1}, knacks: %s}
            """;

    @TempDir
    Path rulesets;

    @BeforeEach
    @Override
    void serve() {
        try {
            Files.createDirectories(rulesets.resolve("quay"));
            Files.copy(Path.of("src/test/cases/rolls/what-an-extra-requires/ruleset.yaml"),
                    rulesets.resolve("quay/ruleset.yaml"));
        } catch (IOException cannot) {
            throw new UncheckedIOException(cannot);
        }
        site = Site.of(folder, rulesets).with("ash", ASH.formatted("lamp")).with("bell", ASH.formatted("fins"));
    }

    private static void is(Player player, String selector, boolean disabled) {
        Sight.await(() -> player.asks("document.querySelector('" + selector + "').disabled").asBoolean() == disabled,
                () -> selector + " is " + (disabled ? "open" : "shut"));
    }

    @Test
    void whoLacksTheFinsMayNeitherKickNorDive() {
        try (Player player = opens("ash/roll")) {
            player.sees("Kick").sees("Fins");
            is(player, "#r-x-kick", true);
            is(player, "#r-set-depth", true);
            is(player, "#r-x-push", false);
        }
    }

    @Test
    void whoHasThemMay() {
        try (Player player = opens("bell/roll")) {
            player.sees("Kick");
            is(player, "#r-x-kick", false);
            is(player, "#r-set-depth", false);
            player.fills("Depth", "3").presses("Roll").sees("Recent rolls");
        }
    }
}
