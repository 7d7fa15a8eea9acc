package lampblack.builder.shelf;

import java.util.List;
import lampblack.builder.page.Urls;
import lampblack.diagnostic.Messages;

/**
 * What can be done with a character on its open card.
 *
 * @param path where its forms are sent to
 * @param query what the shelf shows, behind those addresses
 * @param seen the version of its file
 * @param tags its tags as they are written in one field
 * @param archive what puts it away, or fetches it back
 * @param away whether it is put away once that is pressed
 */
public record CardForms(String path, String query, String seen, String tags, String archive, String away,
        List<String> known) {

    static CardForms of(ShelfCard card, ShelfQuery query, List<String> known, Messages messages) {
        boolean archived = card.verdict().archived();
        return new CardForms(Urls.character(card.key()), query.query(), card.version(),
                String.join(", ", card.verdict().tags()),
                messages.text(archived ? "web.shelf.unarchive" : "web.shelf.archive"), archived ? "no" : "yes",
                known.stream().filter(tag -> !card.verdict().tags().contains(tag)).toList());
    }
}
