package lampblack.cli.edit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Random;
import lampblack.cli.Shell;
import lampblack.print.fill.FilledPdf;
import org.apache.pdfbox.cos.COSArray;
import org.apache.pdfbox.cos.COSDictionary;
import org.apache.pdfbox.cos.COSName;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.pdmodel.PDPage;
import org.apache.pdfbox.pdmodel.encryption.AccessPermission;
import org.apache.pdfbox.pdmodel.encryption.StandardProtectionPolicy;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

@DisplayName("What was filled in on a PDF")
class ImportCommandTest {

    @TempDir
    private Path folder;

    private Shell corin() throws IOException {
        Shell shell = new Shell(folder).withRulesets();
        shell.example("blades-in-the-dark", "corin-vale");
        return shell;
    }

    private void pdf(String origins, Map<String, List<String>> fields) throws IOException {
        Files.write(folder.resolve("filled.pdf"), FilledPdf.of(origins, fields));
    }

    @Test
    @DisplayName("comes into marks, rows, bands, what is carried and fields, and nothing else is touched")
    void read() throws IOException {
        Shell shell = corin();
        Map<String, List<String>> fields = FilledPdf.stress(6, 8);
        fields.put("harm.lesser.1", List.of("", "Bruised ribs"));
        fields.put("load.light", List.of("On", "Off"));
        fields.put("load.heavy", List.of("Off", "On"));
        fields.put("lists.items.papers.1", List.of("On", "Off"));
        fields.put("lists.items.lantern.1", List.of("Off", "On"));
        fields.put("fields.vice", List.of("Gambling: He loses beautifully. Klara holds the stakes and the coat.",
                "Faith: Quietly."));
        fields.put("fields.notes", List.of("", "Owes Klara.\nNever pays."));
        fields.put("healing.1", List.of("Off", "On"));
        pdf(FilledPdf.CORIN, fields);
        String before = shell.read("corin-vale.yaml");
        Shell.Ran ran = shell.run("import", "filled.pdf");
        assertEquals(0, ran.exit(), ran::all);
        assertEquals("", ran.err());
        String after = shell.read("corin-vale.yaml");
        List<String> added = after.lines().filter(line -> !before.contains(line + "\n")).toList();
        assertEquals(List.of("  vice: {faith: Quietly.}", "  notes: \"Owes Klara.\\nNever pays.\"", "  stress: 8",
                "  carried: [clothes-and-jewels, loaded-dice, lantern]", "  harm: {lesser: [Bruised ribs]}",
                "  load: heavy", "  healing: 1"), added);
        Shell.Ran again = shell.run("import", "filled.pdf", "corin-vale.yaml");
        assertEquals("Nothing was filled in on `filled.pdf` that `corin-vale.yaml` does not say.\n", again.all());
        assertEquals(after, shell.read("corin-vale.yaml"));
    }

    @Test
    @DisplayName("is said, and left, where it is a choice, has changed in the file meanwhile, or does not fit")
    void unread() throws IOException {
        Shell shell = corin();
        Map<String, List<String>> fields = FilledPdf.stress(3, 5);
        fields.put("traits.actions.hunt.1", List.of("Off", "On"));
        for (int i = 1; i <= 5; i++) {
            fields.put("stash." + i, List.of(i < 5 ? "On" : "Off", "On"));
        }
        fields.put("harm.severe.2", List.of("", "Twice"));
        fields.put("coin.1", List.of("Off", "On"));
        pdf(FilledPdf.CORIN, fields);
        Shell.Ran ran = shell.run("import", "filled.pdf");
        assertEquals(1, ran.exit());
        assertEquals(List.of("`stress` (Stress) is `5` in the PDF and `6` in the file, and was `3` when the PDF was made; "
                + "the file stays as it is.", "`traits.actions.hunt` (Hunt) is `1` in the PDF; a sheet does not say by which "
                + "choice, so that it is for `lampblack buy`, `earn` or the builder to write.", "`stash` (Stash) is `5` "
                + "in the PDF; a sheet does not say by which choice, so that it is for `lampblack buy`, "
                + "`earn` or the builder to write.", "`harm.severe.2` is `Twice` in the PDF, but the character has no such "
                + "place any more."), ran.err().lines().toList());
        assertEquals("Coin: 0 → 1 of 4.\n", ran.out());
    }

    @Test
    @DisplayName("is found for one character of several, and never for a file in another folder or of another game")
    void ofWhom() throws IOException {
        Shell shell = corin();
        String two = "[" + FilledPdf.CORIN.substring(1, FilledPdf.CORIN.length() - 1).replace("\"prefix\":\"\"", "\"prefix\":\"corin-vale.\"")
                + "," + FilledPdf.CORIN.substring(1).replace("corin-vale", "agnes").replace("\"prefix\":\"\"", "\"prefix\":\"agnes.\"");
        pdf(two, Map.of("corin-vale.coin.1", List.of("Off", "On")));
        assertTrue(shell.run("import", "filled.pdf").err().contains("`corin-vale.yaml` and `agnes.yaml`"));
        assertEquals(0, shell.run("import", "filled.pdf", "corin-vale.yaml").exit());
        pdf(FilledPdf.CORIN.replace("corin-vale.yaml", "../corin-vale.yaml"), FilledPdf.stress(6, 7));
        assertEquals("`filled.pdf` does not say whose sheet it is; name the character's file after it.\n",
                shell.run("import", "filled.pdf").err());
        pdf(FilledPdf.CORIN.replace("blades-in-the-dark", "elsewhere"), FilledPdf.stress(6, 7));
        assertEquals("`filled.pdf` is a sheet `character` of `elsewhere`, and `corin-vale.yaml` is none.\n",
                shell.run("import", "filled.pdf").err());
    }

    @Test
    @DisplayName("is not read from what is broken, locked, another program's, or made to do harm, which is said once")
    void hostile() throws IOException {
        Shell shell = corin();
        pdf(FilledPdf.CORIN, FilledPdf.stress(6, 7));
        byte[] whole = Files.readAllBytes(folder.resolve("filled.pdf"));
        String kept = shell.read("corin-vale.yaml");
        Random random = new Random(20);
        for (int i = 0; i < 40; i++) {
            byte[] bytes = i % 2 == 0 ? Arrays.copyOf(whole, random.nextInt(whole.length / 2)) : whole.clone();
            for (int n = 0; n < (i % 2 == 0 ? 1 : 60) && bytes.length > 0; n++) {
                bytes[random.nextInt(bytes.length)] = (byte) random.nextInt();
            }
            Files.write(folder.resolve("filled.pdf"), bytes);
            Shell.Ran ran = shell.run("import", "filled.pdf");
            assertTrue(ran.exit() <= 1 && !ran.all().contains("Exception"), ran::all);
            Files.writeString(folder.resolve("corin-vale.yaml"), kept);
        }
        says(shell, "%PDF-1.7\n".getBytes(StandardCharsets.UTF_8), "is no PDF that can be read.");
        says(shell, new byte[17 * 1024 * 1024], "is larger than any sheet that was filled in.");
        try (PDDocument document = new PDDocument()) {
            document.addPage(new PDPage());
            says(shell, saved(document), "has no fields of a sheet; `lampblack pdf FILE --fillable` makes a PDF that has them.");
            document.protect(new StandardProtectionPolicy("owner", "user", new AccessPermission()));
            says(shell, saved(document), "is encrypted; save it without a password and try again.");
        }
        pdf(FilledPdf.CORIN, Map.of("fields.notes", List.of("", "x".repeat(30_000))));
        says(shell, Files.readAllBytes(folder.resolve("filled.pdf")), "is larger than any sheet that was filled in.");
        assertEquals(kept, shell.read("corin-vale.yaml"));
    }

    @Test
    @DisplayName("says what it is and what to do where a clock has no name or a sheet is not the place")
    void whatToDo() throws IOException {
        Shell shell = new Shell(folder).withRulesets();
        assertEquals("`clocks.line-1` (Clocks) is `1` in the PDF, on a clock without a name; write one in the field "
                + "beside it and import the PDF again, or start the clock with `lampblack mark`.\n",
                said(shell, "worlds-in-the-dark", "anselm-korr", "clocks.line-1.1", "Off", "On"));
        assertEquals("`links.crew` (Crew) is `The Salt Lanterns` in the PDF; whom a character belongs to is a file, "
                + "named by `links` in its own or chosen in the builder.\n",
                said(shell, "blades-in-the-dark", "corin-vale", "links.crew", "", "The Salt Lanterns"));
        assertEquals("`parts.cohorts.the-lock-street-girls.fields.trade` (The Lock Street Girls: Trade) is `Coal` in the "
                + "PDF; what is said of a part is for the builder to write, or for its file.\n", said(shell,
                "blades-in-the-dark", "the-salt-lanterns", "parts.cohorts.the-lock-street-girls.fields.trade", "",
                "Coal"));
    }

    /** What is said of one field that was filled in. */
    private String said(Shell shell, String game, String character, String field, String before, String after)
            throws IOException {
        shell.example(game, character);
        String sheet = shell.read(character + ".yaml").contains("sheet: crew") ? "crew" : "character";
        pdf(FilledPdf.CORIN.replace("blades-in-the-dark", game).replace("corin-vale", character)
                .replace("\"sheet\":\"character\"", "\"sheet\":\"" + sheet + "\""),
                Map.of(field, List.of(before, after)));
        return shell.run("import", "filled.pdf").all();
    }

    @Test
    @DisplayName("comes to an end where a form is a circle")
    void circle() throws IOException {
        Shell shell = corin();
        try (PDDocument document = new PDDocument()) {
            document.addPage(new PDPage());
            document.getDocumentInformation().setCustomMetadataValue("LampblackSheets", FilledPdf.CORIN);
            COSDictionary field = new COSDictionary();
            field.setString(COSName.T, "stress");
            COSArray kids = new COSArray();
            kids.add(field);
            field.setItem(COSName.KIDS, kids);
            COSDictionary form = new COSDictionary();
            form.setItem(COSName.FIELDS, kids);
            document.getDocumentCatalog().getCOSObject().setItem(COSName.ACRO_FORM, form);
            Files.write(folder.resolve("filled.pdf"), saved(document));
        }
        assertTrue(shell.run("import", "filled.pdf").exit() <= 1);
    }

    private void says(Shell shell, byte[] pdf, String what) throws IOException {
        Files.write(folder.resolve("filled.pdf"), pdf);
        Shell.Ran ran = shell.run("import", "filled.pdf");
        assertEquals("`filled.pdf` " + what + "\n", ran.err());
        assertEquals(1, ran.exit());
    }

    private static byte[] saved(PDDocument document) throws IOException {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        document.save(out);
        return out.toByteArray();
    }
}
