package lampblack.yaml;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import lampblack.diagnostic.Code;
import lampblack.diagnostic.Diagnostic;
import lampblack.diagnostic.Fix;
import lampblack.diagnostic.Message;
import lampblack.diagnostic.Source;
import lampblack.diagnostic.Span;

/** Names the likely cause where a parser could not read on: authors mistype in few ways. */
final class SyntaxErrorCause {

    /** So many words in a line are text rather than a key. */
    private static final int PROSE = 4;
    /** Two pairs between which there is no comma, up to the colon of the second. */
    private static final String NUMBER_AND_KEY = "-?[0-9.]+ +[a-z][a-z0-9-]*";

    private final Source source;
    private final String text;
    private final String problem;
    private final int at;
    private final int opened;

    private SyntaxErrorCause(Source source, String problem, int at, int opened) {
        this.source = source;
        this.text = source.text();
        this.problem = problem;
        this.at = Math.min(at, text.length());
        this.opened = Math.min(opened, text.length());
    }

    /**
     * @param problem the parser's own words
     * @param at where it stopped
     * @param opened where that began which it was reading
     * @param last the last value it had read
     */
    static Diagnostic of(Source source, String problem, int at, int opened, Span last) {
        return new SyntaxErrorCause(source, problem, at, opened).find(last);
    }

    /** A bad escape in double quotes, a little before an offset. */
    static Diagnostic atEscape(Source source, int at) {
        return new SyntaxErrorCause(source, "", at, at).escape();
    }

    private Diagnostic find(Span last) {
        if (tab() >= 0) {
            return Diagnostic.of(Code.YAML__TAB, source.span(tab(), tab() + 1))
                    .note(Message.of("note.indent-with-blanks"));
        }
        return inValue().or(() -> betweenValues(last))
                .orElseGet(() -> Diagnostic.of(Code.YAML__SYNTAX, here(), "reason", plain(problem)));
    }

    /** What can be wrong inside of one text. */
    private Optional<Diagnostic> inValue() {
        if (says("escape")) {
            return Optional.of(escape());
        }
        if (says("found unexpected end of stream") || says("document separator")) {
            return Optional.of(reason(source.span(opened, opened + 1), "quote-open"));
        }
        if (says("comment or a line break") || says("indentation indicator")) {
            return Optional.of(reason(line(at), "block-header"));
        }
        if (says("undefined tag handle") || says("URI")) {
            return Optional.of(tag());
        }
        if (says("cannot start any token") || says("unexpected character found") || says("expected alphabetic")) {
            return Optional.of(start(says("cannot") ? at : opened));
        }
        int open = Math.max(text.lastIndexOf('['), text.lastIndexOf('{'));
        if (says("expected the node content") && at >= text.length() && open >= 0) {
            return Optional.of(reason(source.span(open, open + 1), "bracket-open", "bracket",
                    text.substring(open, open + 1)));
        }
        if (says("expected the node content") && at < text.length()) {
            return Optional.of("]}".indexOf(text.charAt(at)) < 0 ? start(at)
                    : reason(source.span(at, at + 1), "never-opened", "sign", text.substring(at, at + 1)));
        }
        return Optional.empty();
    }

    /** What can be wrong in how keys, values and items follow each other. */
    private Optional<Diagnostic> betweenValues(Span last) {
        if (says("mapping values are not allowed")) {
            return Optional.of(secondColon());
        }
        if (says("could not find expected ':'")) {
            return Optional.of(colonMissing(line(opened)));
        }
        if (says("expected ',' or")) {
            return Optional.of(bracket(last));
        }
        if (says("sequence entries are not allowed")) {
            return Optional.of(reason(source.span(at, at + 1), "list-in-line").note(Message.of("note.item-per-line")));
        }
        if (says("expected <block end>")) {
            return Optional.of(blockEnd(last));
        }
        return says("<document start>") ? Optional.of(behindAll()) : Optional.empty();
    }

    /** What stands behind the whole: a line further left than the first one, or a second map in braces. */
    private Diagnostic behindAll() {
        int first = 1;
        while (first < source.line(at) && (source.lineText(first).isBlank()
                || source.lineText(first).strip().startsWith("#"))) {
            first++;
        }
        Span begins = line(source.lineStart(first));
        boolean shifted = begins.column() > source.column(at);
        return shifted ? reason(here(), "left-of-first", "column", begins.column())
                .note(Message.of("note.same-column"), begins)
                : reason(here(), "goes-on").note(Message.of("note.one-map"));
    }

    private Diagnostic tag() {
        String tag = line(opened).text().split("[ \\t]", 2)[0];
        return Diagnostic.of(Code.YAML__TAG, source.span(opened, opened + tag.length()), "tag", tag)
                .note(Message.of("note.exclamation-in-quotes"));
    }

    private boolean says(String words) {
        return problem.contains(words);
    }

    private Diagnostic escape() {
        int from = text.lastIndexOf('\\', Math.max(at - 1, 0));
        int start = from < 0 || source.line(from) != source.line(at) ? Math.max(at - 1, 0) : from;
        int end = start + 1;
        while (end < text.length() && end < start + 10 && Character.isLetterOrDigit(text.charAt(end))) {
            end++;
        }
        boolean number = start + 1 < text.length() && "xuU".indexOf(text.charAt(start + 1)) >= 0;
        Span span = source.span(start, number ? end : Math.min(start + 2, text.length()));
        return reason(span, number ? "escape-number" : "escape", "escape", span.text())
                .note(Message.of("note.backslash-twice"));
    }

    /** A colon where a value has begun: a text with a colon in it, a line too far in, or a colon forgotten above. */
    private Diagnostic secondColon() {
        Span line = line(lineStart(at));
        String before = text.substring(line.start(), at);
        if (line.text().matches("-[^ \\t-].*")) {
            return reason(source.span(line.start(), line.start() + 1), "dash-blank").note(Message.of("note.item-sign"));
        }
        if (before.contains(": ")) {
            return reason(source.span(at, at + 1), "second-colon").note(ofSecondColon(line.text(),
                    before.substring(before.indexOf(": ") + 2)));
        }
        Span above = lineAbove(line);
        if (!above.text().contains(": ") && !above.text().endsWith(":")) {
            return colonMissing(above);
        }
        Optional<Diagnostic> beside = IndentationMistake.beside(source, above);
        if (beside.isPresent()) {
            return beside.get();
        }
        return reason(source.span(line.start(), Math.max(at, line.start() + 1)), "too-far-in")
                .note(Message.of("note.same-column"), above);
    }

    /** What a second colon comes from: no colon or no space behind the key, no brackets, no braces, or a text. */
    private Message ofSecondColon(String line, String value) {
        String rest = lineAt(at).substring(Math.min(at - lineStart(at) + 1, lineAt(at).length())).strip();
        if (line.matches("[A-Za-z0-9-]+[:,] *[{\\[].*") && !line.matches("[A-Za-z0-9-]+: .*")) {
            return Message.of("note.key-colon-blank");
        }
        if (value.matches("[a-z0-9-]+, *\\{[^}]*")) {
            return Message.of("note.brackets-make-list");
        }
        return value.matches("[a-z][a-z-]*") && rest.matches("[0-9{\\[].*")
                ? Message.of("note.write-form", "form", "{" + value + ": …}") : Message.of("note.text-in-quotes");
    }

    /** A line that is no key: a comment of another language, a line of a longer text, or a key without its colon. */
    private Diagnostic colonMissing(Span line) {
        String words = line.text();
        String note = words.startsWith("//") || words.startsWith("/*") || words.startsWith("--") ? "note.comment-sign"
                : words.startsWith("```") ? "note.code-fence"
                : words.matches("[A-Za-z0-9-]+:[^ \\t/].*") ? "note.key-colon-blank"
                : words.split(" +").length >= PROSE ? "note.long-text" : "note.key-colon-blank";
        return reason(line, "colon-missing").note(Message.of(note));
    }

    private Span lineAbove(Span line) {
        for (int number = line.line() - 1; number > 0; number--) {
            Span above = line(source.lineStart(number));
            if (above.end() > above.start() && !above.text().startsWith("#")) {
                return above;
            }
        }
        return line;
    }

    private Diagnostic bracket(Span last) {
        String bracket = text.substring(opened, Math.min(opened + 1, text.length()));
        Span open = source.span(opened, opened + bracket.length());
        if (at >= text.length() || says("<stream end>") || source.line(at) > source.line(opened)) {
            if (last != null && isQuoted(last) && last.line() < last.endLine() && last.start() > opened) {
                return closesLate(last);
            }
            Diagnostic unclosed = reason(open, "bracket-open", "bracket", bracket);
            int sign = lineAt(opened).indexOf(" #", opened - lineStart(opened));
            return sign < 0 ? unclosed : unclosed.note(Message.of("note.hash-in-quotes"));
        }
        int question = text.lastIndexOf('?', at);
        if (question >= lineStart(at) && text.substring(Math.min(question + 1, at), at).isBlank()) {
            return question(question);
        }
        if (text.substring(lineStart(at), at).stripTrailing().endsWith("=")) {
            return reason(source.span(text.lastIndexOf('=', at), text.lastIndexOf('=', at) + 1), "equals")
                    .note(Message.of("note.key-colon-blank"));
        }
        if ("]}".indexOf(text.charAt(at)) >= 0) {
            return reason(source.span(at, at + 1), "wrong-bracket", "sign", text.substring(at, at + 1), "bracket",
                    bracket).note(Message.of("note.opens-here"), open);
        }
        if (last != null && text.charAt(at) == ':' && last.end() == at) {
            if (last.text().contains(" ") && text.substring(lineStart(at), last.start()).endsWith(": ")) {
                return reason(source.span(at, at + 1), "second-colon").note(last.text().matches(NUMBER_AND_KEY)
                        ? Message.of("note.comma-before", "key", last.text().substring(last.text().indexOf(' ') + 1))
                        : Message.of("note.text-in-quotes"));
            }
            Diagnostic missing = reason(here(), "comma-missing", "bracket", bracket);
            return missing.note(isProse(at + 1) ? Message.of("note.text-in-quotes")
                    : Message.of("note.braces-for-map", "form", "{" + last.text() + ": …}"));
        }
        Diagnostic missing = reason(here(), "comma-missing", "bracket", bracket)
                .note(Message.of("note.opens-here"), open);
        return missing.note(Message.of(isApostrophe(last) ? "note.apostrophe" : "note.text-in-quotes"));
    }

    /** A question without quotes, with quotes as the way out. */
    private Diagnostic question(int sign) {
        int start = sign;
        while (start > lineStart(sign) && "{[,".indexOf(text.charAt(start - 1)) < 0
                && !text.startsWith(": ", start - 1)) {
            start--;
        }
        start = text.startsWith(": ", start - 1) ? start + 1 : start;
        Span words = source.span(start, sign + 1);
        String quoted = "'" + words.text().strip().replace("'", "''") + "'";
        return reason(source.span(sign, sign + 1), "question-mark").note(Message.of("note.in-quotes", "text", quoted))
                .fix(Fix.replace(source.span(words.end() - words.text().stripLeading().length(), words.end()), quoted));
    }

    /** Whether several words stand there, up to the sign that ends them. */
    private boolean isProse(int start) {
        int end = start;
        while (end < text.length() && ",}]\n".indexOf(text.charAt(end)) < 0) {
            end++;
        }
        String words = text.substring(start, end).strip();
        return words.contains(" ") && "{[".indexOf(words.charAt(0)) < 0;
    }

    private boolean isQuoted(Span last) {
        return last.end() > last.start() && "\"'".indexOf(text.charAt(last.start())) >= 0;
    }

    /** Whether a text in single quotes ended where it was to go on with an apostrophe. */
    private boolean isApostrophe(Span last) {
        return last != null && last.end() == at && at < text.length() && last.text().startsWith("'")
                && Character.isLetter(text.charAt(at));
    }

    private Diagnostic closesLate(Span quoted) {
        return reason(source.span(quoted.start(), quoted.start() + 1), "quote-closes-late", "line", quoted.endLine())
                .note(Message.of("note.quote-pair"));
    }

    private Diagnostic start(int from) {
        String sign = text.substring(from, Math.min(from + 1, text.length()));
        boolean fence = sign.equals("`") && text.startsWith("```", from);
        return reason(source.span(from, from + sign.length()), "start", "sign", sign)
                .note(Message.of(fence ? "note.code-fence" : "note.text-in-quotes"));
    }

    private Diagnostic blockEnd(Span last) {
        boolean atLineStart = text.substring(lineStart(at), at).isBlank();
        if (last != null && isQuoted(last) && last.line() < last.endLine() && last.endLine() == source.line(at)) {
            return closesLate(last);
        }
        if (at < text.length() && text.charAt(at) == ':') {
            return reason(source.span(at, at + 1), "key-missing");
        }
        if (!atLineStart) {
            if (at < text.length() && "]}".indexOf(text.charAt(at)) >= 0) {
                return reason(source.span(at, at + 1), "never-opened", "sign", text.substring(at, at + 1));
            }
            boolean comma = here().text().equals(",");
            return reason(here(), "goes-on").note(Message.of(isApostrophe(last) ? "note.apostrophe"
                    : comma ? "note.comma-within" : "note.text-in-quotes"));
        }
        if (says("'-'")) {
            return reason(source.span(at, at + 1), "item-among-keys");
        }
        if (opened < at && text.startsWith("- ", opened) && source.column(opened) == source.column(at)) {
            return reason(here(), "key-among-items").note(Message.of("note.list-begins"),
                    source.span(opened, opened + 1));
        }
        if (isAfterItem()) {
            return reason(here(), "item-sign").note(Message.of("note.item-sign"));
        }
        return IndentationMistake.above(source, source.line(at)).orElseGet(
                () -> reason(here(), "indentation").note(Message.of("note.same-column-as-others")));
    }

    /** Whether the line above is an item of a list, and this one looks like the next without its sign. */
    private boolean isAfterItem() {
        Span above = lineAbove(line(lineStart(at)));
        return at < text.length() && text.charAt(at) == '{' && above.text().startsWith("- {");
    }

    private Diagnostic reason(Span span, String variant, Object... namesAndValues) {
        return Diagnostic.of(Code.YAML__SYNTAX, span, Message.of("yaml.syntax." + variant, namesAndValues));
    }

    /** From where it stopped to the end of that line. */
    private Span here() {
        Span line = line(at);
        return line.end() > line.start() ? line : source.span(at, at);
    }

    private int tab() {
        int start = lineStart(at);
        for (int i = start; i < text.length(); i++) {
            char c = text.charAt(i);
            if (c == '\t') {
                return i;
            }
            if (c != ' ') {
                break;
            }
        }
        return at < text.length() && text.charAt(at) == '\t' ? at : -1;
    }

    private int lineStart(int offset) {
        return source.lineStart(source.line(offset));
    }

    private String lineAt(int offset) {
        return source.lineText(source.line(offset));
    }

    /** What stands in a line from an offset on, without the blanks around it. */
    private Span line(int offset) {
        int end = lineStart(offset) + lineAt(offset).length();
        int start = Math.min(offset, end);
        while (start < end && text.charAt(start) <= ' ') {
            start++;
        }
        while (end > start && text.charAt(end - 1) <= ' ') {
            end--;
        }
        return source.span(start, end);
    }

    private static String plain(String problem) {
        String words = problem.toLowerCase(Locale.ROOT);
        for (List<String> names : List.of(
                List.of("<block mapping start>", "a map"), List.of("<block sequence start>", "a list"),
                List.of("<block end>", "the end of a block"), List.of("<stream end>", "the end of the file"),
                List.of("<document start>", "a document"), List.of("<scalar>", "a text"))) {
            words = words.replace(names.get(0), names.get(1));
        }
        return words.endsWith(".") ? words.substring(0, words.length() - 1) : words;
    }
}
