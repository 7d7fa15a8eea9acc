package lampblack.ruleset;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import lampblack.expression.Type;
import lampblack.node.ListNode;
import lampblack.node.MapNode;
import lampblack.node.Node;
import lampblack.node.Scalar;
import lampblack.rules.AllOf;
import lampblack.rules.AnyOf;
import lampblack.rules.Functions;
import lampblack.rules.HasOption;
import lampblack.rules.HasTag;
import lampblack.rules.If;
import lampblack.rules.Not;
import lampblack.rules.OptionKey;
import lampblack.rules.RatingAtLeast;
import lampblack.rules.Reached;
import lampblack.rules.Requirement;
import lampblack.rules.Trait;

/** Reads what {@code requires}, {@code while} and {@code that} say. */
record RequirementReader(Reader reader) {

    Requirement read(MapNode map, String key) {
        return map.get(key).map(this::read).orElse(AllOf.NONE);
    }

    Requirement read(Node node) {
        return new AllOf(parts(node));
    }

    private List<Requirement> parts(Node node) {
        List<Requirement> parts = new ArrayList<>();
        if (node instanceof ListNode list) {
            list.items().forEach(item -> parts.addAll(parts(item)));
        } else if (node instanceof MapNode map) {
            map.all().forEach(entry -> part(entry).ifPresent(parts::add));
        } else if (node instanceof Scalar scalar && !scalar.isNull()) {
            whole().has(scalar).or(() -> reader.reference(scalar, Kind.OPTION)
                    .map(path -> new HasOption(OptionKey.of(path)))).ifPresent(parts::add);
        }
        return parts;
    }

    private Optional<Requirement> part(MapNode.Entry entry) {
        Node value = entry.value();
        return switch (entry.key().text()) {
            case "any" -> Optional.of(new AnyOf(((ListNode) value).items().stream().map(this::read).toList()));
            case "not" -> Optional.of(new Not(read(value)));
            case "if" -> reader.expression((Scalar) value, Functions.ANYWHERE, Type.BOOL).map(If::new);
            case "milestone" -> whole().reached((Scalar) value)
                    .or(() -> reader.reference((Scalar) value, Kind.MILESTONE).map(Reached::new));
            case "tag" -> reader.names().find((Scalar) value, Kind.TAG)
                    .map(found -> new HasTag(found.path(), found.title()));
            default -> rating(entry.key(), ((Scalar) value).integer().orElse(0L));
        };
    }

    private Optional<Requirement> rating(Scalar name, long minimum) {
        return whole().rating(name, minimum).or(() -> reader.reference(name, Kind.TRAIT)
                .map(path -> new RatingAtLeast(Trait.of(path), minimum)));
    }

    private WholeRequirement whole() {
        return new WholeRequirement(reader.names());
    }
}
