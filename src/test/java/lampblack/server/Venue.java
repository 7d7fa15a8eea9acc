package lampblack.server;

import java.util.Optional;
import lampblack.print.export.BrowserTab;

/** Where a player finds the builder. */
interface Venue {

    /** Whether others can be there at the same time, and other programs. */
    boolean isServed();

    /** Opens a page of it. */
    void open(BrowserTab tab, String path);

    /** The path and the query of the page that is open. */
    String address(BrowserTab tab);

    /** The text of a character, as it would be found on the disk. */
    Optional<String> text(BrowserTab tab, String stem);

    /** Puts an example of a shipped game on the shelf. */
    void example(BrowserTab tab, String game, String stem);

    /** Changes the text of a character by other means than the pages that players use. */
    void edited(BrowserTab tab, String stem, String text);
}
