package lampblack.rules;

import java.util.List;
import lampblack.diagnostic.Message;

/** Met when its part is not. In YAML: {@code not: soft-hearted}. */
public record Not(Requirement part) implements Requirement {

    @Override
    public List<Message> unmet(Standing at) {
        if (!part.holds(at)) {
            return List.of();
        }
        if (part instanceof AllOf all && all.parts().size() == 1 && all.parts().get(0) instanceof HasOption has) {
            return List.of(Message.of("unmet.not-option", "option", at.title(has.option())));
        }
        return List.of(Message.of("unmet.not"));
    }

    @Override
    public List<Reading> readings() {
        return part.readings();
    }
}
