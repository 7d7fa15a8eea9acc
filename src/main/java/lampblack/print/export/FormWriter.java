package lampblack.print.export;

import java.io.IOException;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import lampblack.diagnostic.Message;
import lampblack.diagnostic.Messages;
import lampblack.print.export.FormPage.FormSpot;
import lampblack.sheet.FillPlace;
import org.apache.pdfbox.cos.COSDictionary;
import org.apache.pdfbox.cos.COSName;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.pdmodel.PDPage;
import org.apache.pdfbox.pdmodel.PDResources;
import org.apache.pdfbox.pdmodel.common.PDRectangle;
import org.apache.pdfbox.pdmodel.interactive.annotation.PDAnnotationWidget;
import org.apache.pdfbox.pdmodel.interactive.form.PDAcroForm;
import org.apache.pdfbox.pdmodel.interactive.form.PDField;
import org.apache.pdfbox.pdmodel.interactive.form.PDFieldFactory;
import org.apache.pdfbox.pdmodel.interactive.form.PDTextField;

/** Lays a field over each place of a printed sheet, named, in the order of reading, and filled. */
final class FormWriter {

    private static final String WRITTEN_IN = "Helv";
    private static final String MARKED_IN = "ZaDb";
    private static final int MULTILINE = 1 << 12;

    private final PDDocument document;
    private final List<FormSheet> sheets;
    private final Messages messages;
    private final MarkLook marks;
    private final TextLook texts;
    private final PDAcroForm form;
    private final Map<COSDictionary, DrawnOutlines> outlines = new IdentityHashMap<>();

    private FormWriter(PDDocument document, List<FormSheet> sheets, Messages messages) {
        this.document = document;
        this.sheets = sheets;
        this.messages = messages;
        this.form = new PDAcroForm(document);
        this.marks = new MarkLook(document);
        this.texts = new TextLook(document);
    }

    /** Makes fields of the links that were laid over the places of a page. */
    static void write(PDDocument document, FormPage page, List<FormSheet> sheets, Messages messages)
            throws IOException {
        new FormWriter(document, sheets, messages).write(page);
    }

    private void write(FormPage page) throws IOException {
        Map<Integer, PDAnnotationWidget> widgets = PlacedLinks.of(document, number -> place(page.spots().get(number)).isPresent());
        PDResources resources = new PDResources();
        COSDictionary faces = new COSDictionary();
        faces.setItem(WRITTEN_IN, face("Helvetica"));
        faces.getCOSDictionary(COSName.getPDFName(WRITTEN_IN)).setItem(COSName.ENCODING, COSName.WIN_ANSI_ENCODING);
        faces.setItem(MARKED_IN, face("ZapfDingbats"));
        resources.getCOSObject().setItem(COSName.FONT, faces);
        form.setDefaultResources(resources);
        form.setDefaultAppearance("/" + WRITTEN_IN + " 0 Tf 0 g");
        FieldTree tree = new FieldTree(form);
        for (Map.Entry<Integer, PDAnnotationWidget> entry : widgets.entrySet()) {
            lay(tree, page.spots().get(entry.getKey()), entry.getValue());
        }
        tree.write();
        document.getDocumentCatalog().setAcroForm(form);
    }

    /** A font that every viewer has. Whoever asks the library for it has all fonts of the machine looked through. */
    private static COSDictionary face(String name) {
        COSDictionary face = new COSDictionary();
        face.setItem(COSName.TYPE, COSName.FONT);
        face.setItem(COSName.SUBTYPE, COSName.TYPE1);
        face.setName(COSName.BASE_FONT, name);
        return face;
    }

    /** What is to be filled in at a place; nothing where a template shows something else there. */
    private Optional<FillPlace> place(FormSpot spot) {
        return spot.sheet() < 0 || spot.sheet() >= sheets.size() ? Optional.empty()
                : Optional.ofNullable(sheets.get(spot.sheet()).places().get(spot.at())).filter(place -> switch (place) {
                    case FillPlace.MarkedPlace of -> !spot.isText() && spot.number() <= of.marks().size();
                    case FillPlace.WrittenPlace words -> spot.isText();
                });
    }

    private void lay(FieldTree tree, FormSpot spot, PDAnnotationWidget widget) throws IOException {
        FormSheet sheet = sheets.get(spot.sheet());
        switch (place(spot).orElseThrow()) {
            case FillPlace.MarkedPlace of -> {
                int number = Math.max(1, spot.number());
                mark(field(tree, sheet, of.name(number), widget, COSName.BTN), of, number);
                outlines(widget.getPage()).near(widget.getRectangle()).filter(drawn -> spot.isDrawn())
                        .ifPresent(widget::setRectangle);
                marks.write(widget, spot, of.isFilled(number));
            }
            case FillPlace.WrittenPlace words -> {
                PDTextField field = (PDTextField) field(tree, sheet, words.at(), widget, COSName.TX);
                write(field, words, spot, widget.getRectangle());
                texts.write(widget, spot, words.value());
            }
        }
    }

    private DrawnOutlines outlines(PDPage page) throws IOException {
        DrawnOutlines known = outlines.get(page.getCOSObject());
        if (known == null) {
            known = DrawnOutlines.of(page);
            outlines.put(page.getCOSObject(), known);
        }
        return known;
    }

    private void mark(PDField field, FillPlace.MarkedPlace of, int number) {
        field.setAlternateFieldName(of.marks().size() == 1 ? of.title() : messages.render(Message.of("pdf.mark",
                "title", of.title(), "number", number, "size", of.marks().size())));
        COSName state = of.isFilled(number) ? MarkLook.ON : COSName.Off;
        field.getCOSObject().setString(COSName.DA, "/" + MARKED_IN + " 0 Tf 0 g");
        field.getCOSObject().setItem(COSName.V, state);
        field.getCOSObject().setItem(COSName.DV, state);
    }

    private static void write(PDTextField field, FillPlace.WrittenPlace words, FormSpot spot, PDRectangle room) {
        field.setAlternateFieldName(words.title().isEmpty() ? words.at() : words.title());
        field.setDefaultAppearance("/" + WRITTEN_IN + " " + TextLook.size(room, spot) + " Tf 0 g");
        field.getCOSObject().setInt(COSName.FF, TextLook.isBroken(room, spot) ? MULTILINE : 0);
        field.getCOSObject().setString(COSName.V, words.value());
        field.getCOSObject().setString(COSName.DV, words.value());
    }

    /** A field whose only place is a widget. @param type of a button or of text, as PDF writes it */
    private PDField field(FieldTree tree, FormSheet sheet, String at, PDAnnotationWidget widget, COSName type) {
        widget.getCOSObject().setItem(COSName.FT, type);
        PDField field = PDFieldFactory.createField(form, widget.getCOSObject(), null);
        tree.add(sheet.prefix() + at, field);
        return field;
    }
}
