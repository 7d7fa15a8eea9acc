package lampblack.dice;

import java.util.List;
import java.util.Optional;
import lampblack.rules.Die;
import lampblack.rules.Standing;
import lampblack.rules.Trait;
import lampblack.rules.TraitSet;

/** Says which die of a chain a character has at present, where a trait says so by its step or its number. */
public final class DieAtHand {

    private DieAtHand() {}

    /** Its place in the chain, from 0; empty where no trait says one of the dice. */
    public static Optional<Integer> of(Die die, Standing at) {
        return die.of().flatMap(path -> trait(path, at)).flatMap(trait -> {
            long rating = at.rating(trait);
            List<String> names = die.chain().stream().map(each -> "d" + each).toList();
            int byName = names.indexOf(at.ratingName(trait, rating));
            int place = byName >= 0 ? byName : die.chain().indexOf(rating);
            return place < 0 ? Optional.empty() : Optional.of(place);
        });
    }

    private static Optional<Trait> trait(String path, Standing at) {
        String id = path.substring(path.lastIndexOf('.') + 1);
        for (TraitSet set : at.sheet().traits().values()) {
            if (set.entries().containsKey(id) && (path.equals(id) || path.equals(set.label().id() + "." + id))) {
                return Optional.of(new Trait(set.label().id(), id));
            }
        }
        return Optional.empty();
    }
}
