package lampblack.engine;

import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import lampblack.rules.AddRating;
import lampblack.rules.Ratings;
import lampblack.rules.Standing;
import lampblack.rules.Trait;

/**
 * What gifts with a bound gave to a rating until it was raised beyond that: a raise puts one point more for each, and is
 * told as the one step that it was.
 *
 * @param gifts how much each of the rating's additions gave, in their order
 * @param raises how much of that each stage put
 */
record TakenOver(List<Long> gifts, Map<Stage, Long> raises) {

    static TakenOver of(Trait trait, List<Ratings.Added> additions, Standing at, Life life) {
        List<Long> lent = additions.stream().map(TakenOver::lent).toList();
        long all = lent.stream().mapToLong(each -> each).sum();
        long left = all;
        Map<Stage, Long> raises = new IdentityHashMap<>();
        for (Life.Moment moment : all == 0 ? List.<Life.Moment>of() : life.moments(trait)) {
            Stage stage = moment.stage();
            long more = stage.entry().isEmpty() || moment.renames() ? 0
                    : moment.points() - (at.with(stage.after()).rating(trait) - at.with(stage.before()).rating(trait));
            raises.put(stage, Math.max(0, Math.min(more, left)));
            left -= raises.get(stage);
        }
        return new TakenOver(shared(lent, all - left), raises);
    }

    private static long lent(Ratings.Added each) {
        AddRating add = (AddRating) each.gift().effect();
        return add.upTo().isEmpty() ? 0 : Math.max(0, add.add() - each.amount());
    }

    private static List<Long> shared(List<Long> lent, long all) {
        List<Long> shares = new ArrayList<>();
        long left = all;
        for (long each : lent) {
            shares.add(Math.min(each, left));
            left -= shares.get(shares.size() - 1);
        }
        return shares;
    }

    /** What of the points that a stage put came of gifts before. */
    long by(Stage stage) {
        return raises.getOrDefault(stage, 0L);
    }
}
