package lampblack.io;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import lampblack.rules.OptionKey;
import lampblack.rules.OptionList;
import lampblack.rules.SheetRules;
import lampblack.ruleset.Ruleset;
import lampblack.sheet.Paper;
import lampblack.sheet.Sheet;
import lampblack.sheet.SheetBuilder;
import org.apache.pdfbox.Loader;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.jsoup.Jsoup;
import org.jsoup.nodes.Document;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

@DisplayName("Every shipped ruleset")
class ShippedSheetsTest {

    private static final Path ROOT = Path.of("rulesets");
    private static final RulesetLoader RULESETS = new RulesetLoader(List.of(new RulesetPlace.Folder(ROOT)));
    private static final SheetBuilder BUILDER = new SheetBuilder(Bundle.messages());
    private static final SheetRenderer RENDERER = new SheetRenderer();

    /** The sheets that are no character's: they may be longer. */
    private static final Set<String> LONG = Set.of("reference", "blank of any playbook", "crew: blank of any playbook");

    /** The sheets of more than one side, by game and name: how many on A4 and on Letter. The first that fits counts. */
    private static final List<Sides> SIDES = List.of(
            new Sides("(blades-|unified-)[a-z-]+ (crew: .*|the-.*|.* vampire)", 2, 2),
            new Sides("blades-[a-z-]+ (josef-marrow|lamp-street-regulars|wren-harrow)[.]yaml", 2, 2),
            new Sides("blades-by-the-sum blank hull", 2, 2),
            new Sides("(blades-|unified-)[a-z-]+ (blank hull|(bartram-hook|hob-tallow|maud-skerry)[.]yaml)", 1, 2),
            new Sides("black-sword .*", 2, 2));

    private record Sides(String sheets, int a4, int letter) {}

    @TempDir
    private Path folder;

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

    @ParameterizedTest
    @MethodSource("rulesetsAndPapers")
    @DisplayName("fits a character and a blank playbook on its pages of either paper")
    void fitsItsPages(String id, Paper paper) throws IOException, InterruptedException {
        Map<String, Sheet> sheets = sheets(id);
        sheets.keySet().removeAll(LONG);
        int expected = sheets.keySet().stream().mapToInt(each -> sides(id, each, paper)).sum();
        int pages = pages(sheets.values(), paper);
        for (String each : pages == expected ? Set.<String>of() : sheets.keySet()) {
            assertEquals(sides(id, each, paper), pages(List.of(sheets.get(each)), paper), each);
        }
        assertEquals(expected, pages);
    }

    private static int sides(String id, String sheet, Paper paper) {
        return SIDES.stream().filter(each -> (id + " " + sheet).matches(each.sheets())).findFirst()
                .map(each -> paper == Paper.A4 ? each.a4() : each.letter()).orElse(1);
    }

    @ParameterizedTest
    @CsvSource({"worlds-in-the-dark, 2", "lanterns-of-the-fen, 2 1", "bootleg-rain, 3 2", "forged-in-the-dark, 2",
        "blades-in-the-dark, 2 3 4", "blades-by-the-sum, 2 4 5", "unified-theory, 3 4 4", "black-sword, 3 2"})
    @DisplayName("fits the reference, and a blank sheet with every playbook on it, on few pages")
    void fitsFewPages(String id, String pages) throws IOException, InterruptedException {
        Map<String, Sheet> sheets = sheets(id);
        sheets.keySet().retainAll(LONG);
        List<String> found = new ArrayList<>();
        for (Sheet each : sheets.values()) {
            found.add(Integer.toString(pages(List.of(each), Paper.A4)));
        }
        assertEquals(pages, String.join(" ", found), sheets.keySet().toString());
    }

    static Stream<Arguments> rulesetsAndPapers() {
        return rulesets().flatMap(id -> Stream.of(Paper.values()).map(paper -> Arguments.of(id, paper)));
    }

    /** How many pages sheets come to when each begins a new one. */
    private int pages(Collection<Sheet> sheets, Paper paper) throws IOException, InterruptedException {
        Optional<Browser> browser = Browser.find(folder);
        assumeTrue(browser.isPresent());
        Document all = null;
        for (Sheet sheet : sheets) {
            Document page = Jsoup.parse(Html.of(RENDERER, sheet, paper));
            if (all == null) {
                all = page.outputSettings(new Document.OutputSettings().prettyPrint(false));
            } else {
                all.body().appendChild(page.body().selectFirst("main").attr("style", "break-before: page"));
            }
        }
        try (PDDocument printed = Loader.loadPDF(browser.get().print(all.html(), "sheets").toFile())) {
            return printed.getNumberOfPages();
        }
    }

    private static Map<String, Sheet> sheets(String id) throws IOException {
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
