package lampblack.yaml;

import java.util.Arrays;
import lampblack.diagnostic.Source;
import lampblack.diagnostic.Span;
import lampblack.node.Scalar;

/** Follows a literal or folded block through its source: indentation, folded lines and what stands at its end. */
final class BlockScalarReader {

    private final String raw;
    private int at;
    private int end;
    private int indent;
    private char chomp;
    private ScalarSourceMap letters;
    private int[] empty = new int[4];
    private int empties;

    private BlockScalarReader(String raw, int start) {
        this.raw = raw;
        this.at = start + 1;
    }

    /**
     * The block that opens at an offset; it ends with the last character of its last line.
     *
     * @param column where the map or list it stands in begins, from 0; -1 outside of any
     */
    static Scalar of(String value, Source source, int start, int column) {
        BlockScalarReader block = new BlockScalarReader(source.text(), start);
        block.header(Math.max(column, 0));
        int lastBreak = block.lines(source.text().charAt(start) == '>');
        block.tail(lastBreak);
        return block.letters.scalar(Scalar.ScalarType.TEXT, value, new Span(source, start, block.end));
    }

    private void header(int column) {
        for (; at < raw.length() && !ScalarSourceMap.isBlank(raw.charAt(at))
                && !ScalarSourceMap.isBreak(raw.charAt(at)); at++) {
            char c = raw.charAt(at);
            if (c == '+' || c == '-') {
                chomp = c;
            } else {
                indent = column + c - '0';
            }
        }
        end = at;
        while (at < raw.length() && !ScalarSourceMap.isBreak(raw.charAt(at))) {
            at++;
        }
        at = ScalarSourceMap.afterBreak(raw, at);
        letters = new ScalarSourceMap(at);
        if (indent == 0) {
            indent = Math.max(column + 1, deepest());
        }
    }

    /** The indentation of the first line with content, or of an empty line before it that is longer. */
    private int deepest() {
        int most = 0;
        int i = at;
        while (i < raw.length()) {
            int from = i;
            while (i < raw.length() && raw.charAt(i) == ' ') {
                i++;
            }
            most = Math.max(most, i - from);
            if (i == raw.length() || !ScalarSourceMap.isBreak(raw.charAt(i))) {
                break;
            }
            i++;
        }
        return most;
    }

    /** Takes the lines in, and answers where the last of them breaks, or -1. */
    private int lines(boolean folded) {
        int lineBreak = -1;
        boolean more = skipEmpty();
        while (more) {
            addEmpty();
            boolean flush = !ScalarSourceMap.isBlank(raw.charAt(at));
            for (; at < raw.length() && !ScalarSourceMap.isBreak(raw.charAt(at)); at++) {
                letters.add(raw.charAt(at), at, at + 1);
            }
            end = at;
            lineBreak = at < raw.length() ? at : -1;
            at = ScalarSourceMap.afterBreak(raw, at);
            more = skipEmpty();
            boolean joined = more && folded && flush && !ScalarSourceMap.isBlank(raw.charAt(at));
            if (more && !(joined && empties > 0)) {
                addBreak(joined ? ' ' : '\n', lineBreak);
            }
        }
        return lineBreak;
    }

    private void tail(int lastBreak) {
        if (chomp != '-' && lastBreak >= 0) {
            addBreak('\n', lastBreak);
        }
        if (chomp == '+' && empties > 0) {
            end = empty[empties - 1];
            addEmpty();
        }
    }

    /** Goes past empty lines; whether a line of the block follows. */
    private boolean skipEmpty() {
        while (true) {
            int from = at;
            while (at < raw.length() && at - from < indent && raw.charAt(at) == ' ') {
                at++;
            }
            if (at == raw.length() || !ScalarSourceMap.isBreak(raw.charAt(at))) {
                return at < raw.length() && at - from == indent;
            }
            if (empties == empty.length) {
                empty = Arrays.copyOf(empty, empties * 2);
            }
            empty[empties++] = at;
            at = ScalarSourceMap.afterBreak(raw, at);
        }
    }

    private void addEmpty() {
        for (int i = 0; i < empties; i++) {
            addBreak('\n', empty[i]);
        }
        empties = 0;
    }

    private void addBreak(char c, int place) {
        letters.add(c, place, ScalarSourceMap.afterBreak(raw, place));
    }
}
