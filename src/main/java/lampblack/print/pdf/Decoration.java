package lampblack.print.pdf;

import java.io.IOException;
import java.io.OutputStream;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.apache.pdfbox.contentstream.operator.Operator;
import org.apache.pdfbox.cos.COSName;
import org.apache.pdfbox.pdfparser.PDFStreamParser;
import org.apache.pdfbox.pdfwriter.ContentStreamWriter;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.pdmodel.PDPage;
import org.apache.pdfbox.pdmodel.common.PDStream;

/** What is drawn on a page and is no part of its structure: it is said to be so, since a reader could not tell. */
final class Decoration {

    private static final COSName ARTIFACT = COSName.getPDFName("Artifact");
    private static final Set<String> PATHS = Set.of("m", "l", "c", "v", "y", "h", "re", "W", "W*");
    private static final Set<String> PAINTS = Set.of("f", "F", "f*", "S", "s", "B", "B*", "b", "b*", "Do", "sh", "BI",
            "Tj", "TJ", "'", "\"");
    private static final Set<String> BOUNDS = Set.of("q", "Q", "BT", "ET");

    private final List<Object> written = new ArrayList<>();
    private int tags;
    private boolean isOpen;
    /** Where the path begins that is being drawn, or less than 0. */
    private int path = -1;

    private Decoration() {
    }

    /** Says of all that a page draws outside its structure that it is decoration. */
    static void mark(PDDocument document, PDPage page) throws IOException {
        if (!page.hasContents()) {
            return;
        }
        List<Object> tokens = new PDFStreamParser(page).parse();
        Decoration decoration = new Decoration();
        decoration.read(tokens);
        if (decoration.written.size() > tokens.size()) {
            PDStream stream = new PDStream(document);
            try (OutputStream out = stream.createOutputStream(COSName.FLATE_DECODE)) {
                new ContentStreamWriter(out).writeTokens(decoration.written);
            }
            page.setContents(stream);
        }
    }

    private void read(List<Object> tokens) {
        int from = 0;
        for (int i = 0; i < tokens.size(); i++) {
            if (tokens.get(i) instanceof Operator operator) {
                add(operator, tokens.subList(from, i + 1));
                from = i + 1;
            }
        }
        written.addAll(tokens.subList(from, tokens.size()));
        close();
    }

    private void add(Operator operator, List<Object> withOperands) {
        String name = operator.getName();
        boolean isTag = name.equals("BDC") || name.equals("BMC");
        if (isTag || BOUNDS.contains(name)) {
            close();
        }
        if (isTag) {
            tags++;
        } else if (name.equals("EMC")) {
            tags = Math.max(0, tags - 1);
        } else if (PATHS.contains(name)) {
            path = path < 0 ? written.size() : path;
        } else if (PAINTS.contains(name) && tags == 0) {
            open(path < 0 ? written.size() : path);
        }
        if (!PATHS.contains(name)) {
            path = -1;
        }
        written.addAll(withOperands);
    }

    /** Nothing may begin amid a path, so that it is what stands before. */
    private void open(int at) {
        if (!isOpen) {
            written.addAll(at, List.of(ARTIFACT, Operator.getOperator("BMC")));
            isOpen = true;
        }
    }

    private void close() {
        if (isOpen) {
            written.add(Operator.getOperator("EMC"));
            isOpen = false;
        }
    }
}
