package lampblack.builder.build;

import lampblack.builder.shelf.PlaybookSummaries.PlaybookSummary;
import java.util.List;

/**
 * The playbooks of a game, one of which is chosen first.
 *
 * @param open {@code open} while none is chosen
 * @param action where the first is chosen
 * @param closed those that nobody can choose yet
 */
public record PlaybookPicker(String title, String summary, String open, String step, String action,
        List<PlaybookCard> cards, List<ClosedCards> closed) {

    /** Playbooks that come later, on a press. */
    public record ClosedCards(String id, String words, List<PlaybookCard> cards) {}

    /**
     * One playbook.
     *
     * @param link where to look before it is changed; empty where it can be chosen at once
     * @param why what forbids it for now, or empty
     */
    public record PlaybookCard(
            String id, String value, PlaybookSummary summary, String button, String link, String current,
            String why) {}
}
