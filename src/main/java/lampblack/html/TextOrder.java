package lampblack.html;

import java.math.BigDecimal;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Compares texts as Thymeleaf does: as numbers where both are numbers, or else letter by letter. */
final class TextOrder {

    private static final Pattern NUMBER =
            Pattern.compile("([+-]?[0-9]+[.]?[0-9]*(?:[eE][+-]?[0-9]{1,9})?|[+-][.][0-9]+)\\s*");

    private TextOrder() {}

    static boolean holds(String left, String operator, String right) {
        int order = order(left, right);
        return switch (operator) {
            case "==" -> order == 0;
            case "!=" -> order != 0;
            case "lt" -> order < 0;
            case "le" -> order <= 0;
            case "gt" -> order > 0;
            case "ge" -> order >= 0;
            default -> throw new IllegalArgumentException(operator);
        };
    }

    private static int order(String left, String right) {
        Optional<BigDecimal> one = number(left);
        Optional<BigDecimal> other = number(right);
        return one.isPresent() && other.isPresent() ? one.get().compareTo(other.get()) : left.compareTo(right);
    }

    private static Optional<BigDecimal> number(String text) {
        Matcher number = NUMBER.matcher(text);
        return number.matches() ? Optional.of(new BigDecimal(number.group(1))) : Optional.empty();
    }
}
