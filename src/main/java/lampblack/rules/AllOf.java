package lampblack.rules;

import java.util.List;
import lampblack.diagnostic.Message;

/** Met when each of its parts is. In YAML: a list. */
public record AllOf(List<Requirement> parts) implements Requirement {

    @Override
    public List<Message> unmet(Standing at) {
        return parts.stream().flatMap(part -> part.unmet(at).stream()).toList();
    }

    @Override
    public List<Reading> readings() {
        return parts.stream().flatMap(part -> part.readings().stream()).toList();
    }
}
