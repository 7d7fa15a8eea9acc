package lampblack.print.export;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.Calendar;
import java.util.GregorianCalendar;
import java.util.List;
import lampblack.Sampling;
import lampblack.UsesBrowser;
import lampblack.print.pdf.Glyph;
import lampblack.print.pdf.PrintedDocument;
import lampblack.sheet.Document;
import org.apache.pdfbox.Loader;
import org.apache.pdfbox.cos.COSName;
import org.apache.pdfbox.pdfwriter.compress.CompressParameters;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.jsoup.Jsoup;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

@DisplayName("The PDF of a shipped sheet")
@UsesBrowser
@Tag("full")
class ShippedPdfTest {

    /** As many sheets as a build makes PDFs of. */
    private static final int MAX = 8;

    /** A pixel of the screen, in points. */
    private static final double PIXEL = 0.75;

    private static List<Exhibit> exhibits() throws IOException {
        return Sampling.of("PDFs").some(Exhibit.all(kind -> kind.equals("reference") || kind.equals("filled")), MAX);
    }

    @Test
    @DisplayName("says in words what every mark says, as the HTML does, and names every block")
    void labelsAndBookmarks() throws IOException {
        for (Exhibit exhibit : exhibits()) {
            org.jsoup.nodes.Document html = Jsoup.parse(new String(exhibit.html(), StandardCharsets.UTF_8));
            ExportedPdf pdf = ExportedPdf.read(exhibit.pdf());
            List<String> spare = html.select(".spare [aria-label]").eachAttr("aria-label");
            assertSame(without(spare, html.select("[role=img][aria-label]").eachAttr("aria-label")),
                    without(spare, pdf.labels()), exhibit.name());
            String name = exhibit.sheet().plate().name();
            assertEquals(name.isEmpty() ? exhibit.sheet().plate().title() : name, pdf.bookmarks().get(0));
            List<String> below = pdf.bookmarks().stream().filter(title -> title.matches("-[^-].*"))
                    .map(title -> title.substring(1)).toList();
            assertEquals(html.select("h2").eachText(), below, exhibit.name());
        }
    }

    @Test
    @DisplayName("has every letter where the browser prints it")
    void nothingMoves() throws IOException {
        for (Exhibit exhibit : exhibits()) {
            byte[] plain;
            try (BrowserTab tab = OneBrowser.tab()) {
                tab.setScriptsEnabled(false);
                tab.show(new String(exhibit.html(), StandardCharsets.UTF_8));
                plain = tab.pdf();
            }
            assertUnmoved(PrintedDocument.read(plain).letters(), PrintedDocument.read(exhibit.pdf()).letters(), exhibit.name());
        }
    }

    /** What room is left over for is not printed where no room is left over. */
    private static List<String> without(List<String> spare, List<String> labels) {
        return labels.stream().filter(label -> !spare.contains(label)).toList();
    }

    /** Says only where two lists begin to differ. */
    private static void assertSame(List<String> expected, List<String> found, String name) {
        int same = 0;
        while (same < expected.size() && same < found.size() && expected.get(same).equals(found.get(same))) {
            same++;
        }
        assertEquals(expected.subList(same, Math.min(expected.size(), same + 5)),
                found.subList(same, Math.min(found.size(), same + 5)), name + " from " + same);
    }

    private static void assertUnmoved(List<Glyph> printed, List<Glyph> exported, String name) {
        assertEquals(printed.size(), exported.size(), name);
        for (int i = 0; i < printed.size(); i++) {
            Glyph before = printed.get(i);
            Glyph after = exported.get(i);
            assertTrue(before.text().equals(after.text()) && before.page() == after.page()
                    && Math.abs(before.left() - after.left()) < PIXEL
                    && Math.abs(before.base() - after.base()) < PIXEL, name + ": " + before + " is " + after);
        }
    }

    @Test
    @DisplayName("links the addresses in its credits, and is the same each time but for its dates")
    void links() throws IOException {
        Exhibit corin = Exhibit.filled("blades-in-the-dark", "corin-vale");
        byte[] first = corin.pdf();
        assertEquals(List.of("http://www.bladesinthedark.com/", "http://creativecommons.org/licenses/by/3.0/"),
                ExportedPdf.read(first).links());
        assertEquals(undated(first), undated(corin.pdf()));
    }

    /** A file without the moments at which it was made, which are not the same on a busy machine. */
    private static String undated(byte[] pdf) throws IOException {
        try (PDDocument document = Loader.loadPDF(pdf)) {
            Calendar same = new GregorianCalendar(2026, Calendar.JANUARY, 9);
            document.getDocumentInformation().setCreationDate(same);
            document.getDocumentInformation().setModificationDate(same);
            document.getDocumentCatalog().setMetadata(null);
            document.setDocumentId(1L);
            // Left of the table of places as it was, which is as long as the moments have it.
            document.getDocument().getTrailer().removeItem(COSName.LENGTH);
            ByteArrayOutputStream out = new ByteArrayOutputStream();
            document.save(out, CompressParameters.NO_COMPRESSION);
            return out.toString(StandardCharsets.ISO_8859_1);
        }
    }

    @Test
    @DisplayName("says whose it is, under which licence and by which program it was made")
    void metadata() throws IOException {
        try (var document = Loader.loadPDF(Exhibit.filled("lanterns-of-the-fen", "sib-aldersea").pdf())) {
            var information = document.getDocumentInformation();
            assertEquals("Sib Aldersea, Lanterns of the Fen", information.getTitle());
            assertEquals("Lanterns of the Fen: sheets", information.getSubject());
            assertEquals("Lanterns of the Fen, Sib Aldersea", information.getKeywords());
            assertTrue(information.getCreator().matches("Lampblack [0-9].*"), information.getCreator());
            assertEquals("en", document.getDocumentCatalog().getLanguage());
            String xmp = new String(document.getDocumentCatalog().getMetadata().toByteArray(), StandardCharsets.UTF_8);
            assertTrue(xmp.contains("<xmpRights:WebStatement>https://creativecommons.org/licenses/by/4.0/<"), xmp);
            assertTrue(xmp.contains("Lanterns of the Fen, an example setting by the Lampblack project"), xmp);
            String author = "Lanterns of the Fen, an example setting by the Lampblack project, licensed under CC BY 4.0.";
            assertEquals(author, information.getAuthor());
            assertTrue(xmp.contains("<dc:creator><rdf:Seq><rdf:li>" + author + "<"), xmp);
        }
    }
}
