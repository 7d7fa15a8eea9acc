package lampblack.builder.shelf;

import java.util.List;
import java.util.Optional;
import lampblack.builder.page.Control;
import lampblack.builder.page.NamedControl;
import lampblack.builder.page.Notice;
import lampblack.builder.page.PageView;
import lampblack.builder.page.WallClock;
import lampblack.diagnostic.Messages;

/** What was deleted and can be taken back. */
public record TrashPage(String title, List<NamedControl> items, List<Notice> notices) implements PageView {

    @Override
    public String kind() {
        return "trash";
    }

    /** Whether nothing is there. */
    public boolean none() {
        return items.isEmpty();
    }

    public static TrashPage of(Shelf shelf, Games games, Messages messages, WallClock clock, List<Notice> notices) {
        return new TrashPage(messages.text("web.trash"), shelf.deleted().stream()
                .map(deleted -> item(deleted, shelf, games, messages, clock)).toList(), notices);
    }

    private static NamedControl item(DeletedCharacter deleted, Shelf shelf, Games games, Messages messages,
            WallClock clock) {
        Optional<UnvalidatedHeader> header = shelf.find(deleted).flatMap(UnvalidatedHeader::character);
        String file = Keys.file(deleted.key());
        String when = clock.words(deleted.when());
        String about = header.flatMap(UnvalidatedHeader::game).map(game -> messages.text("web.trash.about", "game",
                UnvalidatedHeader.title(games, game), "file", file, "when", when))
                .orElseGet(() -> messages.text("web.trash.about-file", "file", file, "when", when));
        return new NamedControl(header.flatMap(UnvalidatedHeader::name).orElse(deleted.key()), about,
                Control.of("restore." + deleted.id(), "/trash", messages.text("web.trash.back"))
                        .with("id", deleted.id()).leaving());
    }
}
