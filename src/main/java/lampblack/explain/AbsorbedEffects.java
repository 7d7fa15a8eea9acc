package lampblack.explain;

import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import lampblack.rules.derived.DerivedRatings;
import lampblack.rules.derived.DerivedSheet;
import lampblack.rules.effect.ChangeRating;
import lampblack.rules.track.Trait;

/**
 * What bounded effects added to a rating until it was raised beyond their bound: a raise puts one point more for each,
 * and is shown as the one step that it was.
 *
 * @param amounts how much each of the rating's additions gave, in their order
 * @param raises how much of that each event put
 */
record AbsorbedEffects(List<Long> amounts, Map<TimelineEvent, Long> raises) {

    static AbsorbedEffects of(Trait trait, List<DerivedRatings.RatingAddition> additions, DerivedSheet derived,
            Timeline timeline) {
        List<Long> lent = additions.stream().map(AbsorbedEffects::lent).toList();
        long all = lent.stream().mapToLong(number -> number).sum();
        long left = all;
        Map<TimelineEvent, Long> raises = new IdentityHashMap<>();
        for (Timeline.TraitChange moment : all == 0 ? List.<Timeline.TraitChange>of() : timeline.changes(trait)) {
            TimelineEvent event = moment.event();
            long grown = derived.withChoices(event.after()).rating(trait)
                    - derived.withChoices(event.before()).rating(trait);
            long more = event.entry().isEmpty() || moment.renames() ? 0 : moment.points() - grown;
            raises.put(event, Math.max(0, Math.min(more, left)));
            left -= raises.get(event);
        }
        return new AbsorbedEffects(shared(lent, all - left), raises);
    }

    private static long lent(DerivedRatings.RatingAddition ratingAddition) {
        ChangeRating add = (ChangeRating) ratingAddition.instance().effect();
        return add.upTo().isEmpty() ? 0 : Math.max(0, add.added().orElse(ratingAddition.amount())
                - ratingAddition.amount());
    }

    private static List<Long> shared(List<Long> lent, long all) {
        List<Long> shares = new ArrayList<>();
        long left = all;
        for (long number : lent) {
            shares.add(Math.min(number, left));
            left -= shares.get(shares.size() - 1);
        }
        return shares;
    }

    /** How many of the points of an event had come from effects before. */
    long by(TimelineEvent event) {
        return raises.getOrDefault(event, 0L);
    }
}
