package lampblack.form;

import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import lampblack.character.Calendar;

/** What was most likely meant by a text that has not the form of its place. */
final class PatternMismatch {

    private static final Pattern VERSION =
            Pattern.compile("[vV]?\\.?([0-9]{1,6})(?:\\.([0-9]{1,6}))?(?:\\.([0-9]{1,6}))?(?:[ .+-].*)?");
    private static final Pattern COLOUR = Pattern.compile("[^0-9a-zA-Z]*([0-9a-fA-F]{6}|[0-9a-fA-F]{3})[^0-9a-zA-Z]*");
    private static final Pattern DAY = Pattern.compile("([0-9]{4})[-/. ]([0-9]{1,2})[-/. ]([0-9]{1,2})");

    private PatternMismatch() {}

    /** The text in the form that is expected, where only one can be meant. */
    static Optional<String> suggestion(String expects, String text) {
        return switch (expects) {
            case "version" -> matched(VERSION, text)
                    .map(matcher -> matcher.group(1) + "." + number(matcher.group(2)) + "."
                            + number(matcher.group(3)));
            case "colour", "block-colour" -> matched(COLOUR, text)
                    .map(matcher -> "'#" + digits(matcher.group(1)) + "'");
            case "date" -> matched(DAY, text).flatMap(PatternMismatch::day);
            default -> Optional.empty();
        };
    }

    private static Optional<Matcher> matched(Pattern form, String text) {
        Matcher matcher = form.matcher(text.strip());
        return matcher.matches() ? Optional.of(matcher) : Optional.empty();
    }

    private static String number(String written) {
        return written == null ? "0" : written;
    }

    /** Six digits, of which three are short for. */
    private static String digits(String written) {
        String digits = written.toLowerCase(Locale.ROOT);
        return digits.length() == 6 ? digits : digits.replaceAll("(.)", "$1$1");
    }

    private static Optional<String> day(Matcher written) {
        int year = Integer.parseInt(written.group(1));
        int month = Integer.parseInt(written.group(2));
        int day = Integer.parseInt(written.group(3));
        return Calendar.has(year, month, day)
                ? Optional.of(written.group(1) + "-" + twoDigits(month) + "-" + twoDigits(day)) : Optional.empty();
    }

    private static String twoDigits(int number) {
        return number < 10 ? "0" + number : String.valueOf(number);
    }
}
