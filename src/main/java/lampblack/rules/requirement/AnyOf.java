package lampblack.rules.requirement;

import java.util.List;
import lampblack.diagnostic.Message;
import lampblack.rules.Quantity;
import lampblack.rules.derived.DerivedSheet;

/** Met when one of its parts is. In YAML: {@code any: [iron-grip, {prowess: 2}]}. */
public record AnyOf(List<Requirement> parts) implements Requirement {

    @Override
    public boolean holds(DerivedSheet derived) {
        return parts.stream().filter(part -> part.holds(derived)).count() > 0;
    }

    @Override
    public boolean isRefuted(DerivedSheet derived) {
        return parts.stream().filter(part -> part.isRefuted(derived)).count() == parts.size();
    }

    @Override
    public List<Message> unmet(DerivedSheet derived) {
        List<List<Message>> ways = parts.stream().map(part -> part.unmet(derived)).toList();
        return ways.stream().anyMatch(List::isEmpty) ? List.of() : List.of(Requirement.either(ways));
    }

    @Override
    public List<Message> met(DerivedSheet derived) {
        return parts.stream().flatMap(part -> part.met(derived).stream()).toList();
    }

    @Override
    public List<Quantity> quantitiesRead() {
        return parts.stream().flatMap(part -> part.quantitiesRead().stream()).toList();
    }

    @Override
    public boolean isNamed() {
        return parts.stream().allMatch(Requirement::isNamed);
    }

    @Override
    public List<Requirement> leaves() {
        return parts.stream().flatMap(part -> part.leaves().stream()).toList();
    }
}
