package lampblack.server;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import lampblack.Sampling;
import lampblack.UsesBrowser;
import lampblack.server.Player.With;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * The whole way of a game in its published file, which games is sampled: opened from the disk, with the network off and storage forbidden.
 * No page breaks the policy or says anything to the console.
 */
@Tag("packaged")
@UsesBrowser
@DisplayName("A published game")
class PublishedFlowIT {

    /** What a thumb can press, in pixels. */
    private static final int THUMB = 44;
    /** What the largest game may weigh, and what all of them together, in bytes. */
    private static final int ONE = 2 << 20;
    private static final int ALL = 5_000_000;
    private static final Path WAYS = Path.of("src/test/flows");

    @TempDir
    static Path folder;

    @BeforeAll
    static void publish() {
        Stream.concat(Stream.of("blades-in-the-dark"), ways().stream().map(Way::game)).distinct()
                .forEach(game -> PublishedGames.file(game, folder));
    }

    private static List<Way> ways() {
        try (Stream<Path> files = Files.list(WAYS)) {
            return Sampling.of("published").some(files.sorted().map(Way::of).toList(), 3);
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
    }

    static Stream<Arguments> hands() {
        return ways().stream().flatMap(way -> Sampling.of("published " + way)
                .some(List.of(With.MOUSE, With.KEYS, With.PHONE), 1).stream().map(hand -> Arguments.of(way, hand)));
    }

    @ParameterizedTest(name = "is played the whole way: {0} {1}")
    @MethodSource("hands")
    void theWholeWay(Way way, With hand) {
        Venue file = new PublishedSite(folder.resolve(way.game() + ".html").toUri());
        try (Walk walk = new Walk(file, hand)) {
            way.stations().forEach(station -> walk.take(way, station));
        }
    }

    @Test
    @Tag("full")
    @DisplayName("is soon there over a slow network")
    void weight() throws IOException {
        long one = Files.size(folder.resolve("blades-in-the-dark.html"));
        assertTrue(one <= ONE, () -> "Blades in the Dark weighs " + one + " bytes, and may weigh " + ONE);
        long all = Files.size(PublishedGames.all(folder));
        assertTrue(all <= ALL, () -> "All games weigh " + all + " bytes, and may weigh " + ALL);
    }

    @Test
    @Tag("full")
    @DisplayName("fits a phone, and thumbs")
    void phone() {
        Venue file = new PublishedSite(folder.resolve("blades-in-the-dark.html").toUri());
        try (Player player = Player.at(file).wide(360, 740)) {
            player.goes("/").fits(THUMB).pictured("published-shelf");
            player.example("blades-in-the-dark", "isolde-crake");
            for (String page : List.of("", "/play", "/roll", "/advance", "/history", "/problems", "/file")) {
                player.goes("/characters/isolde-crake" + page).fits(THUMB).reads()
                        .pictured("published" + page.replace('/', '-'));
            }
            player.goes("/characters/isolde-crake/play").in("Stress").presses("Stress 5").presses("One more");
            player.saved("isolde-crake", "stress: 6").presses("Dice").presses("Roll").sees("Recent rolls");
        }
    }
}
