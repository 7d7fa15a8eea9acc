package lampblack;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.Isolated;

/** What is said and written is the same wherever a machine stands. */
@Isolated("sets the language of the machine")
class LanguagesTest {

    private static final String GAME = """
            sheets:
              character:
                traits: {insight: {open: true, rating: {max: 4}}}
                lists: {items: {open: true, load: 1}}
                tracks: {iris: {clock: 7}, xp: {pool: true}, load: {bands: {light: 3}, counts: load}}
                creation: {points: {spend: 0..12, on: insight}, items: {choose: 0..9, from: items}}
            """;
    private static final String CHARACTER = """
            creation: {points: {INDIGO: 1, indigo: 2, I: 3}, items: [ITEM, item, Iris]}
            now: {iris: 3}
            """;

    @TempDir
    private Path folder;

    @Test
    @DisplayName("R10 H7 every language of a machine gives the same bytes")
    void languages() {
        Trial trial = new Trial(folder);
        Locale usual = Locale.getDefault();
        List<Map<String, String>> results = new ArrayList<>();
        try {
            for (String tag : List.of("en-US", "tr-TR", "ar-EG", "de-DE", "th-TH-u-nu-thai", "hi-IN-u-nu-deva")) {
                Locale.setDefault(Locale.forLanguageTag(tag));
                String said = "";
                trial.game(GAME);
                trial.character(CHARACTER);
                for (String command : List.of("check", "show", "options", "sheet")) {
                    said += trial.run(command, "c.yaml").all();
                }
                said += trial.run("show", "c.yaml", "--format", "json").all() + trial.run("explain").all();
                trial.run("gain", "c.yaml", "xp=1234", "--session", "1234");
                results.add(Map.of("said", said, "sheet", trial.text("c.html"), "file", trial.text("c.yaml")));
            }
        } finally {
            Locale.setDefault(usual);
        }
        results.forEach(result -> assertEquals(results.get(0), result));
    }
}
