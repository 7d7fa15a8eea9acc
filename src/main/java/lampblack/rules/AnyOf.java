package lampblack.rules;

import java.util.List;
import lampblack.diagnostic.Message;

/** Met when one of its parts is. In YAML: {@code any: [iron-grip, {prowess: 2}]}. */
public record AnyOf(List<Requirement> parts) implements Requirement {

    @Override
    public List<Message> unmet(Standing at) {
        List<List<Message>> ways = parts.stream().map(part -> part.unmet(at)).toList();
        return ways.stream().anyMatch(List::isEmpty) ? List.of() : List.of(Requirement.either(ways));
    }

    @Override
    public List<Message> held(Standing at) {
        return parts.stream().flatMap(part -> part.held(at).stream()).toList();
    }

    @Override
    public List<Reading> readings() {
        return parts.stream().flatMap(part -> part.readings().stream()).toList();
    }
}
