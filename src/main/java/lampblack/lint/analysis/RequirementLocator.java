package lampblack.lint.analysis;

import java.util.List;
import java.util.Optional;
import lampblack.diagnostic.Span;
import lampblack.node.ListNode;
import lampblack.node.MapNode;
import lampblack.node.Node;
import lampblack.node.Scalar;
import lampblack.rules.requirement.AllOf;
import lampblack.rules.requirement.AnyOf;
import lampblack.rules.requirement.HasMilestone;
import lampblack.rules.requirement.HasOption;
import lampblack.rules.requirement.HasTag;
import lampblack.rules.requirement.If;
import lampblack.rules.requirement.Not;
import lampblack.rules.requirement.RatingAtLeast;
import lampblack.rules.requirement.Requirement;

/** Finds where a part of a requirement is written within the whole of it. */
public record RequirementLocator(Node whole, Span otherwise) {

    /** Where the only thing that a requirement says stands; of several things, the whole of them. */
    public Span place(Requirement part) {
        if (part instanceof AllOf all && all.parts().size() == 1) {
            return place(all.parts().get(0));
        }
        if (part instanceof AnyOf any && any.parts().size() == 1) {
            return place(any.parts().get(0));
        }
        if (part instanceof Not not) {
            return place(not.part());
        }
        return part instanceof If condition ? condition.expression().span() : leaf(part, whole).orElse(otherwise);
    }

    private static Optional<Span> leaf(Requirement part, Node node) {
        if (node instanceof ListNode list) {
            return list.items().stream().flatMap(item -> leaf(part, item).stream()).findFirst();
        }
        if (node instanceof MapNode map) {
            for (MapNode.Entry entry : map.all()) {
                Optional<Span> found = says(part, entry) ? Optional.of(entry.value().span())
                        : leaf(part, entry.value());
                if (found.isPresent()) {
                    return found;
                }
            }
        }
        boolean named = part instanceof HasOption has && node instanceof Scalar scalar
                && names(scalar.text(), has.option().id(), has.option().toString());
        return named ? Optional.of(node.span()) : Optional.empty();
    }

    private static boolean says(Requirement part, MapNode.Entry entry) {
        if (!(entry.value() instanceof Scalar value)) {
            return false;
        }
        if (part instanceof RatingAtLeast rating) {
            return names(entry.key().text(), rating.trait().id(), rating.trait().toString())
                    && value.integer().equals(Optional.of(rating.minimum()));
        }
        if (part instanceof HasTag tag) {
            return entry.key().text().equals("tag") && value.text().equals(tag.tag());
        }
        return part instanceof HasMilestone reached && entry.key().text().equals("milestone")
                && names(value.text(), reached.milestone(), reached.milestone());
    }

    private static boolean names(String written, String id, String path) {
        return List.of(id, path).contains(written) || written.endsWith("." + id);
    }
}
