package lampblack.builder;

import java.util.function.LongSupplier;
import lampblack.builder.page.AssetUrls;
import lampblack.builder.page.WallClock;
import lampblack.builder.printout.PrintRenderer;
import lampblack.builder.play.Activities;
import lampblack.builder.play.RecentActivity;
import lampblack.builder.shelf.Games;
import lampblack.builder.shelf.Shelf;
import lampblack.builder.page.Beside;
import lampblack.builder.group.Attendee;
import lampblack.diagnostic.Messages;
import lampblack.edit.CharacterEditor;

/**
 * All that answers are made from, for one request.
 *
 * @param seeds chance, where nobody asks for the same again
 * @param attendee who asks
 */
public record Builder(Shelf shelf, Games games, Messages messages, PrintRenderer prints,
        AssetUrls assets, Activities activities, WallClock clock, LongSupplier seeds, Beside beside,
        Attendee attendee) {

    public Builder {
        messages = messages.inQuotes();
    }

    CharacterEditor editor() {
        return new CharacterEditor(shelf.judge());
    }

    String text(String key, Object... namesAndValues) {
        return messages.text(key, namesAndValues);
    }

    /** What has been said and rolled with a character. */
    RecentActivity activity(String key) {
        return activities.of(key);
    }
}
