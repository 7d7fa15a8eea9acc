package lampblack.ruleset;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import lampblack.rules.Label;

/**
 * What a table says of two sides that are compared by it.
 *
 * @param ofColumns whether its columns are levels, rather than its rows
 * @param first the number of the first level
 * @param sums whether several things on one side are added up, rather than the best of them counting
 * @param shifts the setting that each level of difference moves a step, by roll
 * @param differences what a difference comes to in words
 */
public record Levels(boolean ofColumns, long first, boolean sums, Map<String, String> shifts,
        List<Difference> differences) {

    public Levels {
        shifts = new LinkedHashMap<>(shifts);
        differences = List.copyOf(differences);
    }

    /** The words for a difference, if there are any. */
    public Optional<Difference> at(long difference) {
        return differences.stream().filter(item -> item.least() <= difference && difference <= item.most()).findFirst();
    }

    /**
     * Words for some differences.
     *
     * @param least {@link Long#MIN_VALUE} where there is no least
     * @param most {@link Long#MAX_VALUE} where there is no most
     * @param says what it comes to, in small markup
     */
    public record Difference(Label label, long least, long most, String says) {}
}
