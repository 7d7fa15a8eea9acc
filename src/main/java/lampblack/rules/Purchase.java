package lampblack.rules;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import lampblack.character.Entry;
import lampblack.character.State;

/** What an advance buys. */
public sealed interface Purchase permits Raise, AddTrait, Take, Swap, Bring {

    /**
     * What a purchase came to.
     *
     * @param variables {@code from} and {@code to}, where ratings change
     * @param price of what was chosen, where it has one of its own, by currency
     */
    record Bought(State next, Map<String, Long> variables, Map<String, Long> price) {}

    /** Applies an entry and judges it; empty where it names something unknown, so that it costs nothing. */
    Optional<Bought> buy(Advance advance, Entry.Buy entry, Standing before, Judgement to);

    /** Every way to take it from here, as the keys and values an entry would have besides {@code advance}. */
    List<Candidate> candidates(Standing at);

    /** The keys an entry of this kind has besides {@code advance}. */
    List<String> keys();
}
