package lampblack.yaml;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashSet;
import java.util.Optional;
import java.util.Set;
import lampblack.diagnostic.Code;
import lampblack.diagnostic.Diagnostic;
import lampblack.diagnostic.Message;
import lampblack.diagnostic.Report;
import lampblack.diagnostic.Source;
import lampblack.diagnostic.Span;
import lampblack.node.Node;
import lampblack.node.PlainScalar;
import lampblack.node.Scalar;

/** Grows the tree of a document from what the parser meets, and refuses what a stranger's file must not hold. */
final class TreeBuilder {

    static final int DEEPEST = 32;
    static final int MAX_NODES = 200_000;
    static final int LONGEST = 100_000;
    /** The most letters in lines of text that stand straight under a key of the document. */
    static final int LONGEST_LINES = 1 << 21;
    private static final int MAX_PROBLEMS = 1_000;

    private final Source source;
    private final Report report;
    private final Deque<CollectionBuilder> open = new ArrayDeque<>();
    private final Set<String> anchors = new HashSet<>();
    private int nodes;
    private int problems;
    private boolean stopped;
    private Node root;
    private Span last;

    TreeBuilder(Source source, Report report) {
        this.source = source;
        this.report = report;
    }

    /** Whether a limit is reached, so that reading on is of no use. */
    boolean stopped() {
        return stopped;
    }

    Optional<Node> root() {
        return Optional.ofNullable(root);
    }

    /** Where the last scalar stands, or null before the first. */
    Span last() {
        return last;
    }

    /** @param style the character a scalar opens with, or {@code 0} for a plain one */
    void scalar(int start, int end, char style, String value) {
        if (!counts(start)) {
            return;
        }
        last = source.span(start, end);
        int most = style == '|' && open.size() == 1 ? LONGEST_LINES : LONGEST;
        if (value.length() > most && !(style == 0 && PlainScalar.outOfRange(value))) {
            Span first = source.span(start, start + 1);
            add(Diagnostic.of(Code.YAML__TOO_LONG, first, "length", value.length(), "most", most));
            stopped = true;
            return;
        }
        Scalar scalar = switch (style) {
            case '|', '>' -> BlockScalarReader.of(value, source, start, open.isEmpty() ? -1 : open.peek().column());
            case '"', '\'' -> FlowScalarReader.of(Scalar.ScalarType.TEXT, value, source, start, end, style);
            default -> FlowScalarReader.of(PlainScalar.type(value), value, source, start, end, style);
        };
        if (style == '"' && scalar.places() != null) {
            checkEscapes(scalar);
        }
        put(scalar.isNull() ? new Scalar(Scalar.ScalarType.NULL, "", scalar.span(), scalar.start(), null) : scalar,
                style);
    }

    void openMap(int start, int column, boolean bracket) {
        open(new MapNodeBuilder(source, start, column, bracket, this::add));
    }

    void openList(int start, int column, boolean bracket) {
        open(new ListNodeBuilder(source, start, column, bracket));
    }

    /** Closes the innermost map or list, whose closing bracket, where it has one, ends at an offset. */
    void close(int end) {
        put(open.pop().close(end), '{');
    }

    void anchor(int start, String name, boolean alias) {
        if (anchors.add(name)) {
            add(Diagnostic.of(Code.YAML__ANCHOR, word(start), "name", word(start).text())
                    .note(Message.of(alias ? "note.star-in-quotes" : "note.write-it-out")));
        }
        if (alias) {
            put(new Scalar(Scalar.ScalarType.NULL, "", word(start), start, null), '*');
        }
    }

    void tag(int start) {
        Span tag = word(start);
        add(Diagnostic.of(Code.YAML__TAG, tag, "tag", tag.text()).note(Message.of("note.exclamation-in-quotes")));
    }

    void anotherDocument(int start) {
        add(Diagnostic.of(Code.YAML__SEVERAL_DOCUMENTS, word(start)));
        stopped = true;
    }

    private void open(CollectionBuilder branch) {
        if (!counts(branch.start())) {
            return;
        }
        if (open.size() == DEEPEST) {
            add(Diagnostic.of(Code.YAML__TOO_DEEP, source.span(branch.start(), branch.start() + 1), "most", DEEPEST));
            stopped = true;
            return;
        }
        open.push(branch);
    }

    private boolean counts(int start) {
        nodes++;
        if (nodes == MAX_NODES + 1) {
            add(Diagnostic.of(Code.YAML__TOO_MANY_NODES, source.span(start, start), "most", MAX_NODES));
            stopped = true;
        }
        return !stopped;
    }

    private void put(Node node, char style) {
        if (open.isEmpty()) {
            root = node;
        } else if (open.peek().add(node, style) && style == 0) {
            node.asScalar().ifPresent(this::checkPlain);
        }
    }

    private void checkPlain(Scalar scalar) {
        if (PlainScalar.outOfRange(scalar.text())) {
            add(Diagnostic.of(Code.YAML__NUMBER_OUT_OF_RANGE, scalar.span(),
                    "least", -Scalar.LARGEST, "most", Scalar.LARGEST));
        }
        itemInText(scalar);
        CutText.behind(scalar).ifPresent(this::add);
    }

    /** An item that is indented further than the one above it, and so becomes part of its text. */
    private void itemInText(Scalar scalar) {
        Span span = scalar.span();
        int dash = span.start() - 2;
        if (span.line() == span.endLine() || dash < 0 || !source.text().startsWith("- ", dash)) {
            return;
        }
        for (int line = span.line() + 1; line <= span.endLine(); line++) {
            String words = source.lineText(line);
            if (words.strip().startsWith("- ")) {
                int at = source.lineStart(line) + words.indexOf('-');
                add(Diagnostic.of(Code.YAML__SYNTAX, source.span(at, at + 1), Message.of("yaml.syntax.item-in-text"))
                        .note(Message.of("note.item-column"), source.span(dash, dash + 1)));
                return;
            }
        }
    }

    private void checkEscapes(Scalar scalar) {
        for (int i = 0; i < scalar.text().length(); i++) {
            if (TextCheck.forbidden(scalar.text(), i)) {
                add(TextCheck.forbidden(scalar.text().charAt(i), scalar.place(i, i + 1)));
            }
        }
    }

    private void add(Diagnostic problem) {
        problems++;
        stopped |= problems >= MAX_PROBLEMS;
        report.add(problem);
    }

    private Span word(int start) {
        String text = source.text();
        int end = start;
        while (end < text.length() && " \t\r\n,[]{}".indexOf(text.charAt(end)) < 0) {
            end++;
        }
        return source.span(start, end);
    }
}
