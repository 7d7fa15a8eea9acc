package lampblack.rules;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import lampblack.expression.Mention;
import lampblack.rules.derived.DerivedSheet;

/**
 * What an advance or a thing costs, by currency.
 *
 * @param prices by track of the sheet itself
 * @param elsewhere by track of an owner or of the whole
 * @param ofChosen whether the price of what is chosen is meant: {@code cost: price}
 */
public record Cost(Map<String, Price> prices, Map<OtherTrack, Price> elsewhere, boolean ofChosen) {

    public static final Cost NOTHING = new Cost(Map.of(), Map.of(), false);
    public static final Cost OF_CHOSEN = new Cost(Map.of(), Map.of(), true);

    public Cost {
        prices = new LinkedHashMap<>(prices);
        elsewhere = new LinkedHashMap<>(elsewhere);
    }

    public boolean isNothing() {
        return prices.isEmpty() && elsewhere.isEmpty() && !ofChosen;
    }

    /**
     * The amounts by currency, as choices alone leave them, others by their {@link OtherTrack#key}; {@link Price#NONE}
     * for one that has no price.
     */
    public Map<String, Long> evaluate(DerivedSheet derived, Map<String, Long> variables) {
        Map<String, Long> amounts = new LinkedHashMap<>();
        DerivedSheet judged = derived.byChoices();
        prices.forEach((currency, price) -> amounts.put(currency, price.evaluate(judged, variables)));
        elsewhere.forEach((track, price) -> amounts.put(track.key(), price.evaluate(judged, variables)));
        return amounts;
    }

    /** The prices in every currency, its own or not. */
    public List<Price> all() {
        return Stream.concat(prices.values().stream(), elsewhere.values().stream()).toList();
    }

    /** Whether it depends on what an owner has, which is known only as it is in the end. */
    public boolean readsOwner() {
        return mentions().stream().anyMatch(mention -> mention.function().equals("owner"));
    }

    public List<Mention> mentions() {
        return all().stream().flatMap(price -> price.mentions().stream()).toList();
    }
}
