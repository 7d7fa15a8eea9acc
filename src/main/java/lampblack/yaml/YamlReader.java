package lampblack.yaml;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import lampblack.diagnostic.Checked;
import lampblack.diagnostic.Code;
import lampblack.diagnostic.Diagnostic;
import lampblack.diagnostic.Message;
import lampblack.diagnostic.Report;
import lampblack.diagnostic.Source;
import lampblack.diagnostic.Severity;
import lampblack.node.MapNode;
import lampblack.node.Node;
import org.yaml.snakeyaml.LoaderOptions;
import org.yaml.snakeyaml.error.Mark;
import org.yaml.snakeyaml.error.MarkedYAMLException;
import org.yaml.snakeyaml.events.AliasEvent;
import org.yaml.snakeyaml.events.CollectionEndEvent;
import org.yaml.snakeyaml.events.CollectionStartEvent;
import org.yaml.snakeyaml.events.DocumentStartEvent;
import org.yaml.snakeyaml.events.Event;
import org.yaml.snakeyaml.events.MappingStartEvent;
import org.yaml.snakeyaml.events.NodeEvent;
import org.yaml.snakeyaml.events.ScalarEvent;
import org.yaml.snakeyaml.parser.ParserImpl;
import org.yaml.snakeyaml.reader.StreamReader;

/**
 * Reads the YAML of a source into a tree. What it reads is a small part of YAML: one document with a map at its root,
 * without tags, anchors, merge keys or directives, at most 32 levels deep; whatever else a file holds is a problem with
 * its place, never an exception.
 */
public final class YamlReader {

    private final Source source;
    /** What is parsed: the source, or what is left of it. */
    private final Source read;
    private final Report report = new Report();
    private final TreeBuilder tree;
    private final CodePoints places;
    private int documents;

    private YamlReader(Source source, Source read) {
        this.source = source;
        this.read = read;
        this.tree = new TreeBuilder(source, report);
        this.places = new CodePoints(read);
    }

    /** The tree of a text, unless it has errors. */
    public static Checked<MapNode> read(Source source) {
        return new YamlReader(source, source).read();
    }

    /** The tree of a text with blanks in the place of some of it. @param text as long as the whole */
    public static Checked<MapNode> read(Source source, String text) {
        return new YamlReader(source, new Source(source.name(), source.layer(), text)).read();
    }

    private Checked<MapNode> read() {
        TextCheck.check(read, report);
        if (!report.hasErrors()) {
            parse();
        }
        if (report.hasErrors()) {
            return new Checked<>(Optional.empty(), withoutAdvice(report.diagnostics()));
        }
        Optional<Node> root = tree.root();
        Optional<MapNode> map = root.flatMap(Node::asMap);
        if (map.isPresent()) {
            return Checked.of(map.get(), report);
        }
        report.add(root.filter(node -> !node.isNull())
                .map(YamlReader::notAMap)
                .orElseGet(() -> Diagnostic.of(Code.YAML__EMPTY, source.start())));
        return Checked.nothing(report);
    }

    /** The problems without advice on lines that cannot be read. */
    private static List<Diagnostic> withoutAdvice(List<Diagnostic> all) {
        return all.stream().filter(one -> one.severity() == Severity.ERROR || all.stream().noneMatch(other ->
                other.severity() == Severity.ERROR && other.span().line() == one.span().line())).toList();
    }

    private static Diagnostic notAMap(Node root) {
        return Diagnostic.of(Code.YAML__NOT_A_MAP, root.span(), "kind", Message.of(root.kind()))
                .note(Message.of("note.key-colon-blank"));
    }

    private void parse() {
        StreamReader characters = new StreamReader(places.text());
        ParserImpl parser = new ParserImpl(characters, options());
        while (!tree.stopped()) {
            Event event;
            try {
                event = parser.getEvent();
            } catch (MarkedYAMLException broken) {
                refuse(broken);
                return;
            } catch (RuntimeException broken) {
                // Some escapes make the parser fail in ways of its own; where it stands is all there is to know.
                add(SyntaxErrorCause.atEscape(source, places.offset(characters.getIndex())));
                return;
            } catch (StackOverflowError tooDeep) {
                add(Diagnostic.of(Code.YAML__TOO_DEEP, source.start(), "most", TreeBuilder.DEEPEST));
                return;
            }
            if (event == null) {
                return;
            }
            take(event);
        }
    }

    private static LoaderOptions options() {
        LoaderOptions options = new LoaderOptions();
        options.setCodePointLimit(Integer.MAX_VALUE);
        options.setNestingDepthLimit(Integer.MAX_VALUE);
        return options;
    }

    private void take(Event event) {
        int start = offset(event.getStartMark());
        if (event instanceof DocumentStartEvent) {
            documents++;
            if (documents > 1) {
                tree.anotherDocument(start);
            }
        } else if (event instanceof NodeEvent node) {
            node(node, start);
        } else if (event instanceof CollectionEndEvent) {
            tree.close(offset(event.getEndMark()));
        }
    }

    private void node(NodeEvent event, int start) {
        if (event.getAnchor() != null) {
            tree.anchor(start, event.getAnchor(), event instanceof AliasEvent);
        }
        if (event instanceof ScalarEvent scalar) {
            tag(scalar.getTag(), start, event);
            Character style = scalar.getScalarStyle().getChar();
            tree.scalar(start, offset(event.getEndMark()), style == null ? 0 : style, scalar.getValue());
        } else if (event instanceof CollectionStartEvent collection) {
            tag(collection.getTag(), start, event);
            int column = event.getStartMark().getColumn();
            boolean bracket = collection.isFlow() && "[{".indexOf(source.text().charAt(start)) >= 0;
            if (event instanceof MappingStartEvent) {
                tree.openMap(start, column, bracket);
            } else {
                tree.openList(start, column, bracket);
            }
        }
    }

    private void tag(String tag, int start, NodeEvent event) {
        if (tag != null && event.getAnchor() == null) {
            tree.tag(start);
        }
    }

    private void refuse(MarkedYAMLException broken) {
        int at = offset(broken.getProblemMark() != null ? broken.getProblemMark() : broken.getContextMark());
        int opened = broken.getContextMark() == null ? at : offset(broken.getContextMark());
        add(SyntaxErrorCause.of(source, String.valueOf(broken.getProblem()), at, opened, tree.last()));
    }

    /** A line that already has a problem gets no second one: what cannot be read on follows from it. */
    private void add(Diagnostic problem) {
        boolean known = report.diagnostics().stream().anyMatch(diagnostic ->
                diagnostic.severity() == Severity.ERROR && diagnostic.span().line() == problem.span().line());
        if (!known) {
            report.add(problem);
        }
    }

    private int offset(Mark mark) {
        return places.offset(mark.getIndex());
    }

    /** Code points, which the parser counts in, as offsets of the source. */
    private static final class CodePoints {

        private final String text;
        private final int skipped;
        private final int[] pairs;

        CodePoints(Source source) {
            this.skipped = source.text().startsWith("\ufeff") ? 1 : 0;
            this.text = source.text().substring(skipped);
            this.pairs = pairs(source, skipped);
        }

        String text() {
            return text;
        }

        int offset(int codePoint) {
            if (pairs.length == 0) {
                return codePoint + skipped;
            }
            int found = Arrays.binarySearch(pairs, codePoint);
            return codePoint + skipped + (found >= 0 ? found : -found - 1);
        }

        private static int[] pairs(Source source, int skipped) {
            int[] found = new int[4];
            int count = 0;
            for (int line = 1; line <= source.lines(); line++) {
                int end = line < source.lines() ? source.lineStart(line + 1) : source.text().length();
                for (int i = pair(source.text(), source.lineStart(line), end); i < end; i =
                        pair(source.text(), i + 1, end)) {
                    found = count == found.length ? Arrays.copyOf(found, count * 2) : found;
                    found[count] = i - skipped - count;
                    count++;
                }
            }
            return Arrays.copyOf(found, count);
        }

        /** The next pair; line by line, so that the loop is soon compiled. */
        private static int pair(String text, int start, int end) {
            int i = start;
            while (i < end && !Character.isHighSurrogate(text.charAt(i))) {
                i++;
            }
            return i;
        }
    }
}
