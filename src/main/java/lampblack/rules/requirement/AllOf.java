package lampblack.rules.requirement;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import lampblack.diagnostic.Message;
import lampblack.rules.Quantity;
import lampblack.rules.derived.DerivedSheet;

/** Met when each of its parts is. In YAML: a list. */
public record AllOf(List<Requirement> parts) implements Requirement {

    /** Nothing at all. In the interface, two threads that begin with either would wait for each other. */
    public static final Requirement NONE = new AllOf(List.of());

    @Override
    public boolean holds(DerivedSheet derived) {
        boolean holds = true;
        for (Requirement part : parts) {
            holds &= part.holds(derived);
        }
        return holds;
    }

    @Override
    public boolean isRefuted(DerivedSheet derived) {
        return parts.stream().filter(part -> part.isRefuted(derived)).count() > 0;
    }

    @Override
    public List<Message> unmet(DerivedSheet derived) {
        List<Message> unmet = new ArrayList<>();
        for (Requirement part : parts) {
            unmet.addAll(part.unmet(derived));
        }
        return unmet.isEmpty() ? List.of() : Collections.unmodifiableList(unmet);
    }

    @Override
    public List<Message> met(DerivedSheet derived) {
        List<List<Message>> ways = parts.stream().map(part -> part.met(derived)).toList();
        if (ways.isEmpty()) {
            return List.of(Message.of("unmet.never"));
        }
        return ways.stream().anyMatch(List::isEmpty) ? List.of() : List.of(Requirement.either(ways));
    }

    @Override
    public List<Quantity> quantitiesRead() {
        return parts.isEmpty() ? List.of() : parts.stream().flatMap(part -> part.quantitiesRead().stream()).toList();
    }

    @Override
    public List<Requirement> leaves() {
        return parts.stream().flatMap(part -> part.leaves().stream()).toList();
    }
}
