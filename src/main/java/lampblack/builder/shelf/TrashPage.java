package lampblack.builder.shelf;

import java.util.List;
import lampblack.builder.page.Notice;
import lampblack.builder.page.PageView;
import lampblack.builder.page.WallClock;
import lampblack.diagnostic.Messages;

/** What was deleted and can be taken back. */
public record TrashPage(String title, List<TrashItem> items, List<Notice> notices) implements PageView {

    /** A deleted character. */
    public record TrashItem(String id, String name, String when) {}

    @Override
    public String kind() {
        return "trash";
    }

    /** Whether nothing is there. */
    public boolean none() {
        return items.isEmpty();
    }

    public static TrashPage of(List<DeletedCharacter> deleted, Messages messages, WallClock clock,
            List<Notice> notices) {
        return new TrashPage(messages.text("web.trash"), deleted.stream().map(character -> new TrashItem(
                character.id(), character.key(), clock.words(character.when()))).toList(), notices);
    }
}
