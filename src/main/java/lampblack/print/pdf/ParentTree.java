package lampblack.print.pdf;

import org.apache.pdfbox.cos.COSArray;
import org.apache.pdfbox.cos.COSBase;
import org.apache.pdfbox.cos.COSDictionary;
import org.apache.pdfbox.cos.COSName;

/** By which what stands on a page finds its element in the structure. */
record ParentTree(COSDictionary root) {

    private static final int DEEPEST = 20;

    /** Has a key lead to another element; a key that is not there stays so. */
    void set(int key, COSDictionary element) {
        set(root, key, element, 0);
    }

    private static void set(COSDictionary node, int key, COSDictionary element, int depth) {
        if (node == null || depth > DEEPEST) {
            return;
        }
        COSArray numbers = node.getCOSArray(COSName.NUMS);
        for (int i = 0; numbers != null && i + 1 < numbers.size(); i += 2) {
            if (numbers.getInt(i, -1) == key) {
                numbers.set(i + 1, element);
            }
        }
        COSArray kids = node.getCOSArray(COSName.KIDS);
        for (int i = 0; kids != null && i < kids.size(); i++) {
            COSBase kid = kids.getObject(i);
            if (kid instanceof COSDictionary below) {
                set(below, key, element, depth + 1);
            }
        }
    }
}
