package lampblack.yaml;

import lampblack.diagnostic.Source;
import lampblack.diagnostic.Span;
import lampblack.node.Scalar;

/** Follows a plain or quoted scalar through its source: folded lines, doubled quotes and escapes. */
final class FlowScalarReader {

    private final String raw;
    private final int end;
    private final ScalarSourceMap letters;
    private int at;

    private FlowScalarReader(String raw, int start, int end) {
        this.raw = raw;
        this.at = start;
        this.end = end;
        this.letters = new ScalarSourceMap(start);
    }

    /** @param quote the quote it stands in, or {@code 0} for none */
    static Scalar of(Scalar.ScalarType type, String value, Source source, int start, int end, char quote) {
        String raw = source.text();
        int from = quote == 0 ? start : start + 1;
        int to = quote == 0 ? end : end - 1;
        Span span = new Span(source, start, end);
        if (to - from == value.length() && raw.startsWith(value, from)) {
            return new Scalar(type, value, span, from, null);
        }
        FlowScalarReader followed = new FlowScalarReader(raw, from, to);
        followed.all(quote);
        return followed.letters.scalar(type, value, span);
    }

    private void all(char quote) {
        while (at < end) {
            char c = raw.charAt(at);
            if (ScalarSourceMap.isBlank(c) || ScalarSourceMap.isBreak(c)) {
                fold();
            } else if (quote == '"' && c == '\\') {
                escape();
            } else {
                add(c, c == '\'' && quote == c ? 2 : 1);
            }
        }
    }

    /** Blanks in a line stand as they are; with a line break they are one blank, or a break for each empty line. */
    private void fold() {
        int first = at;
        skipBlanks();
        int last = at;
        if (last == end || !ScalarSourceMap.isBreak(raw.charAt(last))) {
            at = first;
            while (at < last) {
                add(raw.charAt(at), 1);
            }
            return;
        }
        at = ScalarSourceMap.afterBreak(raw, last);
        int next = at;
        if (!emptyLines()) {
            letters.add(' ', last, next);
        }
    }

    private boolean emptyLines() {
        boolean any = false;
        skipBlanks();
        while (at < end && ScalarSourceMap.isBreak(raw.charAt(at))) {
            add('\n', ScalarSourceMap.afterBreak(raw, at) - at);
            skipBlanks();
            any = true;
        }
        return any;
    }

    private void escape() {
        char c = raw.charAt(at + 1);
        int digits = c == 'x' ? 2 : c == 'u' ? 4 : c == 'U' ? 8 : 0;
        if (digits > 0) {
            int from = at;
            at += 2 + digits;
            for (char toChar : Character.toChars(Integer.parseInt(raw.substring(from + 2, at), 16))) {
                letters.add(toChar, from, at);
            }
        } else if (ScalarSourceMap.isBreak(c)) {
            at = ScalarSourceMap.afterBreak(raw, at + 1);
            emptyLines();
        } else {
            add(escaped(c), 2);
        }
    }

    private static char escaped(char c) {
        return switch (c) {
            case '0' -> '\0';
            case 'a' -> '\u0007';
            case 'b' -> '\b';
            case 't' -> '\t';
            case 'n' -> '\n';
            case 'v' -> '\u000b';
            case 'f' -> '\f';
            case 'r' -> '\r';
            case 'e' -> '\u001b';
            case 'N' -> '\u0085';
            case '_' -> '\u00a0';
            case 'L' -> '\u2028';
            case 'P' -> '\u2029';
            default -> c;
        };
    }

    private void add(char c, int width) {
        letters.add(c, at, at + width);
        at += width;
    }

    private void skipBlanks() {
        while (at < end && ScalarSourceMap.isBlank(raw.charAt(at))) {
            at++;
        }
    }
}
