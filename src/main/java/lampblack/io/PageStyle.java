package lampblack.io;

import java.util.List;
import lampblack.sheet.Document;
import lampblack.sheet.Paper;
import lampblack.sheet.Printing;
import lampblack.sheet.Sheet;

/** The styles that differ from document to document: the paper, how it lies, and the colour of each sheet. */
record PageStyle(Printing printing) {

    /** The first sheet sets them for all; each other sets what it has otherwise. */
    String of(Document document) {
        List<Sheet> sheets = document.sheets();
        StringBuilder css = new StringBuilder("@page { size: " + size(sheets.get(0)) + "; }\n:root { "
                + variables(sheets.get(0)) + " }\n");
        int sides = 0;
        for (int i = 0; i < sheets.size(); i++) {
            Sheet sheet = sheets.get(i);
            String page = ".page:nth-of-type(" + (i + 1) + ")";
            if (i > 0) {
                css.append("@page p").append(i).append(" { size: ").append(size(sheet)).append("; }\n").append(page)
                        .append(" { page: p").append(i).append("; ").append(variables(sheet)).append(" }\n");
            }
            sides += sheet.sides().size();
            if (printing.twoSided() && sides % 2 == 1 && i + 1 < sheets.size()) {
                css.append("@media print { ").append(page)
                        .append("::after { content: ''; break-before: page; height: 1mm; } }\n");
                sides++;
            }
        }
        return css.toString();
    }

    private String size(Sheet sheet) {
        return printing.paper().size() + (sheet.landscape() ? " landscape" : "");
    }

    private String variables(Sheet sheet) {
        Paper paper = printing.paper();
        return "--accent: " + sheet.theme().accent().colour() + "; --paper-height: "
                + (sheet.landscape() ? paper.width() : paper.height()) + "mm; --paper-width: "
                + (sheet.landscape() ? paper.height() : paper.width()) + "mm;";
    }
}
