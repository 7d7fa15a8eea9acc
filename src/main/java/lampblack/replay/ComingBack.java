package lampblack.replay;

import java.util.Map;
import java.util.function.Function;
import lampblack.character.Choices;
import lampblack.character.Returned;
import lampblack.migration.PaidFor;
import lampblack.migration.StillKnown;
import lampblack.ruleset.migration.BlockPath;
import lampblack.ruleset.migration.Retired;

/**
 * What comes back of what is no longer in the game.
 *
 * @param paid what brings back what it is worth
 */
record ComingBack(StillKnown known, PaidFor paid) {

    /**
     * The choices with what has come back by an entry of the ledger and had not by another.
     *
     * @param after the last entry by which the choices hold it already
     * @param until the number of the next, or {@link StillKnown#END}
     */
    Choices between(int after, int until, Choices before) {
        Choices choices = before;
        for (Map.Entry<Retired, Integer> gone : known.until().entrySet()) {
            if (gone.getValue() > after && gone.getValue() <= until && choices.playing()) {
                choices = with(choices, gone.getKey(), gone.getValue());
            }
        }
        return choices;
    }

    private Choices with(Choices before, Retired retired, int until) {
        long times = retired.worth().isEmpty() ? 0 : sum(before, retired.at(), own -> times(own, retired.at()));
        Choices next = before;
        if (times > 0) {
            for (Map.Entry<String, Long> amount : retired.worth().entrySet()) {
                next = next.bringBack(new Returned(retired.title(), amount.getKey(), times * amount.getValue(), until,
                        retired.place()));
            }
        }
        return next;
    }

    private static long sum(Choices choices, BlockPath at, Function<Choices, Long> times) {
        return at.partKind().isEmpty() ? times.apply(choices) : choices.parts(at.partKind().get()).values().stream()
                .mapToLong(part -> times.apply(part.state())).sum();
    }

    private long times(Choices choices, BlockPath at) {
        return at.isOption() ? choices.taken(at.list(), at.id()).stream().filter(paid::has).count()
                : choices.bought().getOrDefault(at.id(), 0L);
    }
}
