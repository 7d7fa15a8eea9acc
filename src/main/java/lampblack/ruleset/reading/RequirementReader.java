package lampblack.ruleset.reading;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import lampblack.expression.Type;
import lampblack.node.ListNode;
import lampblack.node.MapNode;
import lampblack.node.Node;
import lampblack.node.Scalar;
import lampblack.rules.derived.FormulaScope;
import lampblack.rules.option.OptionKey;
import lampblack.rules.requirement.AllOf;
import lampblack.rules.requirement.AnyOf;
import lampblack.rules.requirement.HasMilestone;
import lampblack.rules.requirement.HasOption;
import lampblack.rules.requirement.HasTag;
import lampblack.rules.requirement.If;
import lampblack.rules.requirement.Not;
import lampblack.rules.requirement.RatingAtLeast;
import lampblack.rules.requirement.Requirement;
import lampblack.rules.track.Trait;

/** Reads what {@code requires}, {@code while} and {@code that} say. */
record RequirementReader(ElementReader reader) {

    private static final String SAYS = "says";
    /** What may stand in place of a trait. */
    static final Set<String> WORDS = Set.of("any", "not", "if", SAYS, "milestone", "tag");

    Requirement read(MapNode map, String key) {
        return map.get(key).map(this::read).orElse(AllOf.NONE);
    }

    Requirement read(Node node) {
        return new AllOf(parts(node));
    }

    private List<Requirement> parts(Node node) {
        return switch (node) {
            case ListNode list -> list.items().stream().flatMap(item -> parts(item).stream()).toList();
            case MapNode map -> map.all().stream().flatMap(entry -> part(map, entry).stream()).toList();
            case Scalar scalar -> scalar.isNull() ? List.of() : option(scalar).stream().toList();
        };
    }

    Optional<Requirement> option(Scalar written) {
        return whole().has(written).or(() -> reader.reference(written, ReferenceKind.OPTION)
                .map(path -> new HasOption(OptionKey.of(path))));
    }

    /** What one entry of a map asks for; nothing where it says what another does. */
    Optional<Requirement> part(MapNode map, MapNode.Entry entry) {
        Node value = entry.value();
        return switch (entry.key().text()) {
            case "any" -> Optional.of(new AnyOf(((ListNode) value).items().stream().map(this::read).toList()));
            case "not" -> Optional.of(new Not(read(value)));
            case "if" -> reader.expression((Scalar) value, FormulaScope.ANYWHERE, Type.BOOL)
                    .map(expression -> new If(expression, map.text(SAYS)));
            case SAYS -> Optional.empty();
            case "milestone" -> whole().reached((Scalar) value)
                    .or(() -> reader.reference((Scalar) value, ReferenceKind.MILESTONE).map(HasMilestone::new));
            case "tag" -> reader.names().find((Scalar) value, ReferenceKind.TAG)
                    .map(found -> new HasTag(found.path(), found.title()));
            default -> rating(entry.key(), ((Scalar) value).integer().orElse(0L));
        };
    }

    private Optional<Requirement> rating(Scalar name, long minimum) {
        return whole().rating(name, minimum).or(() -> reader.referenceBeside(WORDS, name, ReferenceKind.TRAIT)
                .map(path -> new RatingAtLeast(Trait.of(path), minimum)));
    }

    private WholeRequirementReader whole() {
        return new WholeRequirementReader(reader.names());
    }
}
