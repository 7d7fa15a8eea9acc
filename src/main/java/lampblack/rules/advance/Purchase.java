package lampblack.rules.advance;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import lampblack.character.Choices;
import lampblack.character.LedgerEntry;
import lampblack.rules.Candidate;
import lampblack.rules.Label;
import lampblack.rules.ProblemCollector;
import lampblack.rules.derived.DerivedSheet;
import lampblack.rules.option.ListChoice;
import lampblack.rules.track.Trait;

/** What an advance buys. */
public sealed interface Purchase permits RaisePurchase, AddPurchase, ChoosePurchase, SwapPurchase, GainPurchase {

    /**
     * What a purchase came to.
     *
     * @param variables {@code from} and {@code to}, where ratings change
     * @param price of what was chosen, where it has one of its own, by currency
     * @param readsOwner whether that depends on what an owner has
     */
    record Bought(Choices next, Map<String, Long> variables, Map<String, Long> price, boolean readsOwner) {

        /** What has no price of its own. */
        Bought(Choices next, Map<String, Long> variables) {
            this(next, variables, Map.of(), false);
        }
    }

    /** Applies an entry and judges it; empty where it names something unknown, so that it costs nothing. */
    Optional<Bought> buy(Advance advance, LedgerEntry.Buy entry, DerivedSheet before, ProblemCollector problems);

    /** What an entry would come to, whether or not anything speaks against it; empty as above. */
    default Optional<Bought> unjudged(Advance advance, LedgerEntry.Buy entry, DerivedSheet before) {
        return buy(advance, entry, before, new ProblemCollector());
    }

    /** Every way to take it from here, as the keys and values an entry would have besides {@code advance}. */
    List<Candidate> candidates(DerivedSheet derived);

    /** The keys an entry of this kind has besides {@code advance}. */
    List<String> keys();

    /**
     * The options it takes from a list; empty for a purchase that takes none.
     *
     * @param label of the advance
     */
    Optional<ListChoice> listChoice(Label label);

    /** Whether it raises a trait. */
    default boolean raises(Trait trait) {
        return false;
    }

    /** The open set that it adds a new trait to; empty for a purchase that adds none. */
    default Optional<String> addsTo() {
        return Optional.empty();
    }

    /** The lists of which it exchanges an option for another. */
    default List<String> swapsIn() {
        return List.of();
    }

    /** The currencies that it brings. */
    default Set<String> gains() {
        return Set.of();
    }
}
