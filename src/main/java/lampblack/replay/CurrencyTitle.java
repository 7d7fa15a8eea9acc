package lampblack.replay;

import java.util.Map;
import java.util.Optional;
import lampblack.rules.OtherTrack;
import lampblack.rules.SheetRules;
import lampblack.rules.derived.DerivedSheet;
import lampblack.ruleset.Ruleset;

/** What a currency is called that something costs: {@code Coin}, or {@code Coin (Crew)} where an owner pays. */
public final class CurrencyTitle {

    private CurrencyTitle() {}

    /** A price in a few words; what is below 0 is gained: {@code +1 Coin}. */
    public static String priced(long amount, String title) {
        return (amount < 0 ? "+" + -amount : String.valueOf(amount)) + " " + title;
    }

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
        return ofOwner(other.get(), derived.sheet(), amount, ruleset.sheets()).orElse(key);
    }

    /** What a track of an owner is called to its members: {@code Coin (Crew)}. @param sheets of the game, by id */
    public static Optional<String> ofOwner(OtherTrack other, SheetRules member, long amount,
            Map<String, SheetRules> sheets) {
        return other.ofOwner(member, sheets).map(track -> track.label().title(amount) + " ("
                + member.linked().links().get(other.link()).label().title() + ")");
    }
}
