package lampblack.print;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import lampblack.UsesBrowser;
import lampblack.print.export.BrowserTab;
import lampblack.print.export.OneBrowser;
import lampblack.print.pdf.Glyph;
import lampblack.print.pdf.PrintedDocument;
import lampblack.ruleset.Ruleset;
import lampblack.ruleset.Written;
import lampblack.sheet.Document;
import lampblack.sheet.Paper;
import lampblack.sheet.PrintSettings;
import lampblack.sheet.build.SheetBuilder;
import lampblack.store.MessageBundle;
import lampblack.template.SheetRenderer;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

@DisplayName("A page of a booklet")
@UsesBrowser
class BookletPageTest {

    private static final String BLOCKS = """
            fields: {name: {}, look: {}}
            tracks: {weariness: {boxes: 17}}
            maps: {desk: {title: The Desk, from: claims, start: den, cells: den - mill - gate}}
            """;

    @ParameterizedTest
    @EnumSource(names = {"A5", "HALF_LETTER"})
    @DisplayName("keeps the map that fits on it, with lines for notes below")
    void map(Paper paper) throws IOException {
        List<String> pages = pages(paper, Written.ruleset(BLOCKS + "lists: {claims: {entries: {mill: {}, gate: {}}}}"));
        assertEquals(1, pages.size());
        assertTrue(pages.get(0).indexOf("THE DESK") < pages.get(0).indexOf("NOTES"), pages.get(0));
    }

    @ParameterizedTest
    @EnumSource(names = {"A5", "HALF_LETTER"})
    @DisplayName("leaves the page after it to notes where it is full, with the small print")
    void full(Paper paper) throws IOException {
        String skills = IntStream.range(0, 40).mapToObj(i -> "skill-" + i + ": {text: What it takes to do it well.}")
                .collect(Collectors.joining(", "));
        List<String> pages = pages(paper, Written.ruleset(BLOCKS + "lists: {claims: {entries: {mill: {}, gate: {}}}, "
                + "skills: {entries: {" + skills + "}}}"));
        String last = pages.get(pages.size() - 1);
        assertTrue(last.contains("NOTES"), last);
        assertTrue(last.indexOf("NOTES") < last.indexOf("1.0.0"), last);
        assertTrue(pages.subList(0, pages.size() - 1).stream().noneMatch(page -> page.contains("NOTES")), last);
    }

    /** The letters of each page of the blank sheet, as capitals. */
    private static List<String> pages(Paper paper, Ruleset game) throws IOException {
        Document sheet = Document.of(List.of(new SheetBuilder(MessageBundle.messages())
                .blank(game, game.sheets().values().iterator().next(), Optional.empty())));
        try (BrowserTab tab = OneBrowser.tab()) {
            tab.setScriptsEnabled(false);
            tab.show(new String(new SheetRenderer().render(sheet, new PrintSettings(paper)), StandardCharsets.UTF_8));
            PrintedDocument printed = PrintedDocument.read(tab.pdf());
            return IntStream.rangeClosed(1, printed.pages().size()).mapToObj(page -> printed.letters().stream()
                    .filter(letter -> letter.page() == page).map(Glyph::text).collect(Collectors.joining())
                    .toUpperCase(Locale.ROOT)).toList();
        }
    }
}
