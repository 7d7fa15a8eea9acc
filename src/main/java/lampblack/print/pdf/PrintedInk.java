package lampblack.print.pdf;

import java.io.IOException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.apache.pdfbox.Loader;
import org.apache.pdfbox.cos.COSBase;
import org.apache.pdfbox.cos.COSDictionary;
import org.apache.pdfbox.cos.COSName;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.pdmodel.interactive.documentnavigation.destination.PDDestination;
import org.apache.pdfbox.pdmodel.interactive.documentnavigation.destination.PDPageXYZDestination;

/**
 * A printed document as ink on paper.
 *
 * @param places where what has a name of its own begins, by that name
 */
public record PrintedInk(List<InkPage> pages, Map<String, InkPlace> places) {

    /**
     * The upper left corner of something, in points from that of what a page holds between its margins.
     *
     * @param page counted from 1
     */
    public record InkPlace(int page, double left, double top) {}

    public PrintedInk {
        pages = List.copyOf(pages);
        places = Map.copyOf(places);
    }

    public static PrintedInk read(byte[] pdf) throws IOException {
        try (PDDocument document = Loader.loadPDF(pdf)) {
            List<InkPage> pages = new ArrayList<>();
            for (int page = 0; page < document.getNumberOfPages(); page++) {
                pages.add(new InkPainter(document).paint(page));
            }
            return new PrintedInk(pages, places(document));
        }
    }

    private static Map<String, InkPlace> places(PDDocument document) throws IOException {
        Map<String, InkPlace> places = new HashMap<>();
        COSBase named = document.getDocumentCatalog().getCOSObject().getDictionaryObject(COSName.DESTS);
        if (named instanceof COSDictionary all) {
            for (COSName name : all.keySet()) {
                if (PDDestination.create(all.getDictionaryObject(name)) instanceof PDPageXYZDestination place) {
                    int page = place.retrievePageNumber();
                    double height = document.getPage(page).getMediaBox().getHeight();
                    places.put(name.getName(), new InkPlace(page + 1, place.getLeft(), height - place.getTop()));
                }
            }
        }
        return places;
    }
}
