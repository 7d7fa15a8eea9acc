package lampblack.judge;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import lampblack.diagnostic.Checked;
import lampblack.diagnostic.Diagnostic;
import lampblack.diagnostic.Severity;
import lampblack.diagnostic.Source;
import lampblack.node.MapNode;
import lampblack.yaml.YamlReader;

/**
 * A text without the entries in it that are no YAML: each by its lines, which are as indented as the block that it is
 * in or more. Those at the head, without which nothing can be read, are kept.
 */
final class ReadableLines {

    static final Set<String> HEAD = Set.of("format", "ruleset", "sheet");
    private static final int MOST = 20;

    private final Source source;
    private final String[] lines;

    private ReadableLines(Source source) {
        this.source = source;
        this.lines = new String[source.lines()];
        for (int i = 0; i < lines.length; i++) {
            lines[i] = source.lineText(i + 1);
        }
    }

    /** The tree of what can be read. @param problems what keeps the whole from being read */
    static Optional<MapNode> of(Source source, List<Diagnostic> problems) {
        return new ReadableLines(source).tree(problems);
    }

    private Optional<MapNode> tree(List<Diagnostic> problems) {
        List<Diagnostic> left = problems;
        for (int i = 0; i < MOST; i++) {
            Optional<Diagnostic> first = left.stream().filter(found -> found.severity() == Severity.ERROR).findFirst();
            if (first.isEmpty() || !leaveOut(first.get().span().line() - 1)) {
                return Optional.empty();
            }
            Checked<MapNode> read = YamlReader.read(source, text());
            if (read.value().isPresent()) {
                return read.value();
            }
            left = read.diagnostics();
        }
        return Optional.empty();
    }

    private String text() {
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < lines.length; i++) {
            int end = i + 1 < lines.length ? source.lineStart(i + 2) : source.text().length();
            text.append(lines[i]).append(source.text(), source.lineStart(i + 1) + lines[i].length(), end);
        }
        return text.toString();
    }

    /** Blanks the entry that a line is of, or its whole block where the entry is blank already. */
    private boolean leaveOut(int line) {
        int root = line;
        while (root >= 0 && !isKey(root)) {
            root--;
        }
        if (root < 0 || HEAD.contains(lines[root].replaceFirst(":.*", "").strip())) {
            return false;
        }
        int first = next(root + 1);
        boolean whole = root == line || first >= lines.length || lines[line].isBlank() || isKey(first);
        if (whole) {
            return blank(root, root + 1, 0);
        }
        int least = indent(first);
        int start = line;
        while (start > root + 1 && (isIdle(start) || indent(start) > least)) {
            start--;
        }
        return blank(start, line + 1, least);
    }

    /** Blanks lines from one on up to one that is indented no further than so much. */
    private boolean blank(int from, int atLeastTo, int least) {
        int end = atLeastTo;
        while (end < lines.length && (isIdle(end) || indent(end) > least || least == 0 && !isKey(end) && from == atLeastTo
                - 1 && isKey(from))) {
            end++;
        }
        for (int i = from; i < end; i++) {
            lines[i] = " ".repeat(lines[i].length());
        }
        return true;
    }

    private int next(int from) {
        int line = from;
        while (line < lines.length && isIdle(line)) {
            line++;
        }
        return line;
    }

    private boolean isIdle(int line) {
        return lines[line].isBlank() || lines[line].strip().startsWith("#");
    }

    /** Whether a key of the whole begins in a line. */
    private boolean isKey(int line) {
        return !isIdle(line) && indent(line) == 0 && !lines[line].startsWith("-");
    }

    private int indent(int line) {
        return lines[line].length() - lines[line].stripLeading().length();
    }
}
