package lampblack.print.export;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import org.apache.pdfbox.Loader;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.pdmodel.PDPage;
import org.apache.pdfbox.pdmodel.documentinterchange.logicalstructure.PDStructureElement;
import org.apache.pdfbox.pdmodel.documentinterchange.logicalstructure.PDStructureNode;
import org.apache.pdfbox.pdmodel.interactive.action.PDActionURI;
import org.apache.pdfbox.pdmodel.interactive.annotation.PDAnnotation;
import org.apache.pdfbox.pdmodel.interactive.annotation.PDAnnotationLink;
import org.apache.pdfbox.pdmodel.interactive.documentnavigation.outline.PDOutlineItem;
import org.apache.pdfbox.pdmodel.interactive.documentnavigation.outline.PDOutlineNode;

/**
 * What a PDF says beside what is drawn.
 *
 * @param labels of its marks, in the order of reading
 * @param bookmarks with a hyphen before each for each level that it is below the first
 * @param links addresses outside
 */
record ExportedPdf(List<String> labels, List<String> bookmarks, List<String> links) {

    static ExportedPdf read(byte[] pdf) throws IOException {
        List<String> labels = new ArrayList<>();
        List<String> bookmarks = new ArrayList<>();
        List<String> links = new ArrayList<>();
        try (PDDocument document = Loader.loadPDF(pdf)) {
            labels(document.getDocumentCatalog().getStructureTreeRoot(), labels);
            bookmarks(document.getDocumentCatalog().getDocumentOutline(), "", bookmarks);
            for (PDPage page : document.getPages()) {
                for (PDAnnotation annotation : page.getAnnotations()) {
                    if (annotation instanceof PDAnnotationLink link && link.getAction() instanceof PDActionURI to) {
                        links.add(to.getURI());
                    }
                }
            }
        }
        return new ExportedPdf(labels, bookmarks, links);
    }

    private static void labels(PDStructureNode node, List<String> into) {
        if (node instanceof PDStructureElement element && element.getAlternateDescription() != null) {
            into.add(element.getAlternateDescription());
        }
        for (Object kid : node.getKids()) {
            if (kid instanceof PDStructureNode below) {
                labels(below, into);
            }
        }
    }

    private static void bookmarks(PDOutlineNode node, String level, List<String> into) throws IOException {
        if (node == null) {
            return;
        }
        for (PDOutlineItem item : node.children()) {
            into.add(level + item.getTitle() + (item.getDestination() == null ? " leads nowhere" : ""));
            bookmarks(item, level + "-", into);
        }
    }
}
