package lampblack.template;

import java.nio.charset.StandardCharsets;
import java.util.List;
import lampblack.sheet.Document;
import lampblack.sheet.Paper;
import lampblack.sheet.PrintSettings;
import lampblack.sheet.Sheet;

/** A rendered sheet as text. */
public final class RenderedHtml {

    private RenderedHtml() {}

    /** The same in large letters. */
    public static String large(SheetRenderer renderer, Sheet sheet, Paper paper) {
        return new String(renderer.render(Document.of(List.of(sheet)), new PrintSettings(paper, true, false)),
                StandardCharsets.UTF_8);
    }

    public static String of(SheetRenderer renderer, Sheet sheet, Paper paper) {
        return new String(renderer.render(sheet, paper), StandardCharsets.UTF_8);
    }
}
