package lampblack.server.table;

import lampblack.builder.page.PageView;

/**
 * That somebody at a table has no right to what they asked for.
 *
 * @param joins whether they have to join first
 */
public record DeniedPage(String title, String words, boolean joins) implements PageView {

    @Override
    public String kind() {
        return "denied";
    }

    /** Whether they may go on elsewhere. */
    public boolean stays() {
        return !joins;
    }
}
