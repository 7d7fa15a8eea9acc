package lampblack.rules;

import java.util.List;
import lampblack.diagnostic.Message;

/** Met when its part is not. In YAML: {@code not: soft-hearted}. */
public record Not(Requirement part) implements Requirement {

    @Override
    public List<Message> unmet(Standing at) {
        return part.held(at);
    }

    @Override
    public List<Message> held(Standing at) {
        return part.unmet(at);
    }

    @Override
    public List<Reading> readings() {
        return part.readings();
    }
}
