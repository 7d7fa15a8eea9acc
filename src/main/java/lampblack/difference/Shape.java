package lampblack.difference;

import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import lampblack.node.ListNode;
import lampblack.node.MapNode;
import lampblack.node.Node;
import lampblack.node.Scalar;

/** A number that stands for what one layer says of some things, the order in which it says it aside. */
final class Shape {

    /** What is only seen. */
    private static final Set<String> LOOKS = Set.of("layout", "theme", "suggestions");
    private static final long START = 0xcbf29ce484222325L;
    private static final long PRIME = 0x100000001b3L;
    private static final int DIGITS = 16;
    private static final int HALF = 32;

    /** That of a thing of which nothing is said. */
    static final String NOTHING = digits(START);

    private final String layer;
    private final boolean words;
    private long hash = START;

    private Shape(String layer, boolean words) {
        this.layer = layer;
        this.words = words;
    }

    /** Of what is done. */
    static Shape ofRules(String layer) {
        return new Shape(layer, false);
    }

    /** Of what is only said. */
    static Shape ofWords(String layer) {
        return new Shape(layer, true);
    }

    void begin(String block, String id) {
        put("[" + block + "." + id + "]");
    }

    /** What is said of a thing, and nothing of the things in it. */
    void add(Thing thing) {
        Map<String, Node> facts = new TreeMap<>(thing.facts());
        facts.forEach((key, node) -> {
            String text = text(thing.kind(), key, node);
            if (!text.isEmpty()) {
                put(key + "=" + text + ";");
            }
        });
    }

    /** In sixteen digits. */
    String hash() {
        return digits(hash);
    }

    private static String digits(long number) {
        return half((int) (number >>> HALF)) + half((int) number);
    }

    private static String half(int number) {
        String digits = Integer.toHexString(number);
        return "0".repeat(DIGITS / 2 - digits.length()) + digits;
    }

    private void put(String text) {
        for (int i = 0; i < text.length(); i++) {
            hash = (hash ^ text.charAt(i)) * PRIME;
        }
    }

    private String text(ThingKind kind, String way, Node node) {
        return switch (node) {
            case MapNode map -> text(kind, way, map);
            case ListNode list -> text(kind, way, list.items());
            case Scalar value -> isAsked(kind, way) && value.span().source().layer().equals(layer)
                    ? value.isNull() ? "~" : "'" + value.text() + "'" : "";
        };
    }

    private boolean isAsked(ThingKind kind, String way) {
        int point = way.indexOf('.');
        return words == (Meaning.of(kind, way).isWords() || LOOKS.contains(point < 0 ? way : way.substring(0, point)));
    }

    private String text(ThingKind kind, String way, MapNode map) {
        StringBuilder out = new StringBuilder();
        Map<String, Node> sorted = new TreeMap<>();
        map.all().forEach(entry -> sorted.put(entry.key().text(), entry.value()));
        sorted.forEach((key, value) -> {
            String inner = text(kind, way + "." + key, value);
            out.append(inner.isEmpty() ? "" : key + ":" + inner + ",");
        });
        boolean own = map.isEmpty() && map.span().source().layer().equals(layer);
        return out.isEmpty() && !own ? "" : "{" + out + "}";
    }

    private String text(ThingKind kind, String way, List<Node> items) {
        List<String> all = items.stream().map(item -> text(kind, way, item)).filter(item -> !item.isEmpty()).toList();
        boolean names = items.stream().allMatch(item -> item.asScalar().isPresent());
        return all.isEmpty() ? "" : all.size() == 1 && names ? all.get(0)
                : String.join(",", names ? all.stream().sorted().toList() : all);
    }
}
