package lampblack.print.export;

import java.io.IOException;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Locale;
import lampblack.print.export.PreparedPage.PageHeading;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.pdmodel.PageMode;
import org.apache.pdfbox.pdmodel.interactive.documentnavigation.destination.PDDestination;
import org.apache.pdfbox.pdmodel.interactive.documentnavigation.outline.PDDocumentOutline;
import org.apache.pdfbox.pdmodel.interactive.documentnavigation.outline.PDOutlineItem;
import org.apache.pdfbox.pdmodel.interactive.documentnavigation.outline.PDOutlineNode;

/**
 * Names sheets in the bookmarks of a PDF, with their headings below. A browser makes bookmarks as well, of the letters
 * that it has drawn, which are capitals without spaces; only where they lead to is taken from them.
 */
final class Bookmarks {

    private final List<String> names;
    private final PDDocumentOutline outline = new PDDocumentOutline();
    private final Deque<Branch> branches = new ArrayDeque<>();
    private int sheet = -1;

    /** A bookmark that others may come below. */
    private record Branch(int level, PDOutlineNode node) {}

    /** A bookmark as the browser made it. */
    private record Drawn(String letters, PDDestination target) {}

    private Bookmarks(List<String> names) {
        this.names = names;
    }

    /** Puts bookmarks in the place of the browser's. @param names of the sheets */
    static void write(PDDocument document, List<PageHeading> headings, List<String> names) throws IOException {
        List<Drawn> drawn = new ArrayList<>();
        collect(document.getDocumentCatalog().getDocumentOutline(), drawn);
        Bookmarks bookmarks = new Bookmarks(names);
        int from = 0;
        for (PageHeading heading : headings) {
            int at = find(drawn, from, letters(heading.words()));
            if (at >= 0) {
                bookmarks.add(heading, drawn.get(at).target());
                from = at + 1;
            }
        }
        if (from > 0) {
            document.getDocumentCatalog().setDocumentOutline(bookmarks.outline);
        }
        document.getDocumentCatalog().setPageMode(names.size() > 1 ? PageMode.USE_OUTLINES : PageMode.USE_NONE);
    }

    private static void collect(PDOutlineNode node, List<Drawn> into) throws IOException {
        if (node == null) {
            return;
        }
        for (PDOutlineItem item : node.children()) {
            into.add(new Drawn(letters(item.getTitle()), item.getDestination()));
            collect(item, into);
        }
    }

    private static int find(List<Drawn> drawn, int from, String letters) {
        for (int i = from; i < drawn.size() && !letters.isEmpty(); i++) {
            if (drawn.get(i).letters().startsWith(letters)) {
                return i;
            }
        }
        return -1;
    }

    /** Letters and digits alone, in one case. */
    private static String letters(String words) {
        return words == null ? "" : words.replaceAll("[^\\p{L}\\p{N}]", "").toUpperCase(Locale.ROOT);
    }

    private void add(PageHeading heading, PDDestination target) {
        if (heading.sheet() != sheet) {
            sheet = heading.sheet();
            branches.clear();
            if (sheet >= 0 && sheet < names.size()) {
                append(outline, 1, names.get(sheet), target);
                if (heading.level() == 1) {
                    return;
                }
            }
        }
        while (!branches.isEmpty() && branches.peek().level() >= heading.level()) {
            branches.pop();
        }
        append(branches.isEmpty() ? outline : branches.peek().node(), heading.level(), heading.words(), target);
    }

    private void append(PDOutlineNode parent, int level, String words, PDDestination target) {
        PDOutlineItem item = new PDOutlineItem();
        item.setTitle(words);
        item.setDestination(target);
        parent.addLast(item);
        if (level == 1 && names.size() == 1) {
            item.openNode();
        }
        branches.push(new Branch(level, item));
    }
}
