package lampblack.io;

import java.nio.charset.StandardCharsets;
import java.util.List;
import lampblack.sheet.Document;
import lampblack.sheet.Paper;
import lampblack.sheet.Printing;
import lampblack.sheet.Sheet;

/** A rendered sheet as text. */
final class Html {

    private Html() {}

    /** The same in large letters. */
    static String large(SheetRenderer renderer, Sheet sheet, Paper paper) {
        return new String(renderer.render(Document.of(List.of(sheet)), new Printing(paper, true, false)),
                StandardCharsets.UTF_8);
    }

    static String of(SheetRenderer renderer, Sheet sheet, Paper paper) {
        return new String(renderer.render(sheet, paper), StandardCharsets.UTF_8);
    }
}
