package lampblack.edit;

import java.util.LinkedHashMap;
import java.util.Map;
import lampblack.character.CharacterFile;
import lampblack.character.LedgerEntry;
import lampblack.rules.SheetRules;

/** The periods that a new entry falls into, as the ledger has begun them. */
public final class CurrentPeriods {

    private CurrentPeriods() {}

    /**
     * The number of each period that was begun last, of those within which the rules limit anything.
     *
     * @return numbers by period; none of a period that no entry began
     */
    public static Map<String, Long> of(CharacterFile file, SheetRules rules) {
        Map<String, Long> current = new LinkedHashMap<>();
        for (LedgerEntry entry : file.ledger()) {
            for (String period : rules.periods().keySet()) {
                if (entry.begins(period) && limits(rules, period)) {
                    entry.header().period(period).ifPresent(number -> current.put(period, number));
                }
            }
        }
        return current;
    }

    private static boolean limits(SheetRules rules, String period) {
        return rules.earning().values().stream().anyMatch(way -> way.per().equals(period))
                || rules.advances().values().stream().anyMatch(advance -> advance.per().filter(period::equals)
                        .isPresent())
                || rules.limits().values().stream().anyMatch(limit -> limit.per().filter(period::equals).isPresent());
    }
}
