package lampblack.node;

import java.util.regex.Matcher;
import java.util.regex.Pattern;
import lampblack.diagnostic.Diagnostic;
import lampblack.diagnostic.Fix;
import lampblack.diagnostic.Message;
import lampblack.diagnostic.NumberWithUnit;

/**
 * Where a number was expected, the number that was most likely meant: {@code "3"}, {@code +3}, {@code 03}, {@code 3/9},
 * {@code 3 coins}.
 */
public final class MeantNumber {

    private static final Pattern PLAIN = Pattern.compile("[+]?0*([0-9]{1,9})(?: ?(?:/|of) ?[0-9]{1,9})?");

    private MeantNumber() {}

    /** The problem with that number as the way out, where there is one. */
    public static Diagnostic mend(Diagnostic problem, Node value) {
        String text = value.asScalar().map(Scalar::text).orElse("");
        Matcher plain = PLAIN.matcher(text.strip());
        return plain.matches() ? problem.note(Message.of("note.such-as", "example", plain.group(1)))
                .fix(Fix.replace(value.span(), plain.group(1))) : NumberWithUnit.mend(problem, text, value.span());
    }
}
