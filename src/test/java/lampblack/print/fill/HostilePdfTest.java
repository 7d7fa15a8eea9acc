package lampblack.print.fill;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.sun.management.ThreadMXBean;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.management.ManagementFactory;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import lampblack.edit.fill.FilledForm;
import lampblack.edit.fill.FilledForm.Unreadable;
import lampblack.sheet.fill.FormOrigin;
import org.apache.pdfbox.cos.COSDictionary;
import org.apache.pdfbox.cos.COSName;
import org.apache.pdfbox.cos.COSStream;
import org.apache.pdfbox.filter.FilterFactory;
import org.apache.pdfbox.pdfwriter.compress.CompressParameters;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.pdmodel.PDPage;
import org.apache.pdfbox.pdmodel.interactive.form.PDAcroForm;
import org.apache.pdfbox.pdmodel.interactive.form.PDTextField;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** PDFs that are small until they are unpacked, or say of themselves what is not so. */
@DisplayName("A PDF of a stranger")
class HostilePdfTest {

    /** What a stream comes to, in bytes. */
    private static final int BOMB = 64 << 20;
    /** What may be asked of memory on the way, in bytes. */
    private static final long MOST = 48L << 20;

    /** A way to pack a stream, which may name objects of its own. */
    private record Packing(String name, String says, String objects, byte[] packed) {
        @Override
        public String toString() {
            return name;
        }
    }

    static Stream<Packing> packings() throws IOException {
        byte[] flate = packed(COSName.FLATE_DECODE, new byte[BOMB]);
        byte[] twice = packed(COSName.FLATE_DECODE, flate);
        byte[] headless = flate.clone();
        headless[0] = 0;
        byte[] lzw = packed(COSName.LZW_DECODE, new byte[1 << 16]);
        byte[] runs = new byte[BOMB / 64];
        for (int i = 0; i < runs.length; i += 2) {
            runs[i] = (byte) 129;
        }
        return Stream.of(new Packing("by its name", "/Filter /FlateDecode", "", flate),
                new Packing("by a name that is escaped", "/Filter /Fl#61teDecode", "", flate),
                new Packing("under a key that is escaped", "/F#69lter /FlateDecode", "", flate),
                new Packing("by a short name", "/Filter /Fl", "", flate),
                new Packing("in a list", "/Filter [/FlateDecode]", "", flate),
                new Packing("twice", "/Filter [/FlateDecode /FlateDecode]", "", twice),
                new Packing("three times, by short names", "/Filter [/Fl /F#6c /Fl]", "",
                        packed(COSName.FLATE_DECODE, twice)),
                new Packing("by LZW", "/Filter /LZWDecode", "", lzw),
                new Packing("by LZW, for short", "/Filter [/L#5aW]", "", lzw),
                new Packing("in runs", "/Filter /RunLengthDecode", "", runs),
                new Packing("in runs, for short", "/Filter /RL", "", runs),
                new Packing("in figures and packed", "/Filter [/ASCIIHexDecode /FlateDecode]", "",
                        packed(COSName.ASCII_HEX_DECODE, flate)),
                new Packing("by a name that stands elsewhere", "/Filter 90 0 R", "90 0 obj /FlateDecode endobj\n",
                        flate),
                new Packing("by a list that stands elsewhere", "/Filter 90 0 R",
                        "90 0 obj [91 0 R 91 0 R] endobj\n91 0 obj /FlateDecode endobj\n", twice),
                new Packing("behind a head that is none", "/Filter /FlateDecode", "", headless),
                new Packing("in rows as wide as memory", "/Filter /FlateDecode /DecodeParms "
                        + "<< /Predictor 15 /Columns 2000000000 >>", "", packed(COSName.FLATE_DECODE, new byte[64])),
                new Packing("in rows whose width stands elsewhere", "/Filter [/Fl] /D#50 [90 0 R]",
                        "90 0 obj << /Predictor 12 /Colors 32 /BitsPerComponent 16 /Columns 91 0 R >> endobj\n"
                        + "91 0 obj 60000000 endobj\n", packed(COSName.FLATE_DECODE, new byte[64])));
    }

    private static byte[] packed(COSName filter, byte[] bytes) throws IOException {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        FilterFactory.INSTANCE.getFilter(filter).encode(new ByteArrayInputStream(bytes), out, new COSDictionary(), 0);
        return out.toByteArray();
    }

    /** A form with a field, whose objects a reader looks for in streams, and whose answer is one. */
    private static byte[] form(String type, Packing packing, String rest) {
        ByteArrayOutputStream pdf = new ByteArrayOutputStream();
        pdf.writeBytes(("%PDF-1.7\n" + packing.objects() + """
                1 0 obj << /Type /Catalog /Pages 2 0 R /AcroForm << /Fields [4 0 R] >> >> endobj
                2 0 obj << /Type /Pages /Kids [3 0 R] /Count 1 >> endobj
                3 0 obj << /Type /Page /Parent 2 0 R /MediaBox [0 0 9 9] >> endobj
                4 0 obj << /FT /Tx /T (fields.name) /V 5 0 R >> endobj
                6 0 obj << /Title (a) /Creator (b) /LampblackSheets ([{"prefix":""}]) >> endobj
                5 0 obj <<""" + " " + type + " " + packing.says() + " /Length " + packing.packed().length
                + " >>\nstream\n").getBytes(StandardCharsets.ISO_8859_1));
        pdf.writeBytes(packing.packed());
        pdf.writeBytes(("\nendstream endobj\n" + rest).getBytes(StandardCharsets.ISO_8859_1));
        return pdf.toByteArray();
    }

    private static final String TRAILER = "trailer << /Root 1 0 R /Info 6 0 R >>\nstartxref\n0\n%%EOF\n";

    /** Reads it, and says what that asked of memory. */
    private static FilledForm read(byte[] pdf) {
        ThreadMXBean threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
        long before = threads.getCurrentThreadAllocatedBytes();
        FilledForm form = FormReader.read(pdf);
        long asked = threads.getCurrentThreadAllocatedBytes() - before;
        assertTrue(asked < MOST, () -> asked + " bytes: "
                + new String(pdf, 0, Math.min(900, pdf.length), StandardCharsets.ISO_8859_1));
        return form;
    }

    @ParameterizedTest
    @MethodSource("packings")
    @DisplayName("is not unpacked where an answer is more than a sheet")
    void answers(Packing packing) {
        assertEquals(Optional.of(Unreadable.EXCESSIVE), read(form("", packing, TRAILER)).unreadable());
    }

    @ParameterizedTest
    @MethodSource("packings")
    @DisplayName("is not unpacked where its objects are more than a sheet")
    void objects(Packing packing) {
        assertEquals(Optional.of(Unreadable.EXCESSIVE),
                read(form("/Type /ObjStm /N 2 /First 8", packing, TRAILER)).unreadable());
    }

    @ParameterizedTest
    @MethodSource("packings")
    @DisplayName("is not unpacked where its list of objects is more than a sheet")
    void lists(Packing packing) {
        byte[] pdf = form("/Type /XRef /Size 9 /W [1 2 1] /Root 1 0 R /Info 6 0 R", packing, "");
        int at = new String(pdf, StandardCharsets.ISO_8859_1).indexOf("5 0 obj");
        ByteArrayOutputStream whole = new ByteArrayOutputStream();
        whole.writeBytes(pdf);
        whole.writeBytes(("startxref\n" + at + "\n%%EOF\n").getBytes(StandardCharsets.ISO_8859_1));
        assertEquals(Optional.of(Unreadable.EXCESSIVE), read(whole.toByteArray()).unreadable());
    }

    @Test
    @DisplayName("is read within bounds whatever it says of its own size")
    void sizes() throws IOException {
        Packing little = new Packing("little", "/Filter /FlateDecode", "", packed(COSName.FLATE_DECODE, new byte[64]));
        for (String type : List.of("/Type /ObjStm /N 2147483647 /First 2147483647",
                "/Type /ObjStm /N 2147483647 /First 8",
                "/Type /ObjStm /N -1 /First -8", "/Type /XRef /Size 2147483647 /W [1 2147483647 1] /Root 1 0 R",
                "/Type /XRef /Size 2147483647 /W [0 0 0] /Root 1 0 R",
                "/Type /XRef /Size 2147483647 /W [-1 0 1] /Root 1 0 R",
                "/Type /XRef /Size 9 /Index [0 2147483647] /W [1 2 1] /Root 1 0 R")) {
            byte[] pdf = form(type, little, "");
            int at = new String(pdf, StandardCharsets.ISO_8859_1).indexOf("5 0 obj");
            ByteArrayOutputStream whole = new ByteArrayOutputStream();
            whole.writeBytes(pdf);
            whole.writeBytes(("startxref\n" + at + "\n%%EOF\n").getBytes(StandardCharsets.ISO_8859_1));
            read(whole.toByteArray());
        }
    }

    @Test
    @DisplayName("is read within bounds where its fields stand in each other")
    void rings() {
        StringBuilder kids = new StringBuilder();
        for (int i = 10; i < 70; i++) {
            kids.append(i).append(" 0 obj << /T (a) /Kids [").append(i + 1).append(" 0 R ").append(i + 1)
                    .append(" 0 R] >> endobj\n");
        }
        for (String objects : List.of("4 0 obj << /T (a) /Kids [4 0 R 4 0 R] >> endobj\n",
                "4 0 obj << /T (a) /Kids [10 0 R] >> endobj\n" + kids + "70 0 obj << /FT /Tx /T (b) >> endobj\n")) {
            byte[] pdf = ("%PDF-1.7\n" + objects + """
                    1 0 obj << /Type /Catalog /Pages 2 0 R /AcroForm << /Fields [4 0 R] >> >> endobj
                    2 0 obj << /Type /Pages /Kids [] /Count 0 >> endobj
                    6 0 obj << /Title (a) /Creator (b) /LampblackSheets ([{"prefix":""}]) >> endobj
                    """ + TRAILER).getBytes(StandardCharsets.ISO_8859_1);
            read(pdf);
        }
    }

    @Test
    @DisplayName("is read where it is what it says, packed as viewers pack it")
    void truthful() throws IOException {
        for (CompressParameters compression : List.of(CompressParameters.DEFAULT_COMPRESSION,
                CompressParameters.NO_COMPRESSION)) {
            ByteArrayOutputStream out = new ByteArrayOutputStream();
            try (PDDocument document = new PDDocument()) {
                document.addPage(new PDPage());
                PDAcroForm form = new PDAcroForm(document);
                document.getDocumentCatalog().setAcroForm(form);
                for (Map.Entry<String, String> said : Map.of("name", "Wen", "look", "b".repeat(9000)).entrySet()) {
                    PDTextField field = new PDTextField(form);
                    field.setPartialName(said.getKey());
                    field.getCOSObject().setItem(COSName.V, stream(document, said.getValue()));
                    form.getFields().add(field);
                }
                FormOrigins.write(document, List.of(new FormOrigin("", "a-game", "1.0.0", "character", "", "", "Wen")));
                document.save(out, compression);
            }
            FilledForm form = read(out.toByteArray());
            assertEquals(Optional.empty(), form.unreadable());
            assertEquals(List.of(3, 9000), form.fields().stream().map(field -> field.value().length()).sorted()
                    .toList());
        }
    }

    private static COSStream stream(PDDocument document, String text) {
        COSStream stream = document.getDocument().createCOSStream();
        try (var out = stream.createOutputStream(COSName.FLATE_DECODE)) {
            out.write(text.getBytes(StandardCharsets.US_ASCII));
        } catch (IOException impossible) {
            throw new UncheckedIOException(impossible);
        }
        return stream;
    }
}
