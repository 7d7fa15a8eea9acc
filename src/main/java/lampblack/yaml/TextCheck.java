package lampblack.yaml;

import java.util.Optional;
import lampblack.diagnostic.Code;
import lampblack.diagnostic.Diagnostic;
import lampblack.diagnostic.Fix;
import lampblack.diagnostic.Hexadecimal;
import lampblack.diagnostic.Message;
import lampblack.diagnostic.Report;
import lampblack.diagnostic.SafeText;
import lampblack.diagnostic.Source;
import lampblack.diagnostic.Span;

/** Looks for what no text of ours may hold, before it is read as YAML: odd characters, merge conflicts, directives. */
final class TextCheck {

    private static final int MAX = 20;
    /** The parser takes time that grows with the square of a line's length. */
    private static final int LONGEST_LINE = 250_000;

    private final Source source;
    private final String text;
    private final Report report;
    private int found;
    private boolean begun;
    private boolean inConflict;

    private TextCheck(Source source, Report report) {
        this.source = source;
        this.text = source.text();
        this.report = report;
    }

    /** Reports the first problems; a text that has as many as 20 is no text. */
    static void check(Source source, Report report) {
        new TextCheck(source, report).all();
    }

    /** Whether a character must not stand in a value; line breaks and tabs may. */
    static boolean forbidden(String text, int i) {
        char c = text.charAt(i);
        if (c >= 0x20 && c < 0x7f || c == '\n' || c == '\t') {
            return false;
        }
        if (Character.isHighSurrogate(c)) {
            return i + 1 == text.length() || !Character.isLowSurrogate(text.charAt(i + 1));
        }
        if (Character.isLowSurrogate(c)) {
            return i == 0 || !Character.isHighSurrogate(text.charAt(i - 1));
        }
        return SafeText.isDangerous(c) || c >= 0xfffe;
    }

    static Diagnostic forbidden(char c, Span span) {
        Diagnostic problem = Diagnostic.of(Code.YAML__CONTROL_CHARACTER, span, "code",
                Hexadecimal.codePoint(c));
        return c == '\u2028' || c == '\u2029' || c == '\u0085' ? problem.note(Message.of("note.line-break-sign"))
                .fix(Fix.replace(span, " ")) : problem;
    }

    private void all() {
        Optional<String> kind = OtherFile.of(text);
        if (kind.isPresent()) {
            report.add(Diagnostic.of(Code.YAML__SYNTAX, source.start(), Message.of("yaml.syntax.other-file", "kind",
                    Message.of("other-file." + kind.get()))).note(Message.of("note.plain-text")));
            return;
        }
        int zero = text.indexOf(0);
        if (zero >= 0) {
            zeros(zero);
        }
        for (int line = 1; line <= source.lines() && found < MAX; line++) {
            int start = line == 1 && text.startsWith("\ufeff") ? 1 : source.lineStart(line);
            int end = line < source.lines() ? source.lineStart(line + 1) : text.length();
            if (start < end) {
                line(start);
            }
            for (int i = odd(start, end); i < end && found < MAX; i = odd(i + 1, end)) {
                if (text.charAt(i) != '\r' && text.charAt(i) != 0 && forbidden(text, i)) {
                    add(forbidden(text.charAt(i), source.span(i, i + 1)));
                }
            }
        }
    }

    /** Zeros are what a disk holds where nothing was written, and are told once. */
    private void zeros(int first) {
        int count = text.chars().map(c -> c == 0 ? 1 : 0).sum();
        int end = first;
        while (end < text.length() && text.charAt(end) == 0) {
            end++;
        }
        boolean whole = first == 0 && text.substring(end).isBlank();
        Span span = whole ? source.start() : source.span(first, first + 1);
        add(Diagnostic.of(Code.YAML__CONTROL_CHARACTER, span, Message.of(whole ? "yaml.control-character.all-zeros"
                : "yaml.control-character.zeros", "count", count))
                .note(Message.of(whole ? "note.restore-file" : "note.zeros-cut", "file", source.name())));
    }

    /** The next character that is not plain ASCII; a method of its own, which is soon compiled. */
    private int odd(int start, int end) {
        int i = start;
        while (i < end && (text.charAt(i) >= 0x20 && text.charAt(i) < 0x7f || text.charAt(i) == '\n')) {
            i++;
        }
        return i;
    }

    private void line(int start) {
        char c = text.charAt(start);
        if (start + LONGEST_LINE < text.length() && endOfLine(start) - start > LONGEST_LINE) {
            add(Diagnostic.of(Code.YAML__TOO_LONG, source.span(start, start + 1),
                    Message.of("yaml.too-long.line", "most", LONGEST_LINE)));
        }
        if (c == '%' && !begun) {
            add(Diagnostic.of(Code.YAML__DIRECTIVE, source.span(start, endOfLine(start))));
        }
        if (c == '<' || c == '=' || c == '>' || c == '|') {
            conflict(start, c);
        }
        begun |= c != '%' && c != '#' && c != '\n' && c != '\r';
    }

    private void conflict(int start, char mark) {
        int end = endOfLine(start);
        boolean alone = end == start + 7;
        boolean marker = text.startsWith(String.valueOf(mark).repeat(7), start)
                && (alone || mark != '=' && end > start + 7 && text.charAt(start + 7) == ' ');
        if (!marker) {
            return;
        }
        if (mark == '<' || !inConflict) {
            add(Diagnostic.of(Code.YAML__CONFLICT_MARKER, source.span(start, end))
                    .note(Message.of("note.keep-one-version")));
        }
        inConflict = mark != '>';
    }

    private int endOfLine(int start) {
        int end = start;
        while (end < text.length() && text.charAt(end) != '\n' && text.charAt(end) != '\r') {
            end++;
        }
        return end;
    }

    private void add(Diagnostic problem) {
        found++;
        report.add(problem);
    }
}
