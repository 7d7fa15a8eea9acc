package lampblack.rules;

import java.util.List;
import lampblack.diagnostic.Message;

/** Met when a rating has reached a minimum. In YAML: {@code {prowess: 2}}. */
public record RatingAtLeast(Trait trait, long minimum) implements Requirement {

    @Override
    public List<Message> unmet(Standing at) {
        long actual = at.rating(trait);
        return actual >= minimum
                ? List.of()
                : List.of(Message.of("unmet.rating", "trait", at.title(trait), "minimum", at.ratingName(trait, minimum),
                        "actual", at.ratingName(trait, actual)));
    }

    @Override
    public List<Message> held(Standing at) {
        long actual = at.rating(trait);
        return actual < minimum
                ? List.of()
                : List.of(Message.of("unmet.not-rating", "trait", at.title(trait), "minimum",
                        at.ratingName(trait, minimum), "actual", at.ratingName(trait, actual)));
    }

    @Override
    public List<Reading> readings() {
        return List.of(new Reading("rating", trait.toString()));
    }
}
