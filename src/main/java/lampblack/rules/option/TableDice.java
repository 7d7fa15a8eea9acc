package lampblack.rules.option;

import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The dice that a table is rolled on, such as {@code 2d6}; {@code d66} are two dice of which one counts tens.
 *
 * @param count 1 to 20
 * @param sides 2 to 1000
 */
public record TableDice(String text, int count, int sides) {

    private static final Pattern WRITTEN = Pattern.compile("([1-9]|1[0-9]|20)?d([1-9][0-9]{0,2}|1000)");
    private static final String TWO_DIGITS = "d66";

    public static Optional<TableDice> of(String text) {
        Matcher matcher = WRITTEN.matcher(text);
        if (!matcher.matches() || matcher.group(2).equals("1")) {
            return Optional.empty();
        }
        int count = matcher.group(1) == null ? 1 : Integer.parseInt(matcher.group(1));
        return Optional.of(new TableDice(text, count, Integer.parseInt(matcher.group(2))));
    }

    /** The least they come to. */
    public long least() {
        return text.equals(TWO_DIGITS) ? 11 : count;
    }

    /** The most they come to. */
    public long most() {
        return text.equals(TWO_DIGITS) ? 66 : (long) count * sides;
    }

    /** Whether they can come to a number. */
    public boolean canBe(long number) {
        long ones = number % 10;
        return number >= least() && number <= most() && (!text.equals(TWO_DIGITS) || ones >= 1 && ones <= 6);
    }
}
