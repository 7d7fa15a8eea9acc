package lampblack.builder.play;

import java.util.List;
import lampblack.builder.page.Link;
import lampblack.builder.page.HiddenField;

/**
 * One thing that a full track asks for, as presses.
 *
 * @param title what it is called, which groups the presses
 * @param action where they are sent
 * @param kept what all of them send
 * @param presses what one press takes
 * @param own where something can be taken by a name of one's own
 * @param more the ways to what has to be settled first
 */
public record FullPanel(String id, String title, String action, List<HiddenField> kept, List<FullPress> presses,
        List<OwnName> own, List<Link> more) {

    /** One press. @param name the field that it sends @param text what it does, in plain words */
    public record FullPress(String id, String name, String value, String title, String text) {}

    /** A name to write. */
    public record OwnName(String id, String label, List<String> hints) {

        /** The id of the list of hints. */
        public String list() {
            return hints.isEmpty() ? "" : id + ".hints";
        }
    }

    public FullPanel {
        kept = List.copyOf(kept);
        presses = List.copyOf(presses);
        own = List.copyOf(own);
        more = List.copyOf(more);
    }

    /** Whether there is anything in it that can be had. */
    boolean isOpen() {
        return !presses.isEmpty() || !own.isEmpty() || !more.isEmpty();
    }
}
