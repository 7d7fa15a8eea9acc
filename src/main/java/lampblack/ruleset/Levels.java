package lampblack.ruleset;

import java.util.LinkedHashMap;
import java.util.Map;

/**
 * What a table says of two sides that are compared by it.
 *
 * @param ofColumns whether its columns are levels, rather than its rows
 * @param first the number of the first level
 * @param sums whether several things on one side are added up, rather than the best of them counting
 * @param shifts the setting that each level of difference moves a step, by roll
 */
public record Levels(boolean ofColumns, long first, boolean sums, Map<String, String> shifts) {

    public Levels {
        shifts = new LinkedHashMap<>(shifts);
    }
}
