package lampblack.print.pdf;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.apache.pdfbox.cos.COSArray;
import org.apache.pdfbox.cos.COSBase;
import org.apache.pdfbox.cos.COSDictionary;
import org.apache.pdfbox.cos.COSName;
import org.apache.pdfbox.cos.COSObject;
import org.apache.pdfbox.pdmodel.PDDocument;

/** The structure of a document, as a browser writes it of HTML, brought to what PDF/UA allows. */
final class TagTree {

    /** What a browser names by words that are younger than the rules, and what it is by those. */
    private static final Map<String, String> YOUNGER = Map.of("Em", "Span", "Strong", "Span");

    private static final COSName LIST_ITEM = COSName.getPDFName("LI");
    private static final COSName LABEL = COSName.getPDFName("Lbl");
    private static final COSName BODY = COSName.getPDFName("LBody");
    private static final COSName REFERENCE = COSName.getPDFName("OBJR");
    private static final COSName OBJECT = COSName.getPDFName("Obj");
    private static final COSName ROLES = COSName.getPDFName("RoleMap");
    private static final int DEEPEST = 200;
    private static final int DEEPEST_HEADING = 6;

    private final ParentTree parents;
    private int heading;
    private boolean isSpoken = true;

    private TagTree(ParentTree parents) {
        this.parents = parents;
    }

    /** Mends it in place. Returns whether every figure says in words what it is. */
    static boolean mend(PDDocument document) {
        COSDictionary root = document.getDocumentCatalog().getCOSObject().getCOSDictionary(COSName.STRUCT_TREE_ROOT);
        if (root == null) {
            return false;
        }
        COSDictionary roles = new COSDictionary();
        YOUNGER.forEach((younger, role) -> roles.setItem(COSName.getPDFName(younger), COSName.getPDFName(role)));
        root.setItem(ROLES, roles);
        TagTree tree = new TagTree(new ParentTree(root.getCOSDictionary(COSName.PARENT_TREE)));
        tree.walk(root, 0);
        return tree.isSpoken;
    }

    private void walk(COSDictionary element, int depth) {
        if (depth > DEEPEST) {
            return;
        }
        for (COSDictionary kid : elements(element)) {
            String name = name(kid);
            if (name.matches("H[1-6]")) {
                heading = Math.min(Integer.parseInt(name.substring(1)), Math.min(heading + 1, DEEPEST_HEADING));
                kid.setItem(COSName.S, COSName.getPDFName("H" + heading));
            }
            walk(kid, depth + 1);
            switch (name) {
                case "LI" -> item(element, kid);
                case "Table" -> TableTags.even(kid);
                case "Form" -> field(kid);
                case "Figure" -> isSpoken &= kid.containsKey(COSName.ALT) || kid.containsKey(COSName.ACTUAL_TEXT);
                default -> { }
            }
        }
    }

    /** An item of a list is what it says, after its mark; what says it becomes the body of an item around it. */
    private static void item(COSDictionary list, COSDictionary body) {
        List<COSDictionary> inside = elements(body);
        if (inside.stream().allMatch(kid -> name(kid).equals("Lbl") || name(kid).equals("LBody"))
                && inside.size() == kids(body).size()) {
            return;
        }
        COSDictionary item = element(LIST_ITEM, list);
        replace(list, body, item);
        body.setItem(COSName.S, BODY);
        body.setItem(COSName.P, item);
        COSArray both = new COSArray();
        COSArray rest = new COSArray();
        for (COSBase kid : kids(body)) {
            boolean isLabel = object(kid) instanceof COSDictionary part && LABEL.equals(part.getCOSName(COSName.S));
            (isLabel ? both : rest).add(kid);
            if (isLabel) {
                ((COSDictionary) object(kid)).setItem(COSName.P, item);
            }
        }
        both.add(body);
        body.setItem(COSName.K, rest);
        item.setItem(COSName.K, both);
    }

    /** A field is its widget alone; what is drawn around it has that widget within it. */
    private void field(COSDictionary around) {
        List<COSBase> kids = kids(around);
        if (kids.size() < 2) {
            return;
        }
        COSArray rest = new COSArray();
        for (COSBase kid : kids) {
            if (object(kid) instanceof COSDictionary part && REFERENCE.equals(part.getCOSName(COSName.TYPE))) {
                COSDictionary field = element(COSName.FORM, around);
                field.setItem(COSName.K, kid);
                parents.set(part.getCOSDictionary(OBJECT).getInt(COSName.STRUCT_PARENT, -1), field);
                rest.add(field);
            } else {
                rest.add(kid);
            }
        }
        around.setItem(COSName.S, COSName.getPDFName("NonStruct"));
        around.setItem(COSName.K, rest);
    }

    static COSDictionary element(COSName kind, COSDictionary parent) {
        COSDictionary element = new COSDictionary();
        element.setItem(COSName.TYPE, COSName.getPDFName("StructElem"));
        element.setItem(COSName.S, kind);
        element.setItem(COSName.P, parent);
        return element;
    }

    static String name(COSDictionary element) {
        return element.getNameAsString(COSName.S, "");
    }

    /** The elements right below one. */
    static List<COSDictionary> elements(COSDictionary element) {
        List<COSDictionary> elements = new ArrayList<>();
        for (COSBase kid : kids(element)) {
            if (object(kid) instanceof COSDictionary below && below.containsKey(COSName.S)) {
                elements.add(below);
            }
        }
        return elements;
    }

    /** All that is right below an element, pieces of pages among it. */
    private static List<COSBase> kids(COSDictionary element) {
        COSBase kids = element.getDictionaryObject(COSName.K);
        List<COSBase> all = new ArrayList<>();
        if (kids instanceof COSArray array) {
            array.forEach(all::add);
        } else if (kids != null) {
            all.add(element.getItem(COSName.K));
        }
        return all;
    }

    private static void replace(COSDictionary parent, COSDictionary old, COSDictionary by) {
        COSArray kids = new COSArray();
        kids(parent).forEach(kid -> kids.add(object(kid) == old ? by : kid));
        parent.setItem(COSName.K, kids);
    }

    private static COSBase object(COSBase reference) {
        return reference instanceof COSObject indirect ? indirect.getObject() : reference;
    }
}
