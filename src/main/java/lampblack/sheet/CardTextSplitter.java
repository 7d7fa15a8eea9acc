package lampblack.sheet;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import lampblack.sheet.Markup.ListItem;
import lampblack.sheet.Markup.Paragraph;
import lampblack.sheet.Markup.StyledText;

/**
 * Parts a text into what fits on one card after another.
 *
 * @param points how large the letters are
 * @param width of a line, in millimetres
 * @param type in whose letters it is set
 */
record CardTextSplitter(double points, double width, SheetType type) {

    private static final double POINT = 0.3528;
    private static final double LINE = 1.22 * POINT;
    /** How much of a line is full at least, and where a word longer than a line is torn. */
    private static final double SURELY = 0.98;
    private static final double TORN = 0.93;
    /** What stands between two paragraphs, in lines. */
    private static final double BETWEEN = 0.4;

    /** Words of a paragraph, or of one item of a list. */
    private record TextPiece(List<StyledText> spans, boolean item) {

        String words() {
            StringBuilder words = new StringBuilder();
            spans.forEach(span -> words.append(span.text()));
            return words.toString();
        }
    }

    /** The text card by card; each card has room for so many millimetres, and for a line at the least. */
    List<List<Paragraph>> parts(List<Paragraph> text, double first, double others) {
        List<List<Paragraph>> parts = new ArrayList<>();
        List<TextPiece> part = new ArrayList<>();
        double room = lines(first);
        double used = 0;
        List<TextPiece> left = pieces(text);
        while (!left.isEmpty()) {
            TextPiece piece = left.remove(0);
            double lines = lines(piece) + (part.isEmpty() ? 0 : BETWEEN);
            if (used + lines <= room) {
                part.add(piece);
                used += lines;
                continue;
            }
            int words = fitting(piece, room - used - (part.isEmpty() ? 0 : BETWEEN), part.isEmpty());
            if (words > 0) {
                part.add(cut(piece, 0, words));
                piece = cut(piece, words, Integer.MAX_VALUE);
            }
            if (!piece.words().isBlank()) {
                left.add(0, piece);
            }
            parts.add(paragraphs(part));
            part.clear();
            used = 0;
            room = lines(others);
        }
        if (!part.isEmpty() || parts.isEmpty()) {
            parts.add(paragraphs(part));
        }
        return parts;
    }

    private double lines(double millimetres) {
        return Math.max(1, millimetres / (points * LINE));
    }

    private int lines(TextPiece piece) {
        boolean strong = piece.spans().stream().anyMatch(span -> span.style() == Markup.TextStyle.STRONG);
        return lines(piece.words(), strong ? type.strong() : type.text(),
                piece.item() ? width - 3 : width);
    }

    private int lines(String words, LetterWidths letters, double width) {
        double em = points * POINT;
        boolean torn = Stream.of(words.split("\\s+")).anyMatch(word -> letters.ems(word) * em > width * TORN);
        return new LineFill(width * (torn ? TORN : SURELY)).words(words, letters, em).lines();
    }

    /** How many lines words in plain letters take. */
    int lines(String words) {
        return lines(words, type.text(), width);
    }

    /** How many letters fit, up to the end of a word; where even the first word does not, as many as a part holds. */
    private int fitting(TextPiece piece, double room, boolean alone) {
        String words = piece.words();
        int fits = 0;
        for (int end = words.indexOf(' '); end >= 0; end = words.indexOf(' ', end + 1)) {
            if (lines(words.substring(0, end), type.strong(), width - 3) > room) {
                break;
            }
            fits = end + 1;
        }
        if (fits == 0 && alone) {
            while (fits < words.length() && lines(words.substring(0, fits + 1), type.strong(),
                    width - 3) <= room) {
                fits += Character.charCount(words.codePointAt(fits));
            }
            return Math.max(fits, Character.charCount(words.codePointAt(0)));
        }
        return fits;
    }

    private static TextPiece cut(TextPiece piece, int from, int to) {
        List<StyledText> spans = new ArrayList<>();
        int at = 0;
        for (StyledText span : piece.spans()) {
            int begin = Math.max(0, from - at);
            int end = (int) Math.min(span.text().length(), (long) to - at);
            if (begin < end) {
                spans.add(new StyledText(span.style(), span.text().substring(begin, end)));
            }
            at += span.text().length();
        }
        return new TextPiece(spans, piece.item());
    }

    private static List<TextPiece> pieces(List<Paragraph> text) {
        List<TextPiece> pieces = new ArrayList<>();
        for (Paragraph paragraph : text) {
            if (!paragraph.spans().isEmpty()) {
                pieces.add(new TextPiece(paragraph.spans(), false));
            }
            paragraph.items().forEach(item -> pieces.add(new TextPiece(item.spans(), true)));
        }
        return pieces;
    }

    private static List<Paragraph> paragraphs(List<TextPiece> pieces) {
        List<Paragraph> text = new ArrayList<>();
        List<ListItem> items = new ArrayList<>();
        for (TextPiece piece : pieces) {
            if (piece.item()) {
                items.add(new ListItem(piece.spans()));
                continue;
            }
            if (!items.isEmpty()) {
                text.add(new Paragraph(List.of(), items));
                items.clear();
            }
            text.add(new Paragraph(piece.spans(), List.of()));
        }
        if (!items.isEmpty()) {
            text.add(new Paragraph(List.of(), items));
        }
        return text;
    }
}
