package lampblack.reach;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import lampblack.diagnostic.Span;
import lampblack.node.ListNode;
import lampblack.node.MapNode;
import lampblack.node.Node;
import lampblack.node.Scalar;
import lampblack.rules.requirement.AllOf;
import lampblack.rules.requirement.AnyOf;
import lampblack.rules.requirement.Not;
import lampblack.rules.requirement.Requirement;

/**
 * A requirement and where it is written.
 *
 * @param node what says it; for one with a key, what stands behind the key
 */
record RequirementSource(Requirement requirement, Span span, Node node) {

    static RequirementSource of(Requirement requirement, Node node) {
        return new RequirementSource(requirement, node.span(), node);
    }

    /** What it is put together of, each where it is written; empty for what is simple. */
    List<RequirementSource> parts() {
        if (requirement instanceof AllOf all) {
            List<RequirementSource> places = new ArrayList<>();
            flatten(node, places);
            return zipped(all.parts(), places);
        }
        if (requirement instanceof AnyOf any && node instanceof ListNode list) {
            return zipped(any.parts(), list.items().stream().map(item -> of(AllOf.NONE, item)).toList());
        }
        return requirement instanceof Not not ? List.of(new RequirementSource(not.part(), span, node)) : List.of();
    }

    /** The same things in the same order as they were read. */
    private static void flatten(Node node, List<RequirementSource> into) {
        if (node instanceof ListNode list) {
            list.items().forEach(item -> flatten(item, into));
        } else if (node instanceof MapNode map) {
            map.all().forEach(entry -> into.add(new RequirementSource(AllOf.NONE, entry.key().span(), entry.value())));
        } else if (node instanceof Scalar scalar && !scalar.isNull()) {
            into.add(of(AllOf.NONE, scalar));
        }
    }

    private List<RequirementSource> zipped(List<Requirement> parts, List<RequirementSource> places) {
        List<RequirementSource> all = new ArrayList<>();
        for (int i = 0; i < parts.size(); i++) {
            Optional<RequirementSource> place = places.size() == parts.size() ? Optional.of(places.get(i))
                    : Optional.empty();
            all.add(new RequirementSource(parts.get(i), place.map(RequirementSource::span).orElse(span),
                    place.map(RequirementSource::node).orElse(node)));
        }
        return all;
    }
}
