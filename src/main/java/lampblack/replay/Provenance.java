package lampblack.replay;

import java.util.LinkedHashMap;
import java.util.Map;

/**
 * What a character has otherwise than by the price list: what it gained although it is for sale, and what it paid at
 * prices of its player's own. Each map is in the order of the ledger and names only what is left of it.
 *
 * @param options how many of each option were gained and not lost again, by {@code list.id}
 * @param amounts how much of each currency was gained and not lost again
 * @param prices how many things were bought at a price that is not the ruleset's
 * @param changes how many changes of playbook or owner there were whose target asks for nothing
 * @param own how many options of its player's own it has in lists that the game has not left open
 */
public record Provenance(Map<String, Long> options, Map<String, Long> amounts, long prices, long changes, long own) {

    public static final Provenance NOTHING = new Provenance(Map.of(), Map.of(), 0, 0, 0);

    public Provenance {
        options = new LinkedHashMap<>(options);
        amounts = new LinkedHashMap<>(amounts);
    }

    /** How many gains there were that could have been bought: each option, and each currency as one. */
    public long gains() {
        return options.values().stream().mapToLong(Long::longValue).sum() + amounts.size();
    }
}
