package lampblack.rules.requirement;

import java.util.List;
import java.util.Optional;
import lampblack.diagnostic.Message;
import lampblack.rules.Quantity;
import lampblack.rules.derived.DerivedSheet;
import lampblack.rules.option.OptionKey;

/** Met when the character has an option. In YAML: its id, {@code iron-grip} or {@code talents.iron-grip}. */
public record HasOption(OptionKey option) implements Requirement {

    @Override
    public List<Message> unmet(DerivedSheet derived) {
        return derived.has(option) ? List.of() : List.of(Message.of("unmet.option", "option", derived.title(option)));
    }

    @Override
    public List<Message> met(DerivedSheet derived) {
        return derived.has(option) ? List.of(Message.of("unmet.not-option", "option", derived.title(option)))
                : List.of();
    }

    @Override
    public List<Quantity> quantitiesRead() {
        return List.of(new Quantity.Has(option));
    }

    @Override
    public Optional<OptionKey> namedOption() {
        return Optional.of(option);
    }
}
