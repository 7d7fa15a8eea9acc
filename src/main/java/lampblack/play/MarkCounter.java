package lampblack.play;

import java.util.ArrayList;
import java.util.List;
import java.util.function.BiFunction;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import lampblack.diagnostic.Message;
import lampblack.rules.Amount;
import lampblack.rules.track.Overflow;

/**
 * Something that is counted in marks, as it stands.
 *
 * @param least the fewest marks there can be
 * @param most the most there can be; no bound where it is unlimited
 * @param runsOut whether it is at its end when nothing is left of it, rather than when it is full
 */
record MarkCounter(String title, long before, long least, long most, Overflow overflow, String whenFull,
        boolean runsOut) {

    private static final Pattern WRITTEN = Pattern.compile("([+-]?)([0-9]{1,9})");

    /** Marks more, fewer, or so many; how the number is then written, with what is to be said, the caller says. */
    MarkResult mark(String what, BiFunction<Long, Message[], MarkResult> written) {
        Matcher matcher = WRITTEN.matcher(what.strip());
        if (!matcher.matches()) {
            return MarkResult.misuse(Message.of("mark.not-a-number", "what", what, "track", title));
        }
        long number = Long.parseLong(matcher.group(2));
        if (before == Amount.UNLIMITED && !matcher.group(1).isEmpty()) {
            return MarkResult.of(List.of(), Message.of("mark.endless", "track", title));
        }
        if (matcher.group(1).isEmpty()) {
            return set(number, written);
        }
        return matcher.group(1).equals("-") ? less(number, written) : more(number, written);
    }

    private MarkResult set(long number, BiFunction<Long, Message[], MarkResult> written) {
        if (number < least || number > most) {
            return MarkResult.misuse(most == Amount.UNLIMITED
                    ? Message.of("mark.too-few", "what", number, "track", title, "least", least)
                    : Message.of("mark.out-of-range", "what", number, "track", title, "least", least, "most", most));
        }
        boolean full = number == most && before < most;
        List<Message> more = runsOut(number) ? List.of(Message.of("mark.full-used", "track", title))
                : full ? List.of(Message.of("mark.full", "track", title)) : List.of();
        return said(written, number, more, runsOut ? runsOut(number) : full);
    }

    private MarkResult less(long number, BiFunction<Long, Message[], MarkResult> written) {
        long after = Math.max(least, before - number);
        List<Message> more = new ArrayList<>(after == before - number ? List.of() : List.of(before == after
                ? Message.of("mark.none", "track", title) : Message.of("mark.only", "there", before - after)));
        if (runsOut(after)) {
            more.add(Message.of("mark.full-used", "track", title));
        }
        return said(written, after, more, runsOut(after));
    }

    private boolean runsOut(long after) {
        return runsOut && after <= least && before > least;
    }

    private MarkResult more(long number, BiFunction<Long, Message[], MarkResult> written) {
        if (most <= 0) {
            return MarkResult.refused(Message.of("mark.no-box", "track", title));
        }
        long sum = before + number;
        if (most == Amount.UNLIMITED || sum < most) {
            return said(written, sum, List.of(), false);
        }
        if (overflow == Overflow.BEGINS_ANEW) {
            Message anew = Message.of("mark.anew", "track", title, "times", sum / most, "rest", sum % most);
            return said(written, sum % most, List.of(anew), true);
        }
        long over = sum - Math.max(before, most);
        Message full = over > 0 ? Message.of("mark.over", "track", title, "over", over)
                : Message.of("mark.full", "track", title);
        return said(written, Math.max(before, most), List.of(full), number > 0 && !runsOut);
    }

    private MarkResult said(BiFunction<Long, Message[], MarkResult> written, long after, List<Message> more,
            boolean full) {
        List<Message> says = new ArrayList<>();
        says.add(most == Amount.UNLIMITED ? Message.of("mark.now", "track", title, "before", before, "after", after)
                : Message.of("mark.now-of", "track", title, "before", before, "after", after, "size", most));
        says.addAll(more);
        MarkResult marked = written.apply(after, says.toArray(Message[]::new));
        return full && marked.refused().isEmpty()
                ? new MarkResult(marked.edits(), marked.says(), whenFull, marked.refused(), false) : marked;
    }
}
