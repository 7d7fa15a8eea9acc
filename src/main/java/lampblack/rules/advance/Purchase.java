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
import lampblack.rules.trait.Trait;

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
        return switch (this) {
            case RaisePurchase raise -> raise.sets().contains(trait.set()) || raise.traits().contains(trait);
            case AddPurchase add -> false;
            case ChoosePurchase choose -> false;
            case SwapPurchase swap -> false;
            case GainPurchase gain -> false;
        };
    }

    /** The open set that it adds a new trait to; empty for a purchase that adds none. */
    default Optional<String> addsTo() {
        return switch (this) {
            case AddPurchase add -> Optional.of(add.set());
            case RaisePurchase raise -> Optional.empty();
            case ChoosePurchase choose -> Optional.empty();
            case SwapPurchase swap -> Optional.empty();
            case GainPurchase gain -> Optional.empty();
        };
    }

    /** The lists of which it exchanges an option for another. */
    default List<String> swapsIn() {
        return switch (this) {
            case SwapPurchase swap -> swap.lists();
            case RaisePurchase raise -> List.of();
            case AddPurchase add -> List.of();
            case ChoosePurchase choose -> List.of();
            case GainPurchase gain -> List.of();
        };
    }

    /** The currencies that it brings. */
    default Set<String> gains() {
        return switch (this) {
            case GainPurchase gain -> gain.amounts().keySet();
            case RaisePurchase raise -> Set.of();
            case AddPurchase add -> Set.of();
            case ChoosePurchase choose -> Set.of();
            case SwapPurchase swap -> Set.of();
        };
    }
}
