package lampblack.print;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import lampblack.Sampling;
import lampblack.UsesBrowser;
import lampblack.load.CharacterLoader;
import lampblack.load.RulesetLoader;
import lampblack.print.export.BrowserTab;
import lampblack.print.export.OneBrowser;
import lampblack.print.pdf.PrintedDocument;
import lampblack.ruleset.Ruleset;
import lampblack.sheet.Document;
import lampblack.sheet.Paper;
import lampblack.sheet.PrintSettings;
import lampblack.sheet.Samples;
import lampblack.sheet.Sheet;
import lampblack.sheet.build.SheetBuilder;
import lampblack.store.RulesetLocation;
import lampblack.store.MessageBundle;
import lampblack.template.SheetRenderer;
import org.jsoup.Jsoup;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

@DisplayName("The line at the top of a page")
@UsesBrowser
@Tag("full")
class RunningLineTest {

    private static final Path ROOT = Path.of("rulesets");
    private static final RulesetLoader RULESETS = new RulesetLoader(List.of(new RulesetLocation.RulesetFolder(ROOT)));
    private static final SheetRenderer RENDERER = new SheetRenderer();
    /** Where the margin of a page ends, in points from its top. */
    private static final double MARGIN = 22.7;
    /** As many sheets as a build prints on each paper. */
    private static final int MAX = 12;

    @ParameterizedTest
    @EnumSource(names = {"A4", "LETTER"})
    @DisplayName("says whose it is, of which game and which page, on every page of every shipped sheet but its first")
    void shipped(Paper paper) throws IOException {
        for (Sheet sheet : Sampling.of("running lines").some(sheets(), MAX)) {
            List<String> lines = lines(Document.of(List.of(sheet)), new PrintSettings(paper));
            for (int i = 0; i < lines.size(); i++) {
                assertEquals(i == 0 ? "" : of(sheet) + (i + 1) + "/" + lines.size(), lines.get(i), sheet.heading());
            }
        }
    }

    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    @DisplayName("counts the pages of each sheet by themselves, and stands on no back that is left empty")
    void several(boolean twoSided) throws IOException {
        List<Sheet> sheets = List.of(Samples.filled(), Samples.overfull(), Samples.blank().toLandscape(),
                Samples.overfull(), Samples.filled());
        List<String> lines = lines(Document.of(sheets), new PrintSettings(Paper.A4, false, twoSided));
        List<String> expected = new ArrayList<>();
        for (Sheet sheet : sheets) {
            if (twoSided && expected.size() % 2 == 1) {
                expected.add("");
            }
            int pages = lines(Document.of(List.of(sheet)), new PrintSettings(Paper.A4)).size();
            for (int i = 1; i <= pages; i++) {
                expected.add(i == 1 ? "" : of(sheet) + i);
            }
        }
        assertEquals(expected, lines);
    }

    @Test
    @DisplayName("is no way out of the style, whatever somebody is called")
    void hostile() throws IOException {
        String name = "\"; } </style> \\ \n} @page { size: A6 } \u2028 Ø é \ud83d\ude00";
        Sheet sheet = Samples.overfull();
        Sheet.NamePlate plate = sheet.plate();
        Sheet hostile = new Sheet(sheet.kind(),
                sheet.language(), sheet.heading(), sheet.theme(), new Sheet.NamePlate(
                plate.game(), plate.title(), plate.nameLabel(), name, plate.subtitle(), plate.fields()), sheet.sides(),
                sheet.foot());
        String html = new String(RENDERER.render(hostile, Paper.A4), StandardCharsets.UTF_8);
        String styles = Jsoup.parse(html).select("style").html();
        assertFalse(styles.contains("size: A6") || styles.isEmpty(), "the name is part of the style");
        String line = lines(Document.of(List.of(hostile)), new PrintSettings(Paper.A4)).get(1);
        assertTrue(line.contains("</style>") && line.contains("Øé") && line.contains("·2/"), line);
    }

    private static String of(Sheet sheet) {
        Sheet.NamePlate plate = sheet.plate();
        String name = plate.name().isEmpty() ? plate.title() : plate.name();
        String asked = sheet.theme().runningHead().orElse("{name} · {game}");
        return (asked.replace(plate.name().isEmpty() ? "{playbook}, " : "", "").replace("{name}", name)
                .replace("{playbook}", plate.title()).replace("{game}", plate.game()) + "·").replace(" ", "");
    }

    private static List<Sheet> sheets() throws IOException {
        CharacterLoader characters = new CharacterLoader(RULESETS);
        SheetBuilder builder = new SheetBuilder(MessageBundle.messages());
        List<Sheet> all = new ArrayList<>();
        for (String id : RULESETS.ids()) {
            Ruleset game = RULESETS.load(id).value().orElseThrow().ruleset();
            all.add(builder.reference(game));
            game.sheets().values().forEach(rules -> all.add(builder.blank(game, rules, Optional.empty())));
            Path folder = ROOT.resolve(id).resolve("characters");
            try (Stream<Path> files = Files.isDirectory(folder) ? Files.list(folder) : Stream.empty()) {
                for (Path file : files.sorted().toList()) {
                    all.add(builder.filled(characters.load(file).value().orElseThrow().evaluated()));
                }
            }
        }
        return all;
    }

    /** What stands in the margin above each page, without blanks. */
    private static List<String> lines(Document document, PrintSettings printing) throws IOException {
        try (BrowserTab tab = OneBrowser.tab()) {
            tab.setScriptsEnabled(false);
            tab.show(new String(RENDERER.render(document, printing), StandardCharsets.UTF_8));
            PrintedDocument printed = PrintedDocument.read(tab.pdf());
            List<String> lines = new ArrayList<>();
            for (int i = 1; i <= printed.pages().size(); i++) {
                int page = i;
                StringBuilder line = new StringBuilder();
                printed.letters().stream().filter(letter -> letter.page() == page && letter.base() < MARGIN)
                        .forEach(letter -> line.append(letter.text().strip()));
                lines.add(line.toString());
            }
            return lines;
        }
    }
}
