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
import lampblack.ruleset.Ruleset;

/**
 * Where a player takes a character: one that nobody has, one from a file, or a new one.
 *
 * @param free the characters that nobody has
 * @param games those that a character can be begun of
 */
public record SeatPage(String title, List<FreeSheet> free, List<GameLink> games, List<Notice> notices)
        implements PageView {

    public SeatPage {
        free = List.copyOf(free);
        games = List.copyOf(games);
        notices = List.copyOf(notices);
    }

    /**
     * A character that nobody has.
     *
     * @param id of the button
     * @param label what it does, for those who hear it alone
     */
    public record FreeSheet(String id, String key, String name, String role, String label) {}

    /** A game and its page. */
    public record GameLink(String path, String title) {}

    /** @param shelf the whole of it */
    public static SeatPage of(Attendee attendee, Shelf shelf, Table table, Builder builder, List<Notice> notices) {
        ShelfCard.CardMaker maker = new ShelfCard.CardMaker(shelf, builder.games(), builder.messages(),
                builder.clock());
        List<FreeSheet> free = shelf.ask(key -> table.isFree(key, shelf) ? maker.of(key).map(card ->
                new FreeSheet("take." + key, key, card.name(), card.verdict().role(),
                builder.messages().text("web.table.seat.play", "name", card.name()))) : Optional.empty());
        List<GameLink> games = builder.games().all().stream().map(SeatPage::link).toList();
        return new SeatPage(builder.messages().text("web.table.seat.title", "name", attendee.name()), free, games,
                notices);
    }

    private static GameLink link(Ruleset game) {
        return new GameLink(Urls.game(game.id()), game.title());
    }

    @Override
    public String kind() {
        return "seat";
    }
}
