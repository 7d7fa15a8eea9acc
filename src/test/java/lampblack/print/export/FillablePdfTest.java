package lampblack.print.export;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import lampblack.Sampling;
import lampblack.UsesBrowser;
import lampblack.print.pdf.Glyph;
import lampblack.print.pdf.PrintedDocument;
import lampblack.sheet.FillPlace;
import lampblack.sheet.FillPlaces;
import org.apache.pdfbox.Loader;
import org.apache.pdfbox.cos.COSDictionary;
import org.apache.pdfbox.cos.COSName;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.pdmodel.PDPage;
import org.apache.pdfbox.pdmodel.common.COSObjectable;
import org.apache.pdfbox.pdmodel.interactive.annotation.PDAnnotation;
import org.apache.pdfbox.pdmodel.interactive.form.PDField;
import org.apache.pdfbox.pdmodel.interactive.form.PDTerminalField;
import org.jsoup.Jsoup;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

@DisplayName("A PDF to fill in")
@UsesBrowser
@Tag("full")
class FillablePdfTest {

    private static final int MAX = 3;
    /** A pixel of the screen, in points. */
    private static final double PIXEL = 0.75;

    private static List<Exhibit> exhibits() throws IOException {
        return Sampling.of("fillable PDFs").some(Exhibit.all(kind -> kind.equals("blank") || kind.equals("filled")), MAX);
    }

    /** What is to be filled in, by the name of its field; without what gives way where a page is full. */
    private static Map<String, String> expected(Exhibit exhibit) {
        Set<String> giving = new HashSet<>(Jsoup.parse(new String(exhibit.named(), StandardCharsets.UTF_8))
                .select(".spare [data-at], .ruled[data-at]").eachAttr("data-at"));
        Map<String, String> expected = new TreeMap<>();
        FillPlaces.of(exhibit.sheet()).values().stream().filter(place -> !giving.contains(place.at())).forEach(place -> {
            switch (place) {
                case FillPlace.WrittenPlace words -> expected.put(words.at(), words.value());
                case FillPlace.MarkedPlace marks -> {
                    for (int i = 1; i <= marks.marks().size(); i++) {
                        expected.put(marks.name(i), marks.isFilled(i) ? "On" : "Off");
                    }
                }
            }
        });
        return expected;
    }

    @Test
    @DisplayName("has a field for each mark and line of the sheet, with what stands there, and says in words what it is")
    void fields() throws IOException {
        for (Exhibit exhibit : exhibits()) {
            try (PDDocument document = Loader.loadPDF(exhibit.fillable())) {
                Map<String, String> found = new TreeMap<>();
                for (PDField field : document.getDocumentCatalog().getAcroForm().getFieldTree()) {
                    if (field instanceof PDTerminalField) {
                        assertEquals(null, found.put(field.getFullyQualifiedName(), field.getValueAsString()),
                                exhibit.name());
                        assertFalse(field.getAlternateFieldName().isBlank(), field.getFullyQualifiedName());
                    }
                }
                Map<String, String> expected = expected(exhibit);
                expected.forEach((name, value) -> assertEquals(value, found.get(name), exhibit.name() + " " + name));
                found.keySet().removeAll(expected.keySet());
                found.keySet().removeAll(spare(exhibit));
                assertEquals(Set.of(), found.keySet(), exhibit.name());
            }
        }
    }

    private static Set<String> spare(Exhibit exhibit) {
        Set<String> names = new HashSet<>();
        FillPlaces.of(exhibit.sheet()).values().forEach(place -> {
            switch (place) {
                case FillPlace.WrittenPlace words -> names.add(words.at());
                case FillPlace.MarkedPlace marks -> {
                    for (int i = 1; i <= marks.marks().size(); i++) {
                        names.add(marks.name(i));
                    }
                }
            }
        });
        return names;
    }

    @Test
    @DisplayName("leads through its fields in the order of reading, and each is a field to those who hear it")
    void order() throws IOException {
        for (Exhibit exhibit : exhibits()) {
            List<String> read = Jsoup.parse(new String(exhibit.named(), StandardCharsets.UTF_8)).select("[data-at]")
                    .eachAttr("data-at");
            try (PDDocument document = Loader.loadPDF(exhibit.fillable())) {
                Map<COSDictionary, String> names = new IdentityHashMap<>();
                document.getDocumentCatalog().getAcroForm().getFieldTree()
                        .forEach(field -> names.put(field.getCOSObject(), field.getFullyQualifiedName()));
                for (PDPage page : document.getPages()) {
                    assertEquals("S", page.getCOSObject().getNameAsString("Tabs"));
                    List<String> inTurn = new ArrayList<>();
                    for (PDAnnotation annotation : page.getAnnotations()) {
                        if (annotation.getSubtype().equals("Widget")) {
                            inTurn.add(names.get(annotation.getCOSObject()));
                            int key = annotation.getCOSObject().getInt(COSName.STRUCT_PARENT, -1);
                            assertEquals(COSName.FORM, ((COSDictionary) ((COSObjectable) document.getDocumentCatalog()
                                    .getStructureTreeRoot().getParentTree().getValue(key))
                                    .getCOSObject()).getCOSName(COSName.S), exhibit.name());
                        }
                        assertFalse(annotation.getCOSObject().toString().contains("field.invalid"), exhibit.name());
                    }
                    assertInOrder(read, inTurn, exhibit.name());
                }
            }
        }
    }

    /** On one page; a column may go on to the next while another does not. */
    private static void assertInOrder(List<String> read, List<String> inTurn, String exhibit) {
        int last = -1;
        for (String name : inTurn) {
            int at = read.indexOf(name) >= 0 ? read.indexOf(name)
                    : read.indexOf(name.substring(0, name.lastIndexOf('.')));
            assertTrue(at >= last, exhibit + ": " + name + " is before " + read.get(Math.max(0, last)));
            last = at;
        }
    }

    @Test
    @DisplayName("has every letter that is not in a field where the sheet has it")
    void nothingMoves() throws IOException {
        for (Exhibit exhibit : exhibits()) {
            Set<String> before = new HashSet<>();
            for (Glyph glyph : PrintedDocument.read(exhibit.pdf()).letters()) {
                for (int x = -1; x <= 1; x++) {
                    for (int y = -1; y <= 1; y++) {
                        before.add(place(glyph, x, y));
                    }
                }
            }
            List<String> moved = PrintedDocument.read(exhibit.fillable()).letters().stream()
                    .map(glyph -> place(glyph, 0, 0)).filter(place -> !before.contains(place)).toList();
            assertEquals(List.of(), moved, exhibit.name());
        }
    }

    private static String place(Glyph glyph, int x, int y) {
        return glyph.text() + " " + glyph.page() + " " + (Math.round(glyph.left() / PIXEL) + x) + " "
                + (Math.round(glyph.base() / PIXEL) + y);
    }
}
