package lampblack.server;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Whatever is unfolded on a page of somebody who has chosen nothing yet, the page stays as wide as the window. */
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

    static Stream<String> games() {
        return Arrays.stream(Site.RULESETS.toFile().list()).sorted();
    }

    @ParameterizedTest
    @MethodSource("games")
    void unfolded(String game) {
        site.with("fresh", "format: 1\nruleset: " + game + "\n");
        for (int width : WIDTHS) {
            try (Player player = Player.at(site).wide(width, 900)) {
                for (String tab : TABS) {
                    player.goes("/characters/fresh" + tab).asks(UNFOLD);
                    player.staysWithin();
                    assertEquals("", player.asks(TOO_WIDE).asText(), tab + " at " + width);
                }
            }
        }
    }
}
