package lampblack.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import lampblack.Sampling;
import lampblack.server.Player.With;
import org.junit.jupiter.api.Order;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * A character goes the whole way in a game: with a mouse, with a keyboard alone, on a phone, and where no scripts run;
 * which games is sampled.
 */
@Order(1)
class GameFlowTest extends Flow {

    private static final Path WAYS = Path.of("src/test/flows");
    private static final List<String> WHOLE = List.of("build from nothing", "refuse what is not legal",
            "the page follows the disk", "two pages meet", "play", "roll", "advance", "take back", "rule", "print");

    static Stream<Arguments> ways() {
        try (Stream<Path> files = Files.list(WAYS)) {
            List<Way> games = files.sorted().map(Way::of).toList();
            return Sampling.of("games").some(games, 1).stream()
                    .flatMap(way -> Stream.of(With.values()).map(hand -> Arguments.of(way, hand)));
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
    }

    @ParameterizedTest(name = "{0} {1}")
    @MethodSource("ways")
    void theWholeWay(Way way, With hand) {
        assertEquals(WHOLE, way.titles());
        try (Walk walk = new Walk(site, hand)) {
            way.stations().forEach(station -> walk.take(way, station));
        }
    }
}
