package lampblack.template;

import static org.junit.jupiter.api.Assertions.assertEquals;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import lampblack.html.SheetWriter;
import lampblack.sheet.Document;
import lampblack.sheet.Paper;
import lampblack.sheet.PrintSettings;
import lampblack.sheet.Sheet;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What is printed of a published game is what Thymeleaf prints of it. */
@DisplayName("Thymeleaf's standard dialect")
@Tag("slow")
class StandardDialectTest {

    private static final PrintSettings PRINTING = new PrintSettings(Paper.A4).withNames();
    private static final SheetRenderer STANDARD = new SheetRenderer();
    private static final SheetWriter COMPILED = CompiledSheets.writer();

    static Stream<String> rulesets() {
        return ShippedSheetsTest.rulesets();
    }

    @ParameterizedTest
    @MethodSource("rulesets")
    @DisplayName("sets every shipped character, blank sheet and reference to the bytes of compiled templates, and all of "
            + "them together")
    void sheets(String id) throws IOException {
        Map<String, Sheet> sheets = ShippedSheetsTest.sheets(id);
        sheets.forEach((name, sheet) -> assertSame(Document.of(List.of(sheet)), name));
        assertSame(Document.of(List.copyOf(sheets.values())), "together");
    }

    @ParameterizedTest
    @MethodSource("rulesets")
    @DisplayName("sets every shipped deck of cards to the same bytes")
    void cards(String id) {
        ShippedSheetsTest.deck(id, PRINTING).ifPresent(deck -> assertEquals(utf8(COMPILED.render(deck, PRINTING)),
                utf8(STANDARD.render(deck, PRINTING)), id));
    }

    private static void assertSame(Document document, String name) {
        assertEquals(utf8(COMPILED.render(document, PRINTING)), utf8(STANDARD.render(document, PRINTING)), name);
    }

    private static String utf8(byte[] bytes) {
        return new String(bytes, StandardCharsets.UTF_8);
    }
}
