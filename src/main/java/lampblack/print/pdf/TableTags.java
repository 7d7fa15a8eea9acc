package lampblack.print.pdf;

import java.util.ArrayList;
import java.util.List;
import org.apache.pdfbox.cos.COSArray;
import org.apache.pdfbox.cos.COSDictionary;
import org.apache.pdfbox.cos.COSName;

/** The rows of a table, which all have as many cells; a browser leaves out those that are empty at the end of a row. */
final class TableTags {

    private static final COSName CELL = COSName.getPDFName("TD");

    private TableTags() {
    }

    static void even(COSDictionary table) {
        List<COSDictionary> rows = new ArrayList<>();
        for (COSDictionary part : TagTree.elements(table)) {
            if (TagTree.name(part).equals("TR")) {
                rows.add(part);
            } else {
                rows.addAll(TagTree.elements(part).stream().filter(row -> TagTree.name(row).equals("TR")).toList());
            }
        }
        int widest = rows.stream().mapToInt(row -> TagTree.elements(row).size()).max().orElse(0);
        for (COSDictionary row : rows) {
            List<COSDictionary> cells = new ArrayList<>(TagTree.elements(row));
            while (cells.size() < widest) {
                cells.add(TagTree.element(CELL, row));
            }
            COSArray all = new COSArray();
            cells.forEach(all::add);
            row.setItem(COSName.K, all);
        }
    }
}
