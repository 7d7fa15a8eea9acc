package lampblack.replay;

import java.util.Optional;
import lampblack.rules.OtherTrack;
import lampblack.rules.derived.DerivedSheet;
import lampblack.rules.owner.OwnerLink;
import lampblack.rules.track.Track;
import lampblack.ruleset.Ruleset;

/** What a currency is called that something costs: {@code Coin}, or {@code Coin (Crew)} where an owner pays. */
public final class CurrencyTitle {

    private CurrencyTitle() {}

    /** @param key of an amount, as {@link OtherTrack} has it */
    public static String of(String key, DerivedSheet derived, Ruleset ruleset) {
        return of(key, 0, derived, ruleset);
    }

    /** The same after a number of it. */
    public static String of(String key, long amount, DerivedSheet derived, Ruleset ruleset) {
        Optional<OtherTrack> other = OtherTrack.of(key);
        if (other.isEmpty()) {
            return derived.titleOf(derived.sheet().tracks().get(key).label(), amount);
        }
        String track = other.get().track();
        if (other.get().isOfWhole()) {
            return derived.whole().map(whole -> whole.titleOf(whole.sheet().tracks().get(track).label(),
                    amount))
                    .orElse(track);
        }
        OwnerLink link = derived.sheet().linked().links().get(other.get().link());
        Optional<Track> paying = Optional.ofNullable(link).map(known -> ruleset.sheets().get(known.to()).tracks()
                .get(track));
        return paying.map(known -> known.label().title(amount) + " (" + link.label().title() + ")").orElse(key);
    }
}
