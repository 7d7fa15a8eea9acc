package lampblack.sheet.text;

import java.util.ArrayList;
import java.util.List;
import lampblack.diagnostic.SafeText;

/** Plain lines of at most 80 letters; a longer word has a line of its own. */
final class WrappedLines {

    private static final int WIDTH = 80;
    /** A longer label does not push the words of the others away. */
    private static final int WIDEST_LABEL = 28;
    private static final String STEP = "  ";

    private final List<Line> lines = new ArrayList<>();

    /** Words to be set in as many lines as they take. @param label stands before them, or empty */
    private record Line(int depth, String label, String words) {

        boolean isEmpty() {
            return label.isEmpty() && words.isEmpty();
        }

        boolean isBeside(Line other) {
            return !label.isEmpty() && !other.label.isEmpty() && depth == other.depth;
        }
    }

    /** Adds words; of an item of a list the lines after the first stand further in. */
    void add(int depth, String words) {
        if (!words.isBlank()) {
            labelled(depth, "", words);
        }
    }

    /** Adds words behind a label; those of labels one below the other begin in one column. */
    void labelled(int depth, String label, String words) {
        lines.add(new Line(depth, label, words.strip()));
    }

    /** Begins anew below an empty line. */
    void gap() {
        if (!lines.isEmpty() && !lines.get(lines.size() - 1).isEmpty()) {
            lines.add(new Line(0, "", ""));
        }
    }

    int count() {
        return lines.size();
    }

    /** Takes away all behind so many. */
    void cut(int count) {
        lines.subList(count, lines.size()).clear();
    }

    String text() {
        StringBuilder out = new StringBuilder();
        int column = 0;
        for (int i = 0; i < lines.size(); i++) {
            Line line = lines.get(i);
            if (i == 0 || !line.isBeside(lines.get(i - 1))) {
                column = column(i);
            }
            String indent = STEP.repeat(line.depth());
            String start = indent + line.label()
                    + (line.label().isEmpty() ? "" : " ".repeat(Math.max(1, column - letters(line.label()))));
            wrap(out, start, indent + further(line, column), line.words(), WIDTH);
        }
        return out.toString().stripTrailing() + "\n";
    }

    /** How much further in the lines after the first stand. */
    private static String further(Line line, int column) {
        return line.label().isEmpty() ? line.words().startsWith("- ") ? STEP : ""
                : letters(line.label()) > WIDEST_LABEL ? STEP : " ".repeat(column);
    }

    /** Where the words of this label begin, and those of the labels below it. */
    private int column(int from) {
        int widest = 0;
        for (int i = from; i < lines.size() && lines.get(from).isBeside(lines.get(i)); i++) {
            int letters = letters(lines.get(i).label());
            widest = letters > WIDEST_LABEL ? widest : Math.max(widest, letters);
        }
        return widest + STEP.length();
    }

    /** Sets words behind what their first line starts with; the others are indented. */
    static void wrap(StringBuilder out, String start, String indent, String words, int width) {
        StringBuilder line = new StringBuilder(SafeText.line(start));
        boolean fresh = true;
        for (String word : SafeText.line(words).split("\\s+")) {
            if (!fresh && letters(line.toString()) + 1 + letters(word) > width) {
                out.append(line).append('\n');
                line = new StringBuilder(indent);
                fresh = true;
            }
            line.append(fresh ? "" : " ").append(word);
            fresh = false;
        }
        out.append(line.toString().stripTrailing()).append('\n');
    }

    private static int letters(String text) {
        return text.codePointCount(0, text.length());
    }
}
