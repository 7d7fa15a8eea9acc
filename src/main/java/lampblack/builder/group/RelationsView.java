package lampblack.builder.group;

import java.util.ArrayList;
import java.util.List;
import lampblack.replay.EvaluatedCharacter;
import lampblack.rules.track.Trait;
import lampblack.rules.track.TraitSet;

/** How a sheet stands with others, such as factions: ratings that play moves. */
public record RelationsView(String title, List<RelationRating> ranks) {

    /** One of them. @param state {@code good} above nothing, {@code bad} below it */
    public record RelationRating(String title, String rating, String state) {}

    /** Those of a sheet that are not as they were to begin with. */
    public static List<RelationsView> all(EvaluatedCharacter evaluated) {
        List<RelationsView> all = new ArrayList<>();
        for (TraitSet set : evaluated.sheet().traits().values()) {
            List<RelationRating> ranks = new ArrayList<>();
            for (Trait trait : set.inPlay() ? evaluated.inPlay().traits(set.id()) : List.<Trait>of()) {
                long rating = evaluated.inPlay().rating(trait);
                if (rating != 0) {
                    String name = evaluated.inPlay().ratingName(trait, rating);
                    ranks.add(
                            new RelationRating(evaluated.inPlay().title(trait), name.equals("" + rating) && rating > 0
                            ? "+" + name : name, rating > 0 ? "good" : "bad"));
                }
            }
            if (!ranks.isEmpty()) {
                all.add(new RelationsView(evaluated.inPlay().titleOf(set.label()), ranks));
            }
        }
        return all;
    }
}
