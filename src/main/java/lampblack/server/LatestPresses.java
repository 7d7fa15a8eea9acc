package lampblack.server;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.function.BooleanSupplier;
import java.util.function.Supplier;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import lampblack.builder.group.Attendee;
import lampblack.page.RenderedReply;

/** What each open page was last answered, so that a press that is sent again is answered again and not done twice. */
final class LatestPresses {

    /** The header that names a press by its page and its number there. */
    static final String NAME = "Lampblack-Press";

    private static final Pattern NAMED = Pattern.compile("([0-9a-z-]{4,40})\\.([0-9]{1,9})");
    private static final int PAGES = 64;
    private static final int BROKEN = 500;

    /** One press, as one page sent it. */
    private record Press(String number, CompletableFuture<RenderedReply> answer) {}

    private final Map<String, Press> latest = new LinkedHashMap<>(PAGES, 1, true) {

        private static final long serialVersionUID = 1L;

        @Override
        protected boolean removeEldestEntry(Map.Entry<String, Press> eldest) {
            return size() > PAGES;
        }
    };

    /**
     * The answer to a press, which is done unless it is the last that its page has sent.
     *
     * @param name what the page calls the press; one that names none is done each time
     */
    RenderedReply answer(Attendee attendee, String name, Supplier<RenderedReply> done) {
        Matcher named = NAMED.matcher(name);
        return named.matches() ? answer(attendee.id() + " " + named.group(1), named.group(2), () -> false, done)
                : done.get();
    }

    /**
     * The same for a form that no script has sent.
     *
     * @param form what is the same where the same form of one page is sent again
     * @param isAnew whether it is to be done all the same, once the first has been answered
     */
    RenderedReply answerForm(Attendee attendee, String form, BooleanSupplier isAnew, Supplier<RenderedReply> done) {
        return answer(attendee.id() + " form", form, isAnew, done);
    }

    private RenderedReply answer(String page, String number, BooleanSupplier isAnew, Supplier<RenderedReply> done) {
        Press press = new Press(number, new CompletableFuture<>());
        Press known = begin(page, press);
        if (known == press) {
            return first(page, press, done);
        }
        RenderedReply answer = known.answer().join();
        if (!isAnew.getAsBoolean()) {
            return answer;
        }
        forget(page, known);
        return answer(page, number, isAnew, done);
    }

    private synchronized Press begin(String page, Press press) {
        Press known = latest.get(page);
        if (known != null && known.number().equals(press.number())) {
            return known;
        }
        latest.put(page, press);
        return press;
    }

    private RenderedReply first(String page, Press press, Supplier<RenderedReply> done) {
        boolean isKept = false;
        try {
            RenderedReply answer = done.get();
            isKept = answer.status() < BROKEN;
            press.answer().complete(answer);
            return answer;
        } catch (RuntimeException | Error failure) {
            press.answer().completeExceptionally(failure);
            throw failure;
        } finally {
            if (!isKept) {
                forget(page, press);
            }
        }
    }

    private synchronized void forget(String page, Press press) {
        latest.remove(page, press);
    }
}
