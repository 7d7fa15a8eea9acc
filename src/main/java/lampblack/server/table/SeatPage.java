package lampblack.server.table;

import java.util.List;
import java.util.Optional;
import lampblack.builder.Builder;
import lampblack.builder.page.Notice;
import lampblack.builder.page.PageView;
import lampblack.builder.page.Urls;
import lampblack.builder.shelf.Shelf;
import lampblack.builder.shelf.ShelfCard;
import lampblack.builder.group.Attendee;
import lampblack.builder.page.Control;
import lampblack.builder.page.Link;
import lampblack.builder.page.NamedControl;
import lampblack.ruleset.Ruleset;

/**
 * Where a player takes a character: one that nobody has, one from a file, or a new one.
 *
 * @param free the characters that nobody has
 * @param games those that a character can be begun of
 */
public record SeatPage(String title, List<NamedControl> free, List<Link> games, List<Notice> notices)
        implements PageView {

    public SeatPage {
        free = List.copyOf(free);
        games = List.copyOf(games);
        notices = List.copyOf(notices);
    }

    /** @param shelf the whole of it */
    public static SeatPage of(Attendee attendee, Shelf shelf, Table table, Builder builder, List<Notice> notices) {
        ShelfCard.CardMaker maker = new ShelfCard.CardMaker(shelf, builder.games(), builder.messages(),
                builder.clock());
        List<NamedControl> free = shelf.ask(key -> table.isFree(key, shelf) ? maker.of(key).map(card ->
                new NamedControl(card.name(), card.verdict().role(), Control.of("take." + key, "/seat",
                        builder.messages().text("web.table.seat.take")).with("sheet", key).leaving()
                        .heard(builder.messages().text("web.table.seat.play", "name", card.name()))))
                : Optional.empty());
        List<Link> games = builder.games().all().stream().map(SeatPage::link).toList();
        return new SeatPage(builder.messages().text("web.table.seat.title", "name", attendee.name()), free, games,
                notices);
    }

    private static Link link(Ruleset game) {
        return Link.of("new", Urls.game(game.id()), game.title()).looking("name");
    }

    @Override
    public String kind() {
        return "seat";
    }
}
