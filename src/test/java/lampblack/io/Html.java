package lampblack.io;

import java.nio.charset.StandardCharsets;
import lampblack.sheet.Paper;
import lampblack.sheet.Sheet;

/** A rendered sheet as text. */
final class Html {

    private Html() {}

    static String of(SheetRenderer renderer, Sheet sheet, Paper paper) {
        return new String(renderer.render(sheet, paper), StandardCharsets.UTF_8);
    }
}
