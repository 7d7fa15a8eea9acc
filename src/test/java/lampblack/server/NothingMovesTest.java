package lampblack.server;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** However late faces and pictures come, nothing of a page that is in sight moves under a hand. */
@Tag("full")
class NothingMovesTest extends Flow {

    private static final int LATE = 150;
    private static final Map<String, String> EXAMPLES = Map.of("black-sword", "oswin-reed", "blades-in-the-dark", "agnes-ludlow",
            "undivided", "agnes-holloway");
    private static final String WATCH = """
            window.moved = [];
            new PerformanceObserver((list) => {
              for (const { value, sources } of list.getEntries()) {
                if (value > 0.005) {
                  moved.push(value + ' ' + sources.map(({ node }) => (node?.outerHTML ?? '').slice(0, 200)));
                } } }).observe({ type: 'layout-shift', buffered: true });
            """;
    private static final String RESTS = "document.readyState === 'complete' && document.fonts.status === 'loaded'"
            + " && performance.getEntriesByType('paint').length > 0 && performance.now() > 1200";

    @ParameterizedTest
    @ValueSource(ints = {1280, 390})
    void onNoPage(int width) {
        EXAMPLES.forEach((game, stem) -> site.example(game, stem));
        List<String> pages = Stream.concat(Stream.of("/"), EXAMPLES.entrySet().stream().flatMap(example ->
                Stream.concat(Stream.of("/games/" + example.getKey()), Stream.of("", "/play", "/advance", "/print")
                        .map(tab -> "/characters/" + example.getValue() + tab)))).toList();
        for (String page : pages) {
            try (Player player = Player.at(site).wide(width, 900).prepared(WATCH).waits(LATE).goes(page)) {
                Sight.await(() -> player.asks(RESTS).asBoolean(), () -> page + " does not come to rest");
                assertEquals("", player.asks("moved.join('\\n')").asText(), page + " at " + width);
            }
        }
    }
}
