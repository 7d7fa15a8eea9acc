package lampblack.builder.shelf;

import java.util.List;
import lampblack.builder.page.Control;
import lampblack.builder.page.Urls;
import lampblack.diagnostic.Messages;

/**
 * What can be done with a character on its open card.
 *
 * @param tagging where its tags are sent
 * @param seen the version of its file
 * @param tags its tags as they are written in one field
 * @param known those of others
 * @param controls what puts it away, or fetches it back, and what deletes it
 */
public record CardForms(String tagging, String seen, String tags, List<String> known, List<Control> controls) {

    static CardForms of(ShelfCard card, ShelfQuery query, List<String> known, Messages messages) {
        boolean archived = card.verdict().archived();
        return new CardForms(path(card, query, "tags"), card.version(), String.join(", ", card.verdict().tags()),
                known.stream().filter(tag -> !card.verdict().tags().contains(tag)).toList(), List.of(
                Control.of("card-archive", path(card, query, "archive"), messages.text(archived ? "web.shelf.unarchive"
                        : "web.shelf.archive")).with("seen", card.version()).with("away", archived ? "no" : "yes"),
                Control.of("card-delete", path(card, query, "delete"), messages.text("web.file.delete"))
                        .with("seen", card.version()).looking("plain")));
    }

    /** Where a form is sent, with what the shelf shows behind it. */
    private static String path(ShelfCard card, ShelfQuery query, String change) {
        return Urls.character(card.key()) + "/" + change + query.query();
    }
}
