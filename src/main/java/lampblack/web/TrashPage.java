package lampblack.web;

import java.util.List;
import lampblack.io.Trash;

/** What was deleted and can be taken back. */
public record TrashPage(String title, List<Item> items, List<Notice> notices) implements Page {

    /** A deleted character. */
    public record Item(String id, String name, String when) {}

    @Override
    public String kind() {
        return "trash";
    }

    /** Whether nothing is there. */
    public boolean none() {
        return items.isEmpty();
    }

    static TrashPage of(Visit visit, List<Notice> notices) {
        return new TrashPage(visit.words("web.trash"), new Trash(visit.shelf().folder()).all().stream()
                .map(each -> new Item(each.id(), each.stem(), Card.shown(each.when()))).toList(), notices);
    }
}
