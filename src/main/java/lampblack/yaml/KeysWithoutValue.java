package lampblack.yaml;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import lampblack.diagnostic.Code;
import lampblack.diagnostic.Diagnostic;
import lampblack.diagnostic.Fix;
import lampblack.diagnostic.Message;
import lampblack.node.MapNode;
import lampblack.node.Node;
import lampblack.node.Scalar;

/** The keys of a file that have nothing behind them, which says nothing in a ruleset. */
public final class KeysWithoutValue {

    /** A key and its value with no colon and space between them. */
    private static final Pattern RUN_TOGETHER = Pattern.compile("([a-z][a-z-]*) *[:=] *(\\S.*)");

    /** What a formula would say. */
    private static final Pattern COMPARED = Pattern.compile("([a-z][a-z.-]*) *([<>]=?|[=!]=) *(\\d+)");

    private KeysWithoutValue() {}

    public static List<Diagnostic> of(MapNode file) {
        List<Diagnostic> problems = new ArrayList<>();
        search(file, problems);
        return problems;
    }

    private static void search(Node node, List<Diagnostic> problems) {
        boolean ofMaps = node.all().size() > 1 && node.all().stream().filter(entry -> !isOpen(entry.value()))
                .allMatch(entry -> entry.value().asMap().isPresent());
        for (MapNode.Entry entry : node.all()) {
            if (isOpen(entry.value())) {
                problems.add(open(entry.key(), ofMaps));
            }
            search(entry.value(), problems);
        }
        node.asList().ifPresent(list -> list.items().forEach(item -> search(item, problems)));
    }

    private static boolean isOpen(Node value) {
        return value.isNull() && value.span().text().isEmpty();
    }

    /** @param entry whether it stands among entries that are maps */
    private static Diagnostic open(Scalar key, boolean entry) {
        Diagnostic problem = Diagnostic.of(Code.SCHEMA__EMPTY, key.span(),
                Message.of("schema.empty.key", "key", key.text()));
        Matcher compared = COMPARED.matcher(key.text());
        if (compared.matches()) {
            return problem.note(Message.of("note.write-form", "form", "{if: rating('" + compared.group(1) + "') "
                    + compared.group(2) + " " + compared.group(3) + "}"));
        }
        Matcher together = RUN_TOGETHER.matcher(key.text());
        if (together.matches()) {
            return problem.note(Message.of("note.key-colon-blank"))
                    .fix(Fix.replace(key.span(), together.group(1) + ": " + together.group(2)));
        }
        if (key.text().indexOf(' ') >= 0) {
            return problem.note(Message.of("note.key-colon-blank")).note(Message.of("note.comma-ends-text"));
        }
        String behind = key.span().source().lineText(key.span().line()).substring(key.span().endColumn() - 1);
        if (behind.matches("\\s*:\\s+#\\S.*")) {
            return problem.note(Message.of("note.hash-in-quotes"));
        }
        if (entry) {
            return problem.note(Message.of("note.empty-map", "map", "{}"));
        }
        boolean block = behind.strip().startsWith(":") && behind.indexOf(',') < 0 && behind.indexOf('}') < 0;
        return block ? problem.note(Message.of("note.below-it")) : problem;
    }
}
