package lampblack.template;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import lampblack.character.CharacterFile;
import lampblack.load.CharacterLoader;
import lampblack.load.RulesetLoader;
import lampblack.rules.SheetRules;
import lampblack.rules.option.OptionKey;
import lampblack.rules.option.OptionList;
import lampblack.ruleset.Ruleset;
import lampblack.sheet.Document;
import lampblack.sheet.Paper;
import lampblack.sheet.PrintSettings;
import lampblack.sheet.Sheet;
import lampblack.sheet.build.SheetBuilder;
import lampblack.sheet.Deck;
import lampblack.sheet.DeckBuilder;
import lampblack.store.RulesetLocation;
import lampblack.store.MessageBundle;
import org.jsoup.Jsoup;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

@DisplayName("Every shipped ruleset")
@Tag("slow")
class ShippedSheetsTest {

    private static final Path ROOT = Path.of("rulesets");
    private static final RulesetLoader RULESETS = new RulesetLoader(List.of(new RulesetLocation.RulesetFolder(ROOT)));
    /** A crew of four with what they share. */
    private static final int TOGETHER = 5;
    private static final int LIMIT = 312 << 10;
    private static final SheetBuilder BUILDER = new SheetBuilder(MessageBundle.messages());
    private static final SheetRenderer RENDERER = new SheetRenderer();

    static Stream<String> rulesets() {
        return RULESETS.ids().stream();
    }

    @ParameterizedTest
    @MethodSource("rulesets")
    @DisplayName("prints its characters, a blank sheet for each playbook and its reference, with its credits")
    void prints(String id) throws IOException {
        for (Map.Entry<String, Sheet> entry : sheets(id).entrySet()) {
            String words = Jsoup.parse(RenderedHtml.of(RENDERER, entry.getValue(), Paper.A4)).body().text();
            for (String credit : entry.getValue().foot().credits()) {
                assertTrue(words.contains(credit.strip().replaceAll("\\s+", " ")), entry.getKey());
            }
            assertEquals(List.of(), Pattern.compile("(?<![\\p{L}\\p{N}])-\\d\\S*").matcher(words).results()
                    .map(MatchResult::group).toList(), entry.getKey() + ": less than nought is said with a minus");
        }
    }

    @ParameterizedTest
    @MethodSource("rulesets")
    @DisplayName("is small enough to send: each document, five characters together, and a deck")
    void small(String id) throws IOException {
        List<Sheet> sheets = new ArrayList<>(sheets(id).values());
        for (Sheet sheet : sheets) {
            assertSmall(RENDERER.render(sheet, Paper.A4), id + " " + sheet.heading());
        }
        List<Sheet> filled = sheets(id).entrySet().stream().filter(entry -> entry.getKey().endsWith(".yaml"))
                .map(Map.Entry::getValue).limit(TOGETHER).toList();
        assertSmall(RENDERER.render(Document.of(filled.isEmpty() ? sheets : filled),
                new PrintSettings(Paper.A4, true, true)), id + " together");
        PrintSettings printing = new PrintSettings(Paper.A4);
        deck(id, printing).ifPresent(deck -> assertSmall(RENDERER.render(deck, printing), id + " cards"));
    }

    static Optional<Deck> deck(String id, PrintSettings printing) {
        Ruleset ruleset = RULESETS.load(id).value().orElseThrow().ruleset();
        DeckBuilder cards = new DeckBuilder(MessageBundle.messages(), printing, false, List.of());
        ruleset.sheets().values().forEach(rules -> cards.blank(ruleset, rules,
                Optional.ofNullable(rules.lists().get(OptionKey.PLAYBOOKS))
                        .map(optionList -> optionList.entries().keySet().iterator().next())));
        return cards.deck();
    }

    private static void assertSmall(byte[] html, String name) {
        assertTrue(html.length < LIMIT, name + ": " + html.length + " bytes");
    }

    static Map<String, Sheet> sheets(String id) throws IOException {
        Ruleset ruleset = RULESETS.load(id).value().orElseThrow().ruleset();
        Map<String, Sheet> sheets = new LinkedHashMap<>();
        sheets.put("reference", BUILDER.reference(ruleset));
        for (SheetRules rules : ruleset.sheets().values()) {
            OptionList playbooks = rules.lists().get(OptionKey.PLAYBOOKS);
            List<String> ids = playbooks == null ? List.of() : List.copyOf(playbooks.entries().keySet());
            String of = rules.id().equals(CharacterFile.USUAL_SHEET) ? "" : rules.id() + ": ";
            String name = ids.isEmpty() ? "blank" : "blank of any playbook";
            sheets.put(of + name, BUILDER.blank(ruleset, rules, Optional.empty()));
            ids.forEach(text -> sheets.put(of + "blank " + text, BUILDER.blank(ruleset, rules, Optional.of(text))));
        }
        CharacterLoader characters = new CharacterLoader(RULESETS);
        Path folder = ROOT.resolve(id).resolve("characters");
        if (Files.isDirectory(folder)) {
            try (Stream<Path> files = Files.list(folder)) {
                for (Path file : files.sorted().toList()) {
                    sheets.put(file.getFileName().toString(),
                            BUILDER.filled(characters.load(file).value().orElseThrow().evaluated()));
                }
            }
        }
        return sheets;
    }
}
