package lampblack.server;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import lampblack.Sampling;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Whatever is unfolded on a page, it stays as wide as the window. */
@Tag("full")
class FoldsFlowTest extends Flow {

    private static final List<Integer> WIDTHS = List.of(1280, 834, 390);
    private static final List<String> TABS = List.of("", "/play", "/roll", "/advance");
    private static final String UNFOLD =
            "document.querySelectorAll('main details:not(.term)').forEach(fold => { fold.open = true; })";
    private static final String TOO_WIDE = """
            [...document.querySelectorAll('main .term')].filter(term => {
              term.open = true;
              const wide = document.documentElement.scrollWidth > document.documentElement.clientWidth;
              term.open = false;
              return wide; }).map(term => term.id).join(' ')
            """;

    /** Each game, with one of its examples. */
    static Stream<Arguments> games() {
        Sampling drawn = Sampling.of("folds");
        Map<String, List<String>> examples = WanderFlowTest.examples().stream().collect(Collectors.groupingBy(
                example -> example.getName(0).toString(), TreeMap::new, Collectors.mapping(
                        example -> example.getFileName().toString().replace(".yaml", ""), Collectors.toList())));
        return examples.keySet().stream().map(game -> Arguments.of(game, drawn.some(examples.get(game), 1)));
    }

    @ParameterizedTest
    @MethodSource("games")
    void unfolded(String game, List<String> examples) {
        examples.forEach(stem -> site.example(game, stem));
        site.with("fresh", "format: 1\nruleset: " + game + "\n");
        for (int width : WIDTHS) {
            try (Player player = Player.at(site).wide(width, 900)) {
                for (String stem : Stream.concat(Stream.of("fresh"), examples.stream()).toList()) {
                    for (String tab : TABS) {
                        player.goes("/characters/" + stem + tab).asks(UNFOLD);
                        player.staysWithin();
                        assertEquals("", player.asks(TOO_WIDE).asText(), stem + tab + " at " + width);
                    }
                }
            }
        }
    }
}
