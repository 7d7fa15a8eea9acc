package lampblack.builder.shelf;

import java.util.List;
import lampblack.builder.context.RequestContext;
import lampblack.builder.page.Notice;
import lampblack.builder.page.PageView;
import lampblack.store.Trash;

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

    public static TrashPage of(RequestContext visit, List<Notice> notices) {
        return new TrashPage(visit.words("web.trash"), new Trash(visit.shelf().folder()).all().stream()
                .map(deletedFile -> new TrashItem(deletedFile.id(), deletedFile.stem(),
                ShelfCard.shown(deletedFile.when()))).toList(), notices);
    }
}
