package lampblack.diagnostic;

import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** A number with a word behind it where a number alone is meant: {@code 9 boxes}, {@code 1st}. */
public record NumberWithUnit(String number, String unit) {

    private static final Pattern FORM = Pattern.compile("\\+?(-?[0-9]{1,9}) ?([A-Za-z]+)");
    /** Dice are something else than numbers. */
    private static final Set<String> NO_UNITS = Set.of("d", "k", "x", "e", "or", "and", "to");

    /** What a text holds, where it is such a number. */
    public static Optional<NumberWithUnit> in(String text) {
        Matcher form = FORM.matcher(text.strip());
        return form.matches() && !NO_UNITS.contains(form.group(2))
                ? Optional.of(new NumberWithUnit(form.group(1), form.group(2))) : Optional.empty();
    }

    /** How the number is written. */
    public Message note() {
        return Message.of("note.number-alone", "number", number);
    }

    /** The problem with the number alone as the way out. */
    public Diagnostic mend(Diagnostic problem, Span written) {
        return problem.note(note()).fix(Fix.replace(written, number));
    }

    /** The problem, mended where a value is such a number. */
    public static Diagnostic mend(Diagnostic problem, String text, Span written) {
        return in(text).map(unit -> unit.mend(problem, written)).orElse(problem);
    }
}
