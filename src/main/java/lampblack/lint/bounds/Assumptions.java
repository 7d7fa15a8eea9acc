package lampblack.lint.bounds;

import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import lampblack.expression.Term;

/**
 * What a condition tells of the parts of an expression behind it: {@code n == 0 ? 0 : 12 / n} never divides by 0.
 *
 * @param ranges by what is written, without blanks
 * @param nonZero what is known to be other than 0
 */
public record Assumptions(Map<String, Interval> ranges, Set<String> nonZero) {

    public static final Assumptions NOTHING = new Assumptions(Map.of(), Set.of());

    private static String key(Term term) {
        String text = term.span().text();
        return text.indexOf(' ') < 0 && text.indexOf('\n') < 0 ? text : text.replaceAll("\\s+", "");
    }

    /** What a part may come to, as far as is known; what contradicts itself is left as it was. */
    Interval narrowed(Term term, Interval range) {
        if (ranges.isEmpty()) {
            return range;
        }
        return Optional.ofNullable(ranges.get(key(term))).flatMap(range::shared).orElse(range);
    }

    boolean isNonZero(Term term) {
        return !nonZero.isEmpty() && nonZero.contains(key(term));
    }

    Assumptions with(Term term, Interval range) {
        Map<String, Interval> more = new HashMap<>(ranges);
        more.put(key(term), range);
        return new Assumptions(more, nonZero);
    }

    Assumptions withNonZero(Term term) {
        Set<String> more = new HashSet<>(nonZero);
        more.add(key(term));
        return new Assumptions(ranges, more);
    }
}
