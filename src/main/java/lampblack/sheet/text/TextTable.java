package lampblack.sheet.text;

import java.util.ArrayList;
import java.util.List;
import lampblack.diagnostic.SafeText;

/** A page of plain text: headings, and under each rows whose columns stand one below the other. */
public final class TextTable {

    private static final int WIDE = 100;
    private static final int LEAST = 30;
    private static final String INDENT = "  ";
    /** A line break of any kind, with the spaces around it. */
    private static final String BREAK = "\\s*[\\n\\x0B\\f\\r\\u0085\\u2028\\u2029]\\s*";

    private final StringBuilder out = new StringBuilder();
    private final List<List<String>> rows = new ArrayList<>();
    private String heading = "";

    /** A line by itself. */
    public void title(String words) {
        flush();
        out.append(words).append('\n');
    }

    /** Begins a section; one without rows is not printed, one without a heading has none. */
    public void section(String words) {
        flush();
        heading = words;
    }

    public void line(String words) {
        row(List.of(words));
    }

    public void row(List<String> cells) {
        rows.add(cells.stream().map(cell -> SafeText.line(cell.strip().replaceAll(BREAK, " "))).toList());
    }

    /** The rows of the section that is open, one below the other. */
    List<List<String>> rows() {
        return List.copyOf(rows);
    }

    public String text() {
        flush();
        return out.toString();
    }

    private void flush() {
        if (!rows.isEmpty()) {
            out.append('\n');
            if (!heading.isEmpty()) {
                out.append(SafeText.line(heading)).append('\n');
            }
            int columns = rows.stream().mapToInt(List::size).max().orElse(0);
            List<Integer> widths = new ArrayList<>();
            for (int i = 0; i < columns; i++) {
                widths.add(width(i));
            }
            rows.forEach(row -> print(row, widths));
        }
        rows.clear();
        heading = "";
    }

    private int width(int column) {
        return rows.stream().filter(row -> row.size() > column + 1).map(row -> row.get(column))
                .mapToInt(TextTable::length).max().orElse(0);
    }

    private void print(List<String> row, List<Integer> widths) {
        StringBuilder line = new StringBuilder(INDENT);
        int last = row.size() - 1;
        for (int i = 0; i < last; i++) {
            String cell = row.get(i);
            line.append(cell);
            if (widths.get(i) > 0) {
                line.append(" ".repeat(Math.max(0, widths.get(i) - length(cell)))).append(INDENT);
            }
        }
        String start = line.toString();
        WrappedLines.wrap(out, start, " ".repeat(Math.min(length(start), WIDE - LEAST)), row.get(last), WIDE);
    }

    private static int length(String text) {
        return text.codePointCount(0, text.length());
    }
}
