package lampblack.engine;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import lampblack.diagnostic.Span;
import lampblack.node.ListNode;
import lampblack.node.MapNode;
import lampblack.node.Node;
import lampblack.node.Scalar;
import lampblack.rules.AllOf;
import lampblack.rules.AnyOf;
import lampblack.rules.Not;
import lampblack.rules.Requirement;

/**
 * A requirement and where it is written.
 *
 * @param node what says it; for one with a key, what stands behind the key
 */
record Written(Requirement requirement, Span span, Node node) {

    static Written of(Requirement requirement, Node node) {
        return new Written(requirement, node.span(), node);
    }

    /** What it is put together of, each where it is written; empty for what is simple. */
    List<Written> parts() {
        if (requirement instanceof AllOf all) {
            List<Written> places = new ArrayList<>();
            flatten(node, places);
            return zipped(all.parts(), places);
        }
        if (requirement instanceof AnyOf any && node instanceof ListNode list) {
            return zipped(any.parts(), list.items().stream().map(each -> of(AllOf.NONE, each)).toList());
        }
        return requirement instanceof Not not ? List.of(new Written(not.part(), span, node)) : List.of();
    }

    /** The same things in the same order as they were read. */
    private static void flatten(Node node, List<Written> into) {
        if (node instanceof ListNode list) {
            list.items().forEach(item -> flatten(item, into));
        } else if (node instanceof MapNode map) {
            map.all().forEach(each -> into.add(new Written(AllOf.NONE, each.key().span(), each.value())));
        } else if (node instanceof Scalar scalar && !scalar.isNull()) {
            into.add(of(AllOf.NONE, scalar));
        }
    }

    private List<Written> zipped(List<Requirement> parts, List<Written> places) {
        List<Written> all = new ArrayList<>();
        for (int i = 0; i < parts.size(); i++) {
            Optional<Written> place = places.size() == parts.size() ? Optional.of(places.get(i)) : Optional.empty();
            all.add(new Written(parts.get(i), place.map(Written::span).orElse(span),
                    place.map(Written::node).orElse(node)));
        }
        return all;
    }
}
