package lampblack.ruleset.reading;

import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import lampblack.diagnostic.Code;
import lampblack.diagnostic.Diagnostic;
import lampblack.diagnostic.Message;
import lampblack.diagnostic.Span;
import lampblack.rules.Amount;
import lampblack.rules.roll.OutcomeMatch;

/** Reads the results that an outcome comes on. */
record OutcomeRangeReader(ElementReader reader) {

    /** Results as they are written, and as they are written by mistake. */
    private static final Pattern RANGE = Pattern.compile(
            "\\s*([0-9]{1,5})(?:\\s*(\\.{2,}|…|-|–|—|/|to|or|,)\\s*([0-9]{1,5}|unlimited))?\\s*");

    /** What is written, as a number or a range of them; anything else is reported. */
    Optional<OutcomeMatch.Within> band(String written, Span span) {
        Matcher range = RANGE.matcher(written);
        if (!range.matches()) {
            reader.report().add(Diagnostic.of(Code.RULESET__WRONG_RANGE, span,
                    Message.of("ruleset.wrong-range.result", "range", written)));
            return Optional.empty();
        }
        long least = Long.parseLong(range.group(1));
        String end = Optional.ofNullable(range.group(3)).orElse(range.group(1));
        long most = end.equals("unlimited") ? Amount.UNLIMITED : Long.parseLong(end);
        if (least <= most && (range.group(2) == null || range.group(2).equals(".."))) {
            return Optional.of(new OutcomeMatch.Within(least, most));
        }
        String better = Math.min(least, most) + ".." + (most == Amount.UNLIMITED ? end : Math.max(least, most));
        reader.report().add(Diagnostic.of(Code.RULESET__WRONG_RANGE, span,
                Message.of("ruleset.wrong-range.result", "range", written)).suggestName(written, better));
        return Optional.empty();
    }
}
