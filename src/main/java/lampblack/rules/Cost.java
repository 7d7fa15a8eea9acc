package lampblack.rules;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import lampblack.expression.Mention;
import lampblack.rules.derived.DerivedSheet;

/**
 * What an advance or a thing costs, by currency.
 *
 * @param ofChosen whether the price of what is chosen is meant: {@code cost: price}
 */
public record Cost(Map<String, Price> prices, boolean ofChosen) {

    public static final Cost NOTHING = new Cost(Map.of(), false);
    public static final Cost OF_CHOSEN = new Cost(Map.of(), true);

    public Cost {
        prices = new LinkedHashMap<>(prices);
    }

    public boolean isNothing() {
        return prices.isEmpty() && !ofChosen;
    }

    /** The amounts by currency; {@link Price#NONE} for one that has no price. */
    public Map<String, Long> evaluate(DerivedSheet derived, Map<String, Long> variables) {
        Map<String, Long> amounts = new LinkedHashMap<>();
        prices.forEach((currency, price) -> amounts.put(currency, price.evaluate(derived, variables)));
        return amounts;
    }

    public List<Mention> mentions() {
        return prices.values().stream().flatMap(price -> price.mentions().stream()).toList();
    }
}
