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
        return switch (requirement) {
            case AllOf all -> {
                List<RequirementSource> places = new ArrayList<>();
                flatten(node, places);
                yield zipped(all.parts(), places);
            }
            case AnyOf any -> node.asList().map(list -> zipped(any.parts(),
                    list.items().stream().map(item -> of(AllOf.NONE, item)).toList())).orElse(List.of());
            case Not not -> List.of(new RequirementSource(not.part(), span, node));
            default -> List.of();
        };
    }

    /** The same things in the same order as they were read. */
    private static void flatten(Node node, List<RequirementSource> into) {
        switch (node) {
            case ListNode list -> list.items().forEach(item -> flatten(item, into));
            case MapNode map -> map.all().forEach(entry ->
                    into.add(new RequirementSource(AllOf.NONE, entry.key().span(), entry.value())));
            case Scalar scalar -> scalar.asValue().ifPresent(name -> into.add(of(AllOf.NONE, name)));
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
