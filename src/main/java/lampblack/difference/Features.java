package lampblack.difference;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import lampblack.node.Node;
import lampblack.node.NodePrinter;
import lampblack.node.Scalar;

/**
 * What a thing is known by, whatever its id.
 *
 * @param written whether its author gave it the title
 * @param text its texts together
 * @param retold the same by the ids of today
 * @param rules each thing that is said of it beside title and texts, and of the things in it
 * @param before the id that stands before it; empty for the first
 * @param after the id that stands behind it; empty for the last
 * @param seat which of how many in its block it is
 */
record Features(Thing thing, String title, boolean written, String text, String retold, Set<String> rules,
        String before, String after, String seat) {

    /** The things of a block that another ruleset lacks. @param today by what ids are called now in what they say */
    static List<Features> of(Map<String, Thing> block, Set<String> lacked, RenamedWords today) {
        List<Features> all = new ArrayList<>();
        List<Thing> things = List.copyOf(block.values());
        for (int i = 0; i < things.size(); i++) {
            if (lacked.contains(things.get(i).id())) {
                all.add(of(things.get(i), today, i == 0 ? "" : things.get(i - 1).id(),
                        i == things.size() - 1 ? "" : things.get(i + 1).id(), i + "/" + things.size()));
            }
        }
        return all;
    }

    private static Features of(Thing thing, RenamedWords today, String before, String after, String seat) {
        StringBuilder text = new StringBuilder();
        Set<String> rules = new HashSet<>();
        thing.facts().forEach((way, node) -> {
            if (!Meaning.of(thing.kind(), way).isWords()) {
                leaves(today.today(way), node, today, rules);
            } else if (!way.equals("title")) {
                text.append(NodePrinter.line(node)).append(' ');
            }
        });
        inner(thing, today, "", rules);
        Optional<String> title = Optional.ofNullable(thing.facts().get("title")).flatMap(Node::asValue)
                .map(Scalar::text);
        return new Features(thing, title.orElse(thing.title()), title.isPresent(), text.toString(),
                today.today(text.toString()), rules, today.today(before), today.today(after), seat);
    }

    /** The words of a text. */
    static Set<String> words(String text) {
        Set<String> words = new HashSet<>(List.of(text.split(" ")));
        words.remove("");
        return words;
    }

    private static void leaves(String way, Node node, RenamedWords today, Set<String> rules) {
        if (node.all().isEmpty()) {
            rules.add(way + "=" + today.line(node));
        }
        node.all().forEach(entry -> leaves(way + "." + today.today(entry.key().text()), entry.value(), today, rules));
    }

    /** Of the things in it by their ids and, since these may have others as well, without them. */
    private static void inner(Thing thing, RenamedWords today, String prefix, Set<String> rules) {
        thing.blocks().forEach((key, block) -> {
            String way = prefix + key + ".";
            rules.add(way + block.size());
            block.forEach((id, inner) -> {
                rules.add(way + today.today(id));
                inner.facts().forEach((fact, node) -> leaves(way + today.today(fact), node, today, rules));
                inner(inner, today, way, rules);
            });
        });
    }
}
