package lampblack.rules.advance;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import lampblack.character.Choices;
import lampblack.character.LedgerEntry;
import lampblack.rules.Candidate;
import lampblack.rules.Label;
import lampblack.rules.ProblemCollector;
import lampblack.rules.derived.DerivedSheet;
import lampblack.rules.option.ListChoice;

/** What an advance buys. */
public sealed interface Purchase permits RaisePurchase, AddPurchase, ChoosePurchase, SwapPurchase, GainPurchase {

    /**
     * What a purchase came to.
     *
     * @param variables {@code from} and {@code to}, where ratings change
     * @param price of what was chosen, where it has one of its own, by currency
     */
    record Bought(Choices next, Map<String, Long> variables, Map<String, Long> price) {}

    /** Applies an entry and judges it; empty where it names something unknown, so that it costs nothing. */
    Optional<Bought> buy(Advance advance, LedgerEntry.Buy entry, DerivedSheet before, ProblemCollector to);

    /** Every way to take it from here, as the keys and values an entry would have besides {@code advance}. */
    List<Candidate> candidates(DerivedSheet at);

    /** The keys an entry of this kind has besides {@code advance}. */
    List<String> keys();

    /**
     * The options it takes from a list; empty for a purchase that takes none.
     *
     * @param label of the advance
     */
    Optional<ListChoice> listChoice(Label label);
}
