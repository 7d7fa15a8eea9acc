package lampblack.difference;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import lampblack.node.ListNode;
import lampblack.node.MapNode;
import lampblack.node.Node;
import lampblack.node.NodePrinter;
import lampblack.node.Scalar;

/**
 * Ids that were renamed, so that what mentions them is known for the same.
 *
 * @param today by what each was called before
 */
record RenamedWords(Map<String, String> today) {

    /** A text in which every word that was renamed is what it is today. */
    String today(String text) {
        if (today.isEmpty()) {
            return text;
        }
        StringBuilder out = new StringBuilder();
        int start = 0;
        while (start < text.length()) {
            int end = start;
            while (end < text.length() && isOfId(text.charAt(end))) {
                end++;
            }
            if (end > start) {
                String word = text.substring(start, end);
                out.append(today.getOrDefault(word, word));
            } else {
                out.append(text.charAt(end++));
            }
            start = end;
        }
        return out.toString();
    }

    private static boolean isOfId(char c) {
        return c >= 'a' && c <= 'z' || c >= '0' && c <= '9' || c == '-';
    }

    /** Whether what was said before says the same as what is said now. */
    boolean same(Node was, Node is) {
        return switch (was) {
            case Scalar text -> is.asScalar().map(now -> same(text.text(), now.text()) && text.isNull() == now.isNull())
                    .orElseGet(() -> isOne(is) && same(was, is.items().get(0)));
            case ListNode list when isOne(list) && is.asScalar().isPresent() -> same(list.items().get(0), is);
            case ListNode list -> is.asList().filter(now -> sameItems(list.items(), now.items())).isPresent();
            case MapNode map -> is.asMap().filter(now -> same(map, now)).isPresent();
        };
    }

    boolean same(String was, String is) {
        return was.equals(is) || today(was).equals(is);
    }

    /** The items of a list of names in another order are the same. */
    private boolean sameItems(List<Node> was, List<Node> is) {
        return was.size() == is.size() && was.stream().map(this::line).sorted().toList()
                .equals(is.stream().map(NodePrinter::line).sorted().toList());
    }

    private boolean same(MapNode was, MapNode is) {
        return was.entries().size() == is.entries().size() && was.all().stream().allMatch(entry ->
                is.get(entry.key().text()).or(() -> is.get(today(entry.key().text())))
                        .filter(now -> same(entry.value(), now)).isPresent());
    }

    private static boolean isOne(Node node) {
        return node.asList().filter(list -> list.items().size() == 1 && list.items().get(0).asScalar().isPresent())
                .isPresent();
    }

    /** What was said before, in one line and by the names of today. */
    String line(Node was) {
        return today(NodePrinter.line(was));
    }

    /** What things of another id show; of an id that became two, the first counts. */
    static RenamedWords of(List<ThingPair> pairs) {
        Map<String, String> today = new HashMap<>();
        pairs.stream().filter(pair -> !pair.was().id().equals(pair.is().id()))
                .forEach(pair -> today.putIfAbsent(pair.was().id(), pair.is().id()));
        return new RenamedWords(today);
    }
}
