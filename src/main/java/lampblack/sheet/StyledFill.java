package lampblack.sheet;

import java.util.List;
import lampblack.sheet.Markup.StyledText;
import lampblack.sheet.Markup.TextStyle;

/** Sets stretches of words in the styles that they have. */
record StyledFill(SheetType type, double size, boolean slanted) {

    LineFill all(LineFill fill, List<StyledText> spans) {
        for (StyledText span : spans) {
            fill.words(span.text(), face(span.style()), size);
        }
        return fill;
    }

    private LetterWidths face(TextStyle style) {
        return switch (style) {
            case PLAIN, DICE -> slanted ? type.slanted() : type.text();
            case EMPHASIS -> type.slanted();
            case STRONG -> type.strong();
        };
    }
}
