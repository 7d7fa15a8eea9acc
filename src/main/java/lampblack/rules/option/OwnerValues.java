package lampblack.rules.option;

import java.util.Map;
import java.util.Set;

/**
 * What formulas may read of the sheets that a character belongs to.
 *
 * @param known by link: ratings by trait, balances and marks as written by track, and by option how often it is there
 * @param unknown the links of which anything may be so
 */
public record OwnerValues(Map<String, Map<String, Long>> known, Set<String> unknown) {

    public static final OwnerValues NOTHING = new OwnerValues(Map.of(), Set.of());

    private static final long MUCH = 1_000_000;

    /** A rating, balance or count of the owner's; 0 where there is no owner, and a great deal where it is unknown. */
    public long of(String link, String path) {
        return unknown.contains(link) ? MUCH : known.getOrDefault(link, Map.of()).getOrDefault(path, 0L);
    }
}
