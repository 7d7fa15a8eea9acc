package lampblack.template;

import static org.junit.jupiter.api.Assertions.assertTrue;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import lampblack.load.RulesetLoader;
import lampblack.ruleset.Credit;
import lampblack.ruleset.LoadedRuleset;
import lampblack.sheet.Document;
import lampblack.sheet.Paper;
import lampblack.sheet.PrintSettings;
import lampblack.sheet.Sheet;
import lampblack.store.RulesetLocation;
import org.jsoup.Jsoup;
import org.jsoup.nodes.Element;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

@DisplayName("The foot of every shipped sheet")
@Tag("slow")
class FootTest {

    private static final RulesetLoader RULESETS =
            new RulesetLoader(List.of(new RulesetLocation.RulesetFolder(Path.of("rulesets"))));
    private static final SheetRenderer RENDERER = new SheetRenderer();
    private static final String STANDING = "(Valid(, [0-9]+ (rulings?|gains? not bought( \\([^)]*\\))?|prices? of one's own"
            + "|changes? of playbook or crew))*\\.|Unfinished: [0-9]+ things? to do\\."
            + "|[0-9]+ rules problems?\\.)( Retired: .*)?";

    static Stream<String> rulesets() {
        return RULESETS.ids().stream();
    }

    @ParameterizedTest
    @MethodSource("rulesets")
    @DisplayName("credits each layer of the game once, names its version, and says how a character stands")
    void feet(String id) throws IOException {
        LoadedRuleset loaded = RULESETS.load(id).value().orElseThrow();
        Map<String, Sheet> sheets = ShippedSheetsTest.sheets(id);
        Document group = Document.of(List.copyOf(sheets.values()));
        List<Element> feet = Jsoup.parse(new String(RENDERER.render(group, new PrintSettings(Paper.A4)),
                StandardCharsets.UTF_8)).select("article.page footer.foot");
        assertTrue(feet.size() == sheets.size(), feet.size() + " feet");
        List<String> names = List.copyOf(sheets.keySet());
        for (int i = 0; i < names.size(); i++) {
            Element foot = feet.get(i);
            String name = id + " " + names.get(i);
            boolean last = i == names.size() - 1;
            assertTrue(last || foot.select(".credit").isEmpty(), name);
            for (String layer : last ? loaded.layers() : List.<String>of()) {
                List<Credit> own = RULESETS.load(layer).value().orElseThrow().ruleset().credits();
                assertTrue(!own.isEmpty(), layer);
                own.stream().flatMap(credit -> credit.lines().stream()).forEach(line -> assertTrue(
                        foot.text().contains(line.strip().replaceAll("\\s+", " ")), () -> name + " lacks " + line));
            }
            assertTrue(foot.select(".version").text().equals(id + " " + loaded.ruleset().version()), name);
            String standing = foot.select(".standing").text();
            assertTrue(names.get(i).endsWith(".yaml") ? standing.matches(STANDING) : standing.isEmpty()
                    || standing.startsWith("What is dotted "),
                    () -> name + ": " + standing);
        }
    }
}
