package lampblack.builder.page;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import lampblack.load.RulesetLoader;
import lampblack.server.Site;
import lampblack.store.RulesetLocation;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Whatever is written on a page can be read, in the light and in the dark. */
class ColoursTest {

    private static final double TEXT = 4.5;
    private static final double SHAPES = 3;
    private static final List<String> GROUNDS = List.of("table", "paper", "wash");
    private static final Pattern BLOCK = Pattern.compile(":root \\{([^}]*)}");
    private static final Pattern TOKEN = Pattern.compile("--([a-z-]+): (#[0-9a-f]{6})");

    /** The colours of pages. @param scheme 0 for the light ones, 1 for the dark */
    private static Map<String, RgbColour> tokens(int scheme) {
        Map<String, RgbColour> tokens = new LinkedHashMap<>();
        Matcher blocks = BLOCK.matcher(css());
        for (int i = 0; i <= scheme; i++) {
            assertTrue(blocks.find());
            Matcher token = TOKEN.matcher(blocks.group(1));
            while (token.find()) {
                tokens.put(token.group(1), RgbColour.of(token.group(2)));
            }
        }
        return tokens;
    }

    private static String css() {
        try {
            return Files.readString(Path.of("templates/web/web.css"));
        } catch (IOException failure) {
            throw new AssertionError(failure);
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {0, 1})
    void wordsStandOutFromEveryGround(int scheme) {
        Map<String, RgbColour> tokens = tokens(scheme);
        for (String ground : GROUNDS) {
            for (String words : List.of("ink", "faint", "warn", scheme == 0 ? "game" : "game-dark")) {
                stands(words + " on " + ground, tokens.get(words), tokens.get(ground), TEXT);
            }
            stands("rule on " + ground, tokens.get("rule"), tokens.get(ground), SHAPES);
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"#000000", "#ffffff", "#ffd700", "#00ff00", "#0000ff", "#ff00ff", "#808080", "#2f6f62"})
    void theColourOfAnyGameIsMadeFitToBeRead(String colour) {
        for (String ground : GROUNDS) {
            stands(colour + " on " + ground, GameStyles.light(RgbColour.of(colour)), tokens(0).get(ground), TEXT);
            stands(colour + " on dark " + ground, GameStyles.dark(RgbColour.of(colour)), tokens(1).get(ground), TEXT);
        }
    }

    @Test
    void theColourOfEveryShippedGameIsFitToBeRead() {
        RulesetLoader loader = new RulesetLoader(List.of(new RulesetLocation.RulesetFolder(Site.RULESETS)));
        String css = GameStyles.css(loader.ids().stream()
                .map(id -> loader.load(id).value().orElseThrow().ruleset()).toList());
        Matcher colours = Pattern.compile("--game(-dark)?: (#[0-9a-f]{6})").matcher(css);
        int seen = 0;
        while (colours.find()) {
            for (String ground : GROUNDS) {
                stands(colours.group() + " on " + ground, RgbColour.of(colours.group(2)),
                        tokens(colours.group(1) == null ? 0 : 1).get(ground), TEXT);
            }
            seen++;
        }
        assertEquals(2 * css.lines().count(), seen);
        assertTrue(seen > 10, css);
    }

    @ParameterizedTest
    @ValueSource(strings = {"#7a1f2b", "#9a3f1d", "#2f6f62", "#5b3a6e"})
    void aColourThatCanBeReadStaysAsItIs(String colour) {
        assertEquals(colour, GameStyles.light(RgbColour.of(colour)).hex());
    }

    private static void stands(String what, RgbColour words, RgbColour ground, double least) {
        assertTrue(words.contrast(ground) >= least, what + ": " + words.contrast(ground));
    }
}
