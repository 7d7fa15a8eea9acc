package lampblack.print.export;

import java.io.IOException;
import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.IntPredicate;
import org.apache.pdfbox.cos.COSArray;
import org.apache.pdfbox.cos.COSBase;
import org.apache.pdfbox.cos.COSDictionary;
import org.apache.pdfbox.cos.COSName;
import org.apache.pdfbox.cos.COSObject;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.pdmodel.PDPage;
import org.apache.pdfbox.pdmodel.interactive.annotation.PDAnnotation;
import org.apache.pdfbox.pdmodel.interactive.annotation.PDAnnotationWidget;

/** The links that a browser has laid over the places of a printed sheet, made into the widgets of fields. */
final class PlacedLinks {

    private static final COSName OBJR = COSName.getPDFName("OBJR");
    private static final COSName OBJ = COSName.getPDFName("Obj");
    private static final COSName TABS = COSName.getPDFName("Tabs");
    private static final int DEEPEST = 200;

    private final Map<Integer, PDAnnotationWidget> widgets = new TreeMap<>();
    private final Map<COSDictionary, Boolean> fields = new IdentityHashMap<>();
    private final Map<COSDictionary, Boolean> dropped = new IdentityHashMap<>();

    private PlacedLinks() {
    }

    /**
     * The widgets by the number of their place; of one that goes over several pages, the largest piece.
     *
     * @param wanted which places there are; the links of others are taken away
     */
    static Map<Integer, PDAnnotationWidget> of(PDDocument document, IntPredicate wanted) throws IOException {
        PlacedLinks links = new PlacedLinks();
        for (PDPage page : document.getPages()) {
            links.read(page);
        }
        links.widgets.keySet().removeIf(number -> !wanted.test(number));
        links.widgets.values().forEach(widget -> links.fields.put(widget.getCOSObject(), true));
        links.sort(document);
        COSDictionary catalog = document.getDocumentCatalog().getCOSObject();
        links.structure(catalog.getCOSDictionary(COSName.STRUCT_TREE_ROOT), 0);
        return links.widgets;
    }

    private void read(PDPage page) throws IOException {
        for (PDAnnotation annotation : page.getAnnotations()) {
            COSDictionary action = annotation.getCOSObject().getCOSDictionary(COSName.A);
            String address = action == null ? null : action.getString(COSName.URI);
            if (address != null && address.startsWith(FormPage.ADDRESS)) {
                keep(Integer.parseInt(address.substring(FormPage.ADDRESS.length())), page, annotation.getCOSObject());
            }
        }
    }

    private void keep(int number, PDPage page, COSDictionary link) {
        PDAnnotationWidget widget = new PDAnnotationWidget(link);
        PDAnnotationWidget other = widgets.get(number);
        if (other == null || area(other) < area(widget)) {
            widget.setPage(page);
            widgets.put(number, widget);
        }
        dropped.put(link, true);
    }

    private static double area(PDAnnotationWidget widget) {
        return widget.getRectangle().getWidth() * widget.getRectangle().getHeight();
    }

    /** Has widgets stand in the order of reading on each page, behind whatever else is there. */
    private void sort(PDDocument document) throws IOException {
        for (PDPage page : document.getPages()) {
            List<PDAnnotation> kept = new ArrayList<>(page.getAnnotations().stream()
                    .filter(annotation -> !dropped.containsKey(annotation.getCOSObject())).toList());
            widgets.values().stream().filter(widget -> widget.getPage().getCOSObject() == page.getCOSObject())
                    .forEach(widget -> {
                        COSDictionary link = widget.getCOSObject();
                        link.setItem(COSName.SUBTYPE, COSName.WIDGET);
                        link.removeItem(COSName.A);
                        link.removeItem(COSName.BORDER);
                        link.removeItem(COSName.CONTENTS);
                        widget.setPrinted(true);
                        kept.add(widget);
                    });
            page.setAnnotations(kept);
            page.getCOSObject().setItem(TABS, COSName.S);
        }
    }

    /** Says in the structure that such a link is a field. */
    private void structure(COSDictionary element, int depth) {
        if (element == null || depth > DEEPEST) {
            return;
        }
        COSBase kids = element.getDictionaryObject(COSName.K);
        COSArray all = kids instanceof COSArray array ? array : new COSArray();
        if (kids instanceof COSDictionary) {
            all.add(kids);
        }
        for (int i = all.size() - 1; i >= 0; i--) {
            if (!(all.getObject(i) instanceof COSDictionary kid)) {
                continue;
            }
            if (!OBJR.equals(kid.getCOSName(COSName.TYPE))) {
                structure(kid, depth + 1);
            } else if (dropped.containsKey(object(kid))) {
                element.setItem(COSName.S, COSName.FORM);
                if (!fields.containsKey(object(kid)) && kids instanceof COSArray) {
                    all.remove(i);
                }
            }
        }
    }

    private static COSDictionary object(COSDictionary reference) {
        COSBase object = reference.getItem(OBJ) instanceof COSObject indirect ? indirect.getObject()
                : reference.getItem(OBJ);
        return object instanceof COSDictionary dictionary ? dictionary : null;
    }
}
