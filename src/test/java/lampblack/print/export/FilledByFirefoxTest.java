package lampblack.print.export;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Base64;
import java.util.Map;
import java.util.TreeMap;
import lampblack.UsesBrowser;
import org.apache.pdfbox.Loader;
import org.apache.pdfbox.cos.COSName;
import org.apache.pdfbox.cos.COSStream;
import org.apache.pdfbox.cos.COSString;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.pdmodel.interactive.form.PDField;
import org.apache.pdfbox.pdmodel.interactive.form.PDTerminalField;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

@DisplayName("A PDF filled in with Firefox, which is pdf.js")
@UsesBrowser
@Tag("full")
class FilledByFirefoxTest {

    private static final String SHOWN = """
            new Promise((done) => {
              const look = () => document.querySelector('.annotationLayer input') ? done('shown') : setTimeout(look, 50);
              look();
            })""";
    private static final String PRESSED = """
            ['stress.7', 'stress.1', 'traits.actions.hunt.1', 'healing.2', 'load.heavy', 'load.light']
                .map((name) => document.querySelector('[name="' + name + '"]')).forEach((field) => field.click())""";
    private static final String WRITTEN = """
            Object.entries({ 'fields.look': 'Grey coat, n\u00e9e \u017b\u00f3\u0142w', 'harm.severe.1': 'Broken leg',
                'fields.notes': 'Owes Klara.\\nNever pays.' }).forEach(([name, words]) => {
              const field = document.querySelector('[name="' + name + '"]');
              field.focus();
              field.value = words;
              field.dispatchEvent(new Event('input', { bubbles: true }));
              field.dispatchEvent(new FocusEvent('blur'));
            })""";
    private static final String SAVED = """
            PDFViewerApplication.pdfDocument.saveDocument()
                .then((bytes) => btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join('')))""";

    @TempDir
    private Path folder;

    @Test
    @DisplayName("says of each field what was written and pressed there")
    void readBack() throws IOException {
        Path pdf = Files.write(folder.resolve("corin.pdf"),
                Exhibit.filled("blades-in-the-dark", "corin-vale").fillable());
        try (Firefox firefox = Firefox.start(folder.resolve("profile"))) {
            firefox.open(pdf.toUri().toString());
            firefox.evaluate(SHOWN);
            firefox.evaluate(PRESSED);
            firefox.evaluate(WRITTEN);
            Map<String, String> changed = new TreeMap<>();
            try (PDDocument saved = Loader.loadPDF(Base64.getDecoder().decode(firefox.evaluate(SAVED)))) {
                for (PDField field : saved.getDocumentCatalog().getAcroForm(null).getFieldTree()) {
                    String value = text(field, COSName.V);
                    if (field instanceof PDTerminalField && !value.equals(text(field, COSName.DV))) {
                        changed.put(field.getFullyQualifiedName(), value);
                    }
                }
            }
            assertEquals(new TreeMap<>(Map.of("stress.1", "", "stress.7", "on", "traits.actions.hunt.1", "on",
                    "healing.2", "on", "load.heavy", "on", "load.light", "", "harm.severe.1", "Broken leg",
                    "fields.look", "Grey coat, n\u00e9e \u017b\u00f3\u0142w", "fields.notes", "Owes Klara.\nNever pays.")), changed);
        }
    }

    private static String text(PDField field, COSName key) {
        return switch (field.getCOSObject().getDictionaryObject(key)) {
            case COSStream stream -> stream.toTextString().replaceAll("\r\n?", "\n");
            case COSString string -> string.getString().replaceAll("\r\n?", "\n");
            case COSName name -> name.equals(COSName.Off) ? "" : "on";
            case null, default -> "";
        };
    }
}
