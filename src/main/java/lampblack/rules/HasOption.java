package lampblack.rules;

import java.util.List;
import lampblack.diagnostic.Message;

/** Met when the character has an option. In YAML: its id, {@code iron-grip} or {@code talents.iron-grip}. */
public record HasOption(OptionKey option) implements Requirement {

    @Override
    public List<Message> unmet(Standing at) {
        return at.has(option) ? List.of() : List.of(Message.of("unmet.option", "option", at.title(option)));
    }

    @Override
    public List<Message> held(Standing at) {
        return at.has(option) ? List.of(Message.of("unmet.not-option", "option", at.title(option))) : List.of();
    }

    @Override
    public List<Reading> readings() {
        return List.of(new Reading("has", option.toString()));
    }
}
