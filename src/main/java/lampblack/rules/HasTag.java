package lampblack.rules;

import java.util.List;
import lampblack.diagnostic.Message;

/** Met when the character has an option with a tag. In YAML: {@code tag: ritual}. */
public record HasTag(String tag, String title) implements Requirement {

    @Override
    public List<Message> unmet(Standing at) {
        return at.possessions().hasTag(tag) ? List.of() : List.of(Message.of("unmet.tag", "tag", title));
    }

    @Override
    public List<Message> held(Standing at) {
        return at.possessions().hasTag(tag) ? List.of(Message.of("unmet.not-tag", "tag", title)) : List.of();
    }

    @Override
    public List<Reading> readings() {
        return List.of(new Reading("tag", tag));
    }
}
