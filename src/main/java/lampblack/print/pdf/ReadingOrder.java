package lampblack.print.pdf;

import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.Map;
import org.apache.pdfbox.cos.COSDictionary;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.pdmodel.PDPage;
import org.apache.pdfbox.pdmodel.documentinterchange.logicalstructure.PDMarkedContentReference;
import org.apache.pdfbox.pdmodel.documentinterchange.logicalstructure.PDStructureElement;
import org.apache.pdfbox.pdmodel.documentinterchange.logicalstructure.PDStructureNode;
import org.apache.pdfbox.pdmodel.documentinterchange.logicalstructure.PDStructureTreeRoot;

/** In which order what is printed is read: a browser notes it for those who hear a document. */
public final class ReadingOrder {

    /** The place of what is read by nobody. */
    public static final int NONE = -1;

    private final Map<COSDictionary, Integer> pages = new IdentityHashMap<>();
    private final Map<Long, Integer> places = new HashMap<>();

    ReadingOrder(PDDocument document) {
        int number = 0;
        for (PDPage page : document.getPages()) {
            pages.put(page.getCOSObject(), ++number);
        }
        PDStructureTreeRoot root = document.getDocumentCatalog().getStructureTreeRoot();
        if (root != null) {
            walk(root, 0);
        }
    }

    /** The place of a piece of a page in the order of reading. */
    int place(int page, int piece) {
        return places.getOrDefault(key(page, piece), NONE);
    }

    private static long key(int page, int piece) {
        return (long) page << Integer.SIZE | piece;
    }

    private void walk(PDStructureNode node, int page) {
        for (Object kid : node.getKids()) {
            if (kid instanceof PDStructureElement element) {
                walk(element, number(element.getPage(), page));
            } else if (kid instanceof PDMarkedContentReference piece) {
                add(number(piece.getPage(), page), piece.getMCID());
            } else if (kid instanceof Integer piece) {
                add(page, piece);
            }
        }
    }

    private int number(PDPage page, int otherwise) {
        return page == null ? otherwise : pages.getOrDefault(page.getCOSObject(), otherwise);
    }

    private void add(int page, int piece) {
        places.putIfAbsent(key(page, piece), places.size());
    }
}
