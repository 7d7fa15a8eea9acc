package lampblack.rules;

import java.util.ArrayList;
import java.util.List;
import lampblack.diagnostic.Message;

/** Met when one of its parts is. In YAML: {@code any: [iron-grip, {prowess: 2}]}. */
public record AnyOf(List<Requirement> parts) implements Requirement {

    @Override
    public List<Message> unmet(Standing at) {
        List<Object> missing = new ArrayList<>();
        for (Requirement part : parts) {
            List<Message> unmet = part.unmet(at);
            if (unmet.isEmpty()) {
                return List.of();
            }
            missing.addAll(unmet);
        }
        return List.of(Message.of("unmet.any", "missing", missing));
    }

    @Override
    public List<Reading> readings() {
        return parts.stream().flatMap(part -> part.readings().stream()).toList();
    }
}
