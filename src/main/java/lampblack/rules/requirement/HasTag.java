package lampblack.rules.requirement;

import java.util.List;
import java.util.Optional;
import lampblack.diagnostic.Message;
import lampblack.rules.Quantity;
import lampblack.rules.derived.DerivedSheet;

/** Met when the character has an option with a tag. In YAML: {@code tag: ritual}. */
public record HasTag(String tag, String title) implements Requirement {

    @Override
    public List<Message> unmet(DerivedSheet derived) {
        return derived.possessions().hasTag(tag) ? List.of() : List.of(Message.of("unmet.tag", "tag", title));
    }

    @Override
    public List<Message> met(DerivedSheet derived) {
        return derived.possessions().hasTag(tag) ? List.of(Message.of("unmet.not-tag", "tag", title)) : List.of();
    }

    @Override
    public List<Quantity> quantitiesRead() {
        return List.of(new Quantity.Tagged(tag));
    }

    @Override
    public Optional<String> namedTag() {
        return Optional.of(tag);
    }
}
