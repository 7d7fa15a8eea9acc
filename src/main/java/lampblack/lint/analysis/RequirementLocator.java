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
        return switch (part) {
            case AllOf all -> all.parts().size() == 1 ? place(all.parts().get(0)) : otherwise;
            case AnyOf any -> any.parts().size() == 1 ? place(any.parts().get(0)) : otherwise;
            case Not not -> place(not.part());
            case If condition -> condition.expression().span();
            case HasOption has -> leaf(has, whole).orElse(otherwise);
            case HasTag tag -> leaf(tag, whole).orElse(otherwise);
            case RatingAtLeast rating -> leaf(rating, whole).orElse(otherwise);
            case HasMilestone reached -> leaf(reached, whole).orElse(otherwise);
        };
    }

    private static Optional<Span> leaf(Requirement part, Node node) {
        return switch (node) {
            case ListNode list -> list.items().stream().flatMap(item -> leaf(part, item).stream()).findFirst();
            case MapNode map -> map.all().stream().flatMap(entry -> leaf(part, entry).stream()).findFirst();
            case Scalar scalar -> part instanceof HasOption has
                    && names(scalar.text(), has.option().id(), has.option().toString())
                    ? Optional.of(scalar.span()) : Optional.empty();
        };
    }

    private static Optional<Span> leaf(Requirement part, MapNode.Entry entry) {
        return entry.value().asScalar().filter(value -> says(part, entry.key().text(), value)).isPresent()
                ? Optional.of(entry.value().span()) : leaf(part, entry.value());
    }

    private static boolean says(Requirement part, String key, Scalar value) {
        return switch (part) {
            case RatingAtLeast rating -> names(key, rating.trait().id(), rating.trait().toString())
                    && value.integer().equals(Optional.of(rating.minimum()));
            case HasTag tag -> key.equals("tag") && value.text().equals(tag.tag());
            case HasMilestone reached -> key.equals("milestone")
                    && names(value.text(), reached.milestone(), reached.milestone());
            default -> false;
        };
    }

    private static boolean names(String written, String id, String path) {
        return List.of(id, path).contains(written) || written.endsWith("." + id);
    }
}
