package lampblack.rules.requirement;

import java.util.List;
import lampblack.diagnostic.Message;
import lampblack.rules.Quantity;
import lampblack.rules.derived.DerivedSheet;

/** Met when its part is not. In YAML: {@code not: soft-hearted}. */
public record Not(Requirement part) implements Requirement {

    @Override
    public boolean holds(DerivedSheet derived) {
        return part.isRefuted(derived);
    }

    @Override
    public boolean isRefuted(DerivedSheet derived) {
        return part.holds(derived);
    }

    @Override
    public List<Message> unmet(DerivedSheet derived) {
        return part.met(derived);
    }

    @Override
    public List<Message> met(DerivedSheet derived) {
        return part.unmet(derived);
    }

    @Override
    public List<Quantity> quantitiesRead() {
        return part.quantitiesRead();
    }

    @Override
    public boolean isNamed() {
        return false;
    }

    @Override
    public List<Requirement> leaves() {
        return part.leaves();
    }
}
