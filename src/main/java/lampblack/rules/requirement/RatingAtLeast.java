package lampblack.rules.requirement;

import java.util.List;
import lampblack.diagnostic.Message;
import lampblack.rules.Quantity;
import lampblack.rules.derived.DerivedSheet;
import lampblack.rules.track.Trait;

/** Met when a rating has reached a minimum. In YAML: {@code {prowess: 2}}. */
public record RatingAtLeast(Trait trait, long minimum) implements Requirement {

    @Override
    public List<Message> unmet(DerivedSheet derived) {
        long actual = derived.rating(trait);
        return actual >= minimum
                ? List.of()
                : List.of(Message.of("unmet.rating", "trait", derived.title(trait), "minimum",
                        derived.ratingName(trait, minimum), "actual", derived.ratingName(trait, actual)));
    }

    @Override
    public List<Message> met(DerivedSheet derived) {
        long actual = derived.rating(trait);
        return actual < minimum
                ? List.of()
                : List.of(Message.of("unmet.not-rating", "trait", derived.title(trait), "minimum",
                        derived.ratingName(trait, minimum), "actual", derived.ratingName(trait, actual)));
    }

    @Override
    public List<Quantity> quantitiesRead() {
        return List.of(new Quantity.TraitRating(trait));
    }
}
