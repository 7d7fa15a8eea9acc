package lampblack.sheet.text;

import java.util.ArrayList;
import java.util.List;

/** Plain lines of at most 72 letters; a longer word has a line of its own. */
final class WrappedLines {

    private static final int WIDTH = 72;
    private static final String STEP = "  ";

    private final List<String> lines = new ArrayList<>();

    /** Adds words; of an item of a list the lines after the first stand further in. */
    void add(int depth, String words) {
        String indent = STEP.repeat(depth);
        String hanging = words.strip().startsWith("- ") ? STEP : "";
        StringBuilder line = new StringBuilder();
        for (String word : words.replaceAll("\\p{Cntrl}", " ").strip().split("\\s+")) {
            if (line.length() > 0 && letters(line) + 1 + word.codePointCount(0, word.length()) > WIDTH) {
                lines.add(line.toString());
                line.setLength(0);
                line.append(indent).append(hanging).append(word);
            } else {
                line.append(line.length() == 0 ? indent : " ").append(word);
            }
        }
        if (!line.toString().isBlank()) {
            lines.add(line.toString());
        }
    }

    /** Begins anew below an empty line. */
    void gap() {
        if (!lines.isEmpty() && !lines.get(lines.size() - 1).isEmpty()) {
            lines.add("");
        }
    }

    int count() {
        return lines.size();
    }

    /** Takes away all lines behind so many. */
    void cut(int count) {
        lines.subList(count, lines.size()).clear();
    }

    String text() {
        return String.join("\n", lines).stripTrailing() + "\n";
    }

    private static int letters(StringBuilder line) {
        return line.codePointCount(0, line.length());
    }
}
