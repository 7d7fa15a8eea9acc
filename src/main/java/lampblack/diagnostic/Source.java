package lampblack.diagnostic;

import java.util.Arrays;

/** A text that problems can point into: the name it is shown by, the layer it belongs to and its content. */
public final class Source {

    private final String name;
    private final String layer;
    private final String text;
    /** Made when a line is asked for first; who asks at the same time makes the same. */
    private int[] lineStarts;

    /** @param layer the id of the ruleset this text is a part of, or empty where there is none */
    public Source(String name, String layer, String text) {
        this.name = name;
        this.layer = layer;
        this.text = text;
    }

    public Source(String name, String text) {
        this(name, "", text);
    }

    public String name() {
        return name;
    }

    public String layer() {
        return layer;
    }

    public String text() {
        return text;
    }

    /** The line an offset stands in, counted from 1. */
    public int line(int offset) {
        int found = Arrays.binarySearch(lineStarts(), offset);
        return found >= 0 ? found + 1 : -found - 1;
    }

    /** The place of an offset in its line, in UTF-16 units as editors count them, from 1. */
    public int column(int offset) {
        return offset - lineStarts()[line(offset) - 1] + 1;
    }

    /** How many lines the text has. */
    public int lines() {
        return lineStarts().length;
    }

    /** The offset at which a line begins; lines count from 1. */
    public int lineStart(int line) {
        return lineStarts()[line - 1];
    }

    /** A line without its line break; lines count from 1. */
    public String lineText(int line) {
        int start = lineStart(line);
        int end = line < lines() ? lineStart(line + 1) : text.length();
        while (end > start && (text.charAt(end - 1) == '\n' || text.charAt(end - 1) == '\r')) {
            end--;
        }
        return text.substring(start, end);
    }

    public Span span(int start, int end) {
        return new Span(this, start, end);
    }

    /** The empty span at the very start, for what concerns the text as a whole. */
    public Span start() {
        return new Span(this, 0, 0);
    }

    @Override
    public String toString() {
        return name;
    }

    private int[] lineStarts() {
        int[] known = lineStarts;
        if (known == null) {
            known = lineStarts(text);
            lineStarts = known;
        }
        return known;
    }

    private static int[] lineStarts(String text) {
        boolean feedsOnly = text.indexOf('\r') < 0;
        int[] starts = new int[16 + text.length() / 40];
        int count = 1;
        for (int next = next(text, 0, feedsOnly); next > 0; next = next(text, next, feedsOnly)) {
            if (count == starts.length) {
                starts = Arrays.copyOf(starts, count * 2);
            }
            starts[count++] = next;
        }
        return Arrays.copyOf(starts, count);
    }

    /** Where the line after this one begins, or 0 after the last. */
    private static int next(String text, int start, boolean feedsOnly) {
        if (feedsOnly) {
            return text.indexOf('\n', start) + 1;
        }
        int i = start;
        while (i < text.length() && !endsLine(text, i)) {
            i++;
        }
        return i < text.length() ? i + 1 : 0;
    }

    private static boolean endsLine(String text, int i) {
        char c = text.charAt(i);
        return c == '\n' || (c == '\r' && !(i + 1 < text.length() && text.charAt(i + 1) == '\n'));
    }
}
