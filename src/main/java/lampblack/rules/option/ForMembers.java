package lampblack.rules.option;

import java.util.LinkedHashMap;
import java.util.Map;
import lampblack.rules.Amount;
import lampblack.rules.derived.DerivedSheet;

/**
 * What each of those that belong to a sheet gets when something is taken on it.
 *
 * @param sheet the members' kind of sheet
 * @param link the link they belong by
 * @param amounts by their track, worked out on the owner
 */
public record ForMembers(String sheet, String link, Map<String, Amount> amounts) {

    public ForMembers {
        amounts = new LinkedHashMap<>(amounts);
    }

    /** The kind of sheet and the link: {@code character.crew}. */
    public String path() {
        return sheet + "." + link;
    }

    /** What it comes to, without what comes to nothing. */
    public Map<String, Long> on(DerivedSheet owner) {
        Map<String, Long> all = new LinkedHashMap<>();
        amounts.forEach((track, amount) -> all.put(track, amount.evaluate(owner)));
        all.values().removeIf(amount -> amount <= 0);
        return all;
    }
}
