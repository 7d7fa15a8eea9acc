package lampblack.page;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import lampblack.builder.PageRoute;
import lampblack.builder.Reply;
import lampblack.builder.page.CharacterTab;

/**
 * What forms were answered that no script has sent. No page stays where a form was sent, since that address can neither
 * be opened again nor gone back to: the browser is led to the page that the form stands on, which shows the answer
 * once.
 */
public final class FormAnswers {

    /** The field of an address that says which answer its page shows. */
    public static final String TOLD = "told";
    /** The header that says what status the answer has to which a browser is led. */
    public static final String STATUS = "Lampblack-Status";

    private static final String SHELF = "/";
    private static final Reply NOTHING = new Reply.Refusal(Reply.Status.MISSING);
    private static final int MOST = 24;
    private static final int FINE = 200;
    private static final int SEE_OTHER = 303;

    private final Map<String, RenderedReply> kept = new LinkedHashMap<>();
    private int count;

    /**
     * The answer to a form that no script has sent: a redirect as it is, for anything else one to its page.
     *
     * @param owner who has sent it
     * @param page where the form stands
     */
    public RenderedReply led(String owner, RenderedReply answer, String page) {
        if (answer.status() == SEE_OTHER) {
            return answer;
        }
        count++;
        kept.put(key(owner, "" + count), answer.as(FINE));
        if (kept.size() > MOST) {
            kept.remove(kept.keySet().iterator().next());
        }
        return new RenderedReply(SEE_OTHER, Map.of("Location", told(page, count), STATUS, "" + answer.status()),
                new byte[0]);
    }

    private static String told(String page, int number) {
        int fragment = page.indexOf('#');
        String path = fragment < 0 ? page : page.substring(0, fragment);
        return path + (path.contains("?") ? "&" : "?") + TOLD + "=" + number
                + (fragment < 0 ? "" : page.substring(fragment));
    }

    private static String key(String owner, String number) {
        return owner + " " + number;
    }

    /** What a page shows in its own place, once. @param asked the fields of its address */
    public Optional<RenderedReply> told(String owner, Map<String, List<String>> asked) {
        return asked.getOrDefault(TOLD, List.of()).stream().findFirst()
                .map(number -> kept.remove(key(owner, number)));
    }

    /** The page that a form stands on, which the answer may know better than the address that it was sent to. */
    public static String page(Reply reply, String path) {
        return reply instanceof Reply.Page page && !page.address().isEmpty() ? page.address()
                : page(path).orElse(SHELF);
    }

    /**
     * What opens where a link or a reload leads: an address that only takes forms leads to the page of those.
     *
     * @param isKnown whether pages have this address
     */
    public static Reply opened(Reply reply, String path, boolean isKnown) {
        return !isKnown && reply.equals(NOTHING) ? page(path).filter(page -> !page.equals(path))
                .<Reply>map(Reply.Redirect::new).orElse(reply) : reply;
    }

    /** Whether an address is that of a page, and not only of the shape of one. */
    public static boolean isKnown(PageRoute route) {
        return !route.pattern().endsWith("/{tab}");
    }

    private static boolean isOfPage(Map<String, String> steps) {
        return Optional.ofNullable(steps.get("tab")).map(CharacterTab::of).map(Optional::isPresent).orElse(true);
    }

    /** The page of the forms that are sent to an address; empty where it takes none. */
    public static Optional<String> page(String path) {
        for (PageRoute route : PageRoute.ALL) {
            Optional<Map<String, String>> steps = route.writes() ? AddressText.steps(route.pattern(), path)
                    : Optional.empty();
            if (steps.isPresent() && isOfPage(steps.get())) {
                return steps.map(route::page);
            }
        }
        return Optional.empty();
    }
}
