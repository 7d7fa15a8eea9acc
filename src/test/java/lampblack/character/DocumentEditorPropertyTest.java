package lampblack.character;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assertions.fail;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import lampblack.Sampling;
import lampblack.diagnostic.Checked;
import lampblack.diagnostic.Edit;
import lampblack.diagnostic.Source;
import lampblack.node.ListNode;
import lampblack.node.MapNode;
import lampblack.node.NewValue;
import lampblack.node.Node;
import lampblack.node.Scalar;
import lampblack.node.DocumentEditor;
import lampblack.node.Edits;
import lampblack.yaml.YamlReader;
import org.junit.jupiter.api.Test;

/** Random changes to random documents change what they should mean, and nothing else. */
class DocumentEditorPropertyTest {

    private static final int DOCUMENTS = Integer.getInteger("splice.documents", Sampling.count(500, 3_000));
    private static final int CHANGES = 6;
    private static final List<String> ENDINGS = List.of("", " ", "    ", "\n  ", "\n\n", "      \n   ", "\n    \n");
    private static final Pattern COMMENT = Pattern.compile("#c[0-9]+c( it's: \\{a\\} \\[)?");

    private String log = "";

    @Test
    void changesMeanWhatTheySayAndLoseNothing() {
        int first = Sampling.of("documents").seed(0);
        for (int seed = first; seed < first + DOCUMENTS; seed++) {
            Random random = new Random(seed);
            RandomYaml.Written written = RandomYaml.document(random);
            log = "seed " + seed + "\n" + written.text();
            Map<String, Object> meaning = written.meaning();
            assertEquals(meaning, meaning(read(written.text())), log);
            String text = ended(random, written.text(), meaning);
            for (int i = 0; i < CHANGES; i++) {
                text = change(random, text, meaning);
            }
        }
    }

    /** Files do not always end where their last line does. */
    private String ended(Random random, String text, Map<String, Object> meaning) {
        String lineBreak = text.contains("\r\n") ? "\r\n" : "\n";
        String odd = text + ENDINGS.get(random.nextInt(ENDINGS.size())).replace("\n", lineBreak);
        boolean same = meaning.equals(YamlReader.read(new Source("test.yaml", odd)).value().map(
                DocumentEditorPropertyTest::meaning).orElse(null));
        log += same ? "\nended " + odd.substring(text.length()).replace("\n", "\\n") + "|" : "";
        return same ? odd : text;
    }

    private String change(Random random, String text, Map<String, Object> meaning) {
        MapNode root = read(text);
        List<String> path = path(random, meaning);
        Object old = at(meaning, path);
        Object fresh = RandomYaml.value(random, 2);
        boolean hasOld = has(meaning, path);
        boolean dropsLine = false;
        List<Edit> edits;
        int kind = random.nextInt(6);
        String what;
        try {
            if (kind == 0 && (old == null || old instanceof List)) {
                what = "append " + path + " " + fresh;
                edits = DocumentEditor.append(root, path, value(fresh));
                List<Object> list = old == null ? new ArrayList<>() : new ArrayList<>((List<?>) old);
                list.add(stated(fresh));
                set(meaning, path, list);
            } else if (kind == 1 && hasOld) {
                what = "remove " + path;
                edits = DocumentEditor.remove(root, path);
                parent(meaning, path).remove(path.get(path.size() - 1));
                dropsLine = true;
            } else if (kind == 2 && old instanceof List<?> list && !list.isEmpty()) {
                int index = random.nextInt(list.size());
                what = "removeItem " + path + " " + index;
                edits = DocumentEditor.removeItem(root, path, index);
                List<Object> less = new ArrayList<>(list);
                less.remove(index);
                set(meaning, path, less);
                dropsLine = true;
            } else if (kind == 3 && hasOld && !(old instanceof Map) && !(old instanceof List) && old != null) {
                String word = RandomYaml.word(random);
                what = "reword " + path + " " + word;
                edits = DocumentEditor.replaceScalar((Scalar) node(root, path), word);
                set(meaning, path, word);
            } else if (kind == 4 && hasOld) {
                String name = "renamed " + random.nextInt(1 << 20);
                what = "rename " + path + " " + name;
                edits = DocumentEditor.renameKey(root, path, name);
                rename(parent(meaning, path), path.get(path.size() - 1), name);
            } else {
                what = "put " + path + " " + fresh;
                edits = DocumentEditor.put(root, path, value(fresh));
                set(meaning, path, stated(fresh));
            }
        } catch (RuntimeException failure) {
            log += "\nFAILED on " + kind + " " + path + " " + fresh;
            throw new AssertionError(log, failure);
        }
        String result = Edits.apply(text, edits);
        log += "\n---- " + what + "\n" + result;
        assertEquals(meaning, meaning(read(result)), log);
        assertEquals(meaning.toString(), meaning(read(result)).toString(), log);
        check(text, result, edits, dropsLine);
        return result;
    }

    private void check(String text, String result, List<Edit> edits, boolean dropsLine) {
        Set<String> lost = comments(text);
        lost.removeAll(comments(result));
        if (dropsLine) {
            List<String> lines = text.lines().map(line -> line.replace("\ufeff", "").strip()).toList();
            lost.removeIf(comment -> !lines.contains(comment));
        }
        assertTrue(lost.isEmpty(), () -> "lost " + lost + "\n" + log);
        if (text.contains("\r\n")) {
            assertTrue(!result.replace("\r\n", "").contains("\n"), () -> "line breaks\n" + log);
        }
        long touched = edits.stream().mapToLong(edit -> edit.span().endLine() - edit.span().line() + 1).sum();
        List<String> kept = new ArrayList<>(List.of(text.split("\r?\n", -1)));
        for (String line : result.split("\r?\n", -1)) {
            kept.remove(line);
        }
        assertTrue(kept.size() <= touched, () -> "more lines changed than touched\n" + log);
    }

    private Set<String> comments(String text) {
        Set<String> found = new TreeSet<>();
        Matcher matcher = COMMENT.matcher(text);
        while (matcher.find()) {
            found.add(matcher.group());
        }
        return found;
    }

    private MapNode read(String text) {
        Checked<MapNode> checked = YamlReader.read(new Source("random.yaml", text));
        if (checked.value().isEmpty()) {
            fail(checked.diagnostics().toString().replaceAll("Diagnostic\\[", "\nDiagnostic[") + "\n" + log);
        }
        return checked.value().orElseThrow();
    }

    static Object meaning(Node node) {
        if (node instanceof MapNode map) {
            Map<String, Object> out = new LinkedHashMap<>();
            map.entries().forEach((key, entry) -> out.put(key, meaning(entry.value())));
            return out;
        } else if (node instanceof ListNode list) {
            List<Object> out = new ArrayList<>();
            list.items().forEach(item -> out.add(meaning(item)));
            return out;
        }
        Scalar scalar = (Scalar) node;
        return switch (scalar.type()) {
            case TEXT -> scalar.text();
            case INTEGER -> scalar.integer().orElseThrow();
            case BOOLEAN -> scalar.bool().orElseThrow();
            case NULL -> null;
        };
    }

    // A new value is never nothing; the generator's nulls become a word.
    private static Object stated(Object value) {
        if (value instanceof Map<?, ?> map) {
            Map<String, Object> out = new LinkedHashMap<>();
            map.forEach((key, item) -> out.put((String) key, stated(item)));
            return out;
        } else if (value instanceof List<?> list) {
            return new ArrayList<>(list.stream().map(DocumentEditorPropertyTest::stated).toList());
        }
        return value == null ? "nothing" : value;
    }

    private static NewValue value(Object value) {
        Object stated = stated(value);
        if (stated instanceof Map<?, ?> map) {
            Map<String, NewValue> out = new LinkedHashMap<>();
            map.forEach((key, item) -> out.put((String) key, value(item)));
            return NewValue.map(out);
        } else if (stated instanceof List<?> list) {
            return new NewValue.ListValue(list.stream().map(DocumentEditorPropertyTest::value).toList());
        } else if (stated instanceof Long number) {
            return NewValue.of(number);
        }
        return stated instanceof Boolean truth ? NewValue.of(truth) : NewValue.of((String) stated);
    }

    private static List<String> path(Random random, Map<String, Object> meaning) {
        List<String> path = new ArrayList<>();
        Map<String, Object> map = meaning;
        while (true) {
            List<String> keys = new ArrayList<>(map.keySet());
            if (keys.isEmpty() || random.nextInt(8) == 0) {
                path.add("new" + random.nextInt(1 << 30));
                if (random.nextInt(4) == 0) {
                    path.add("deeper");
                }
                return path;
            }
            String key = keys.get(random.nextInt(keys.size()));
            path.add(key);
            if (!(map.get(key) instanceof Map<?, ?>) || random.nextInt(4) == 0) {
                if (map.get(key) == null && random.nextInt(3) == 0) {
                    path.add("below nothing");
                }
                return path;
            }
            map = cast(map.get(key));
        }
    }

    private static Object at(Map<String, Object> meaning, List<String> path) {
        Object at = meaning;
        for (String key : path) {
            at = at instanceof Map<?, ?> map ? map.get(key) : null;
        }
        return at;
    }

    private static boolean has(Map<String, Object> meaning, List<String> path) {
        Object parent = at(meaning, path.subList(0, path.size() - 1));
        return parent instanceof Map<?, ?> map && map.containsKey(path.get(path.size() - 1));
    }

    private static Node node(MapNode root, List<String> path) {
        Node node = root;
        for (String key : path) {
            node = ((MapNode) node).get(key).orElseThrow();
        }
        return node;
    }

    private static Map<String, Object> parent(Map<String, Object> meaning, List<String> path) {
        Map<String, Object> map = meaning;
        for (String key : path.subList(0, path.size() - 1)) {
            if (map.get(key) == null) {
                map.put(key, new LinkedHashMap<String, Object>());
            }
            map = cast(map.get(key));
        }
        return map;
    }

    private static void set(Map<String, Object> meaning, List<String> path, Object value) {
        parent(meaning, path).put(path.get(path.size() - 1), value);
    }

    private static void rename(Map<String, Object> map, String old, String name) {
        Map<String, Object> copy = new LinkedHashMap<>(map);
        map.clear();
        copy.forEach((key, value) -> map.put(key.equals(old) ? name : key, value));
    }

    @SuppressWarnings("unchecked")
    private static Map<String, Object> cast(Object map) {
        return (Map<String, Object>) map;
    }
}
