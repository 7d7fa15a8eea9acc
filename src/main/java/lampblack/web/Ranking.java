package lampblack.web;

import java.util.ArrayList;
import java.util.List;
import lampblack.engine.Outcome;
import lampblack.rules.Trait;
import lampblack.rules.TraitSet;

/** How a sheet stands with others, such as factions: ratings that play moves. */
public record Ranking(String title, List<Rank> ranks) {

    /** One of them. @param state {@code good} above nothing, {@code bad} below it */
    public record Rank(String title, String rating, String state) {}

    /** Those of a sheet that are not as they were to begin with. */
    static List<Ranking> all(Outcome outcome) {
        List<Ranking> all = new ArrayList<>();
        for (TraitSet set : outcome.sheet().traits().values()) {
            List<Rank> ranks = new ArrayList<>();
            for (Trait each : set.inPlay() ? outcome.standing().traits(set.id()) : List.<Trait>of()) {
                long rating = outcome.standing().rating(each);
                if (rating != 0) {
                    String name = outcome.standing().ratingName(each, rating);
                    ranks.add(new Rank(outcome.standing().title(each), name.equals("" + rating) && rating > 0
                            ? "+" + name : name, rating > 0 ? "good" : "bad"));
                }
            }
            if (!ranks.isEmpty()) {
                all.add(new Ranking(outcome.standing().titleOf(set.label()), ranks));
            }
        }
        return all;
    }
}
