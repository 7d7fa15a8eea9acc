package lampblack.builder.page;

import java.util.List;
import lampblack.diagnostic.Messages;

/**
 * How much of a long list a page shows: its newest hundred, and as many more each time that it is asked for the rest.
 *
 * @param most how many it shows
 * @param rest how many older ones there are
 * @param path that of the page which shows more of them
 */
public record NewestPart(int most, int rest, String path) {

    private static final int STEP = 100;

    /**
     * @param asked how many the address asks for, where it does
     * @param all how many there are
     * @param least how many are shown at least
     * @param path of the page with the beginning of its query, which the number completes
     */
    public static NewestPart of(String asked, int all, int least, String path) {
        int most = Math.max(least, asked.matches("[0-9]{1,7}") ? Integer.parseInt(asked) : 0);
        int shown = Math.min(all, (Math.max(most, 1) + STEP - 1) / STEP * STEP);
        return new NewestPart(shown, all - shown, path + (shown + STEP));
    }

    /** The link to what is not shown, where there is anything. @param id of the link */
    public List<Link> more(Messages messages, String id) {
        return rest == 0 ? List.of() : List.of(Link.at(id, path, messages.text("web.more", "count", rest))
                .looking("button").inPlace());
    }
}
