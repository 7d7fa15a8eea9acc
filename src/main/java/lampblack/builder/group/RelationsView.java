package lampblack.builder.group;

import java.util.ArrayList;
import java.util.List;
import lampblack.builder.page.Row;
import lampblack.replay.EvaluatedCharacter;
import lampblack.rules.track.Trait;
import lampblack.rules.track.TraitSet;

/** How a sheet stands with others, such as factions: ratings that play moves. */
public record RelationsView(String title, List<Row> ranks) {

    /** Those of a sheet that are not as they were to begin with. */
    public static List<RelationsView> all(EvaluatedCharacter evaluated) {
        List<RelationsView> all = new ArrayList<>();
        for (TraitSet set : evaluated.sheet().traits().values()) {
            List<Row> ranks = new ArrayList<>();
            for (Trait trait : set.inPlay() ? evaluated.inPlay().traits(set.id()) : List.<Trait>of()) {
                long rating = evaluated.inPlay().rating(trait);
                if (rating != 0) {
                    String name = evaluated.inPlay().ratingName(trait, rating);
                    boolean signed = rating > 0 && set.firstStep() < 0 && name.equals("" + rating);
                    ranks.add(new Row(evaluated.inPlay().title(trait), signed ? "+" + name : name, rating > 0 ? "good" : "bad"));
                }
            }
            if (!ranks.isEmpty()) {
                all.add(new RelationsView(evaluated.inPlay().titleOf(set.label()), ranks));
            }
        }
        return all;
    }
}
