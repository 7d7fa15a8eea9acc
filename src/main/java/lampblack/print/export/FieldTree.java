package lampblack.print.export;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.apache.pdfbox.cos.COSName;
import org.apache.pdfbox.pdmodel.interactive.form.PDAcroForm;
import org.apache.pdfbox.pdmodel.interactive.form.PDField;
import org.apache.pdfbox.pdmodel.interactive.form.PDNonTerminalField;

/** The fields of a form, each below those that its name begins with. */
final class FieldTree {

    private final PDAcroForm form;
    private final Map<String, PDField> known = new HashMap<>();
    private final Map<PDNonTerminalField, List<PDField>> below = new HashMap<>();
    private final List<PDField> top = new ArrayList<>();

    FieldTree(PDAcroForm form) {
        this.form = form;
    }

    /** Names a field and adds it. @param name of several words with dots between them */
    void add(String name, PDField field) {
        int dot = name.lastIndexOf('.');
        put(dot < 0 ? null : parent(name.substring(0, dot)), name, name.substring(dot + 1), field);
    }

    private PDNonTerminalField parent(String name) {
        PDField there = known.get(name);
        if (there instanceof PDNonTerminalField parent) {
            return parent;
        }
        if (there != null) {
            return parent(name + "_");
        }
        PDNonTerminalField made = new PDNonTerminalField(form);
        int dot = name.lastIndexOf('.');
        put(dot < 0 ? null : parent(name.substring(0, dot)), name, name.substring(dot + 1), made);
        return made;
    }

    private void put(PDNonTerminalField parent, String name, String word, PDField field) {
        String free = name;
        String last = word;
        while (known.containsKey(free)) {
            free += "_";
            last += "_";
        }
        known.put(free, field);
        field.setPartialName(last);
        if (parent == null) {
            top.add(field);
        } else {
            field.getCOSObject().setItem(COSName.PARENT, parent.getCOSObject());
            below.computeIfAbsent(parent, some -> new ArrayList<>()).add(field);
        }
    }

    /** Puts all of them into the form. */
    void write() {
        below.forEach(PDNonTerminalField::setChildren);
        form.setFields(top);
    }
}
