package lampblack.schema;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import lampblack.diagnostic.Diagnostic;
import lampblack.diagnostic.Source;
import lampblack.form.SchemaForm;
import lampblack.node.MapNode;
import lampblack.node.Node;
import lampblack.node.Scalar;
import lampblack.yaml.YamlReader;
import org.junit.jupiter.api.Test;

/** Each key that a map of a ruleset may have, written with two letters changed round, is told with what was meant. */
class MisspeltKeysTest {

    /** A value of each kind. */
    private static final Map<String, String> VALUES = Map.of("array", "[x]", "object", "{some-other: {}}", "boolean", "true",
            "integer", "1", "string", "x");
    /** With what a map or list is laid over that of another game. */
    private static final List<String> LAYING = List.of("add", "after", "before", "replace");

    /** What is told when the game is read: {@code words-beside-names} among the cases has each of them. */
    private static final Set<String> READ_AS_NAMES = Set.of("for-members link",
            "roll-need-keys any", "roll-need-keys if", "roll-need-keys milestone", "roll-need-keys not",
            "roll-need-keys says", "roll-need-keys tag", "when-taken loses", "when-taken options", "when-taken ticks");

    private final Set<String> names = new TreeSet<>();
    private final MapNode root = tree(Schemas.ruleset());
    private final SchemaForm form = SchemaForm.read(Schemas.ruleset());
    private final Map<String, String> ways = new TreeMap<>();
    private final List<String> unhinted = new ArrayList<>();
    private int tried;

    @Test
    void areToldWithWhatWasMeant() {
        visit(root, "%", "#");
        assertTrue(tried > 300, () -> "only " + tried);
        assertEquals(List.of(), unhinted);
        assertEquals(READ_AS_NAMES, names);
    }

    private static MapNode tree(String text) {
        return YamlReader.read(new Source("keys", text)).value().orElseThrow();
    }

    /** @param way a text in which the map that is described stands in the place of the sign */
    private void visit(MapNode part, String way, String name) {
        part.text("$ref").ifPresent(reference -> {
            if (ways.putIfAbsent(reference, way) == null) {
                visit(root.map("definitions").orElseThrow().map(reference.replaceFirst(".*/", "")).orElseThrow(), way,
                        reference);
            }
        });
        List.of("anyOf", "allOf").forEach(key -> part.items(key).forEach(one -> visit((MapNode) one, way, name)));
        MapNode keys = part.map("properties").orElse(null);
        if (keys != null) {
            boolean any = part.map("additionalProperties").isPresent();
            keys.all().forEach(entry -> {
                key(entry, way, name, any);
                visit((MapNode) entry.value(), way.replace("%", "{" + entry.key().text() + ": %}"), name);
            });
        }
        part.map("additionalProperties").ifPresent(one -> visit(one, way.replace("%", "{some-name: %}"), name));
        part.map("items").ifPresent(one -> visit(one, way.replace("%", "[%]"), name));
    }

    private void key(MapNode.Entry entry, String way, String name, boolean any) {
        String key = entry.key().text();
        String wrong = swapped(key);
        String value = value((MapNode) entry.value());
        if (!LAYING.contains(key) && !wrong.equals(key)) {
            tried++;
            String text = way.replace("%", "{" + wrong + ": " + value + "}");
            List<Diagnostic> told = form.problems(tree(text), List::of).stream()
                    .filter(problem -> problem.span().text().equals(wrong)).toList();
            if (any && told.isEmpty()) {
                names.add(name.replaceFirst(".*/", "") + " " + key);
            } else if (told.stream().noneMatch(MisspeltKeysTest::isHinted)) {
                unhinted.add(name + ": " + text);
            }
        }
    }

    private static boolean isHinted(Diagnostic problem) {
        return problem.notes().stream().anyMatch(note -> !note.message().key().equals("note.known-keys"));
    }

    /** A value of the first kind that a key takes. */
    private String value(MapNode part) {
        MapNode here = part.text("$ref").map(reference -> root.map("definitions").orElseThrow()
                .map(reference.replaceFirst(".*/", "")).orElseThrow()).orElse(part);
        List<Node> types = here.items("type");
        List<Node> others = here.items("anyOf");
        return !types.isEmpty() ? types.get(0).asScalar().map(Scalar::text).map(VALUES::get).orElse("x")
                : !others.isEmpty() && !others.get(0).all().isEmpty() && !others.get(0).get("required").isPresent()
                        ? value((MapNode) others.get(0)) : "x";
    }

    private static String swapped(String word) {
        for (int i = word.length() / 2; i > 0; i--) {
            if (word.charAt(i) != word.charAt(i - 1)) {
                return word.substring(0, i - 1) + word.charAt(i) + word.charAt(i - 1) + word.substring(i + 1);
            }
        }
        return word;
    }
}
