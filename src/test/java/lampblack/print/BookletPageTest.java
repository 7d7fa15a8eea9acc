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
import lampblack.print.browser.BrowserTab;
import lampblack.print.browser.OneBrowser;
import lampblack.print.pdf.Glyph;
import lampblack.print.pdf.PrintedDocument;
import lampblack.ruleset.Ruleset;
import lampblack.ruleset.Written;
import lampblack.sheet.Document;
import lampblack.sheet.Paper;
import lampblack.sheet.PrintSettings;
import lampblack.sheet.build.SheetBuilder;
import lampblack.store.bundled.MessageBundle;
import lampblack.template.SheetRenderer;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

@DisplayName("A page of a booklet")
@UsesBrowser
class BookletPageTest {

    private static final Ruleset GAME = Written.ruleset("""
            fields: {name: {}, look: {}}
            tracks: {weariness: {boxes: 17}}
            lists: {claims: {entries: {mill: {}, gate: {}}}}
            maps: {desk: {title: The Desk, from: claims, start: den, cells: den - mill - gate}}
            """);

    @ParameterizedTest
    @EnumSource(names = {"A5", "HALF_LETTER"})
    @DisplayName("keeps the map that fits on it, and leaves the page after it to notes")
    void map(Paper paper) throws IOException {
        Document sheet = Document.of(List.of(new SheetBuilder(MessageBundle.messages())
                .blank(GAME, GAME.sheets().values().iterator().next(), Optional.empty())));
        try (BrowserTab tab = OneBrowser.tab()) {
            tab.setScriptsEnabled(false);
            tab.show(new String(new SheetRenderer().render(sheet, new PrintSettings(paper)), StandardCharsets.UTF_8));
            PrintedDocument printed = PrintedDocument.read(tab.pdf());
            List<String> pages = IntStream.rangeClosed(1, printed.pages().size()).mapToObj(page -> printed.letters()
                    .stream().filter(letter -> letter.page() == page).map(Glyph::text).collect(Collectors.joining()))
                    .toList();
            assertEquals(2, pages.size());
            assertTrue(pages.get(0).toUpperCase(Locale.ROOT).contains("THE DESK"), pages.get(0));
            assertTrue(pages.get(1).toUpperCase(Locale.ROOT).contains("NOTES"), pages.get(1));
        }
    }
}
