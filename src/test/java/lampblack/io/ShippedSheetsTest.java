package lampblack.io;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import lampblack.rules.OptionKey;
import lampblack.rules.OptionList;
import lampblack.rules.SheetRules;
import lampblack.ruleset.Ruleset;
import lampblack.sheet.Paper;
import lampblack.sheet.Sheet;
import lampblack.sheet.SheetBuilder;
import org.jsoup.Jsoup;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

@DisplayName("Every shipped ruleset")
class ShippedSheetsTest {

    private static final Path ROOT = Path.of("rulesets");
    private static final RulesetLoader RULESETS = new RulesetLoader(List.of(new RulesetPlace.Folder(ROOT)));
    private static final SheetBuilder BUILDER = new SheetBuilder(Bundle.messages());
    private static final SheetRenderer RENDERER = new SheetRenderer();

    static Stream<String> rulesets() {
        return RULESETS.ids().stream();
    }

    @ParameterizedTest
    @MethodSource("rulesets")
    @DisplayName("prints its characters, a blank sheet for each playbook and its reference, with its credits")
    void prints(String id) throws IOException {
        for (Map.Entry<String, Sheet> each : sheets(id).entrySet()) {
            String words = Jsoup.parse(Html.of(RENDERER, each.getValue(), Paper.A4)).body().text();
            for (String credit : each.getValue().foot().credits()) {
                assertTrue(words.contains(credit.strip().replaceAll("\\s+", " ")), each.getKey());
            }
        }
    }

    static Map<String, Sheet> sheets(String id) throws IOException {
        Ruleset ruleset = RULESETS.load(id).value().orElseThrow().ruleset();
        Map<String, Sheet> sheets = new LinkedHashMap<>();
        sheets.put("reference", BUILDER.reference(ruleset));
        for (SheetRules rules : ruleset.sheets().values()) {
            OptionList playbooks = rules.lists().get(OptionKey.PLAYBOOKS);
            List<String> ids = playbooks == null ? List.of() : List.copyOf(playbooks.entries().keySet());
            String of = rules.id().equals(Ruleset.USUAL_SHEET) ? "" : rules.id() + ": ";
            String name = ids.isEmpty() ? "blank" : "blank of any playbook";
            sheets.put(of + name, BUILDER.blank(ruleset, rules, Optional.empty()));
            ids.forEach(each -> sheets.put(of + "blank " + each, BUILDER.blank(ruleset, rules, Optional.of(each))));
        }
        CharacterLoader characters = new CharacterLoader(RULESETS);
        Path folder = ROOT.resolve(id).resolve("characters");
        if (Files.isDirectory(folder)) {
            try (Stream<Path> files = Files.list(folder)) {
                for (Path file : files.sorted().toList()) {
                    sheets.put(file.getFileName().toString(),
                            BUILDER.filled(characters.load(file).value().orElseThrow().outcome()));
                }
            }
        }
        return sheets;
    }
}
