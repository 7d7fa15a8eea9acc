package lampblack.node;

import java.util.ArrayList;
import java.util.List;
import lampblack.diagnostic.Source;
import lampblack.node.MapNode.Entry;

/** Where the parts of a document stand in its text: lines, columns, colons, dashes and true ends. */
final class DocumentLayout {

    private final Source source;
    private final String text;

    DocumentLayout(Source source) {
        this.source = source;
        this.text = source.text();
    }

    Source source() {
        return source;
    }

    String text() {
        return text;
    }

    /** The line break this text uses. */
    String lineBreak() {
        int end = lineEnd(0);
        return end == text.length() ? "\n" : text.substring(end, nextLine(end));
    }

    /** Where the line of an offset begins, behind a byte order mark. */
    int lineStart(int offset) {
        int start = source.lineStart(source.line(offset));
        return start == 0 && text.startsWith("\ufeff") ? 1 : start;
    }

    /** Where the line of an offset ends, before its line break. */
    int lineEnd(int offset) {
        int end = offset;
        while (end < text.length() && text.charAt(end) != '\n' && text.charAt(end) != '\r') {
            end++;
        }
        return end;
    }

    /** Where the line after that of an offset begins, or the end of the text. */
    int nextLine(int offset) {
        int end = lineEnd(offset);
        return end == text.length() ? end : end + (text.startsWith("\r\n", end) ? 2 : 1);
    }

    int column(int offset) {
        return offset - lineStart(offset);
    }

    boolean isFirstInLine(int offset) {
        return text.substring(lineStart(offset), offset).isBlank();
    }

    /** The blanks a line begins with. */
    int indent(int offset) {
        int start = lineStart(offset);
        int i = start;
        while (i < text.length() && isBlank(text.charAt(i))) {
            i++;
        }
        return i - start;
    }

    /** Whether a line is nothing but a comment. */
    boolean isComment(int lineStart) {
        return text.startsWith("#", lineStart + indent(lineStart));
    }

    /** The next place that is neither blank, line break nor comment. */
    int skip(int from) {
        int i = from;
        while (i < text.length()) {
            char c = text.charAt(i);
            if (c == '#' && (i == lineStart(i) || isBlank(text.charAt(i - 1)))) {
                i = lineEnd(i);
            } else if (isBlank(c) || c == '\n' || c == '\r') {
                i++;
            } else {
                break;
            }
        }
        return i;
    }

    static boolean isBlank(char c) {
        return c == ' ' || c == '\t';
    }

    /** Whether a collection stands in brackets. */
    boolean isFlow(Node node) {
        char first = node.span().start() < text.length() ? text.charAt(node.span().start()) : ' ';
        return switch (node) {
            case MapNode map -> first == '{';
            case ListNode list -> first == '[';
            case Scalar scalar -> false;
        };
    }

    /** Whether a value is not written at all. */
    static boolean isUnwritten(Node node) {
        return node.isNull() && node.span().start() == node.span().end();
    }

    /** Where an entry begins: at its key, or at the {@code ?} before it. */
    int start(Entry entry) {
        int key = entry.key().span().start();
        int before = key - 1;
        while (before >= 0 && isBlank(text.charAt(before))) {
            before--;
        }
        return before >= 0 && before < key - 1 && text.charAt(before) == '?' ? before : key;
    }

    boolean isExplicit(Entry entry) {
        return start(entry) < entry.key().span().start();
    }

    /** The colon behind a key, or -1 where none is written. */
    int colon(Entry entry) {
        int next = skip(entry.key().span().end());
        return next < text.length() && text.charAt(next) == ':' ? next : -1;
    }

    int end(Entry entry) {
        if (!isUnwritten(entry.value())) {
            return end(entry.value());
        }
        int colon = colon(entry);
        return colon < 0 ? entry.key().span().end() : colon + 1;
    }

    /** The end of the last character that belongs to a written value. */
    int end(Node node) {
        if (isFlow(node)) {
            return node.span().end();
        }
        return switch (node) {
            case Scalar scalar -> scalar.span().end();
            case MapNode map -> end(last(List.copyOf(map.all())));
            case ListNode list -> isUnwritten(last(list.items())) ? last(dashes(list)) + 1 : end(last(list.items()));
        };
    }

    /** The dashes of a block list's items. */
    List<Integer> dashes(ListNode list) {
        List<Integer> dashes = new ArrayList<>();
        int at = list.span().start();
        for (Node item : list.items()) {
            int dash = skip(at);
            dashes.add(dash);
            at = isUnwritten(item) ? dash + 1 : end(item);
        }
        return dashes;
    }

    /** The last scalar in a value, which decides how the text behind it is read. */
    Scalar lastScalar(Node node) {
        return switch (node) {
            case Scalar scalar -> scalar;
            case MapNode map -> map.isEmpty() ? null : lastScalar(last(map.children()));
            case ListNode list -> list.isEmpty() ? null : lastScalar(last(list.items()));
        };
    }

    /** Whether a scalar is written as lines behind {@code |} or {@code >}. */
    boolean isLines(Scalar scalar) {
        if (scalar == null || scalar.span().start() == scalar.span().end()) {
            return false;
        }
        char first = text.charAt(scalar.span().start());
        return first == '|' || first == '>';
    }

    /** What stands behind the {@code |} or {@code >} of such a scalar, up to a blank. */
    String header(Scalar scalar) {
        int from = scalar.span().start() + 1;
        return text.substring(from, lineEnd(from)).split("[ \t]", 2)[0];
    }

    static <T> T last(List<T> list) {
        return list.get(list.size() - 1);
    }
}
