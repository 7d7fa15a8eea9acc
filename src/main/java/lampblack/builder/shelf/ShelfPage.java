package lampblack.builder.shelf;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import lampblack.builder.page.Control;
import lampblack.builder.page.GameStyles;
import lampblack.builder.page.Notice;
import lampblack.builder.page.PageView;
import lampblack.builder.page.Urls;
import lampblack.builder.page.WallClock;
import lampblack.character.CharacterFile;
import lampblack.diagnostic.Diagnostic;
import lampblack.diagnostic.Messages;

/**
 * The start page: the shelf of characters and games.
 *
 * @param stamp what its forms say of the shelf
 * @param counts how many there are of whatever is told in numbers
 * @param first an example to start from where the shelf is empty
 * @param undo what was deleted just now, and can be taken back
 */
public record ShelfPage(String stamp, ShelfCounts counts, List<Control> first, FoundCards found, List<GameLine> games,
        List<UndoDelete> undo, List<Notice> notices) implements PageView {

    /** More than are found at a glance. */
    private static final int MANY = 12;

    @Override
    public String kind() {
        return "shelf";
    }

    @Override
    public String title() {
        return "";
    }

    /** Whether nobody is there. */
    public boolean empty() {
        return counts.all().isEmpty();
    }

    /**
     * How many there are, each in words or empty.
     *
     * @param all that are there, and where
     * @param moved that are of an earlier version, where several are
     */
    public record ShelfCounts(String all, String moved, String archived, String trash) {}

    /**
     * The cards that are shown.
     *
     * @param search the form to find some among many, where there are many
     * @param rows a row for each game with characters, and one for unreadable files
     * @param none that nobody is found, or empty
     */
    public record FoundCards(List<ShelfSearch> search, List<ShelfRow> rows, String none) {}

    /**
     * The characters of one game, or all.
     *
     * @param pack where they are printed together, or empty
     */
    public record ShelfRow(
            String path, String pack, String title, String count, String look, List<CardGroup> groups) {

        /** Whether they are those that cannot be read, which have no game. */
        public boolean lost() {
            return path.isEmpty() && !title.isEmpty();
        }
    }

    /** A crew and its members, or those who belong to none. @param path of the crew's page, or empty */
    public record CardGroup(String title, String path, List<ShelfCard> cards) {

        /** The class that its looks go by. */
        public String look() {
            return path.isEmpty() ? "" : "crewed";
        }

        static CardGroup of(List<ShelfCard> cards) {
            return new CardGroup("", "", cards);
        }
    }

    /** What was deleted. @param focused {@code autofocus} where it was the last, or empty */
    public record UndoDelete(String id, String action, String words, String focused) {}

    /**
     * A game that characters can be made for.
     *
     * @param state {@code broken} where it has errors, or empty
     * @param chances the form in which chance makes one up; none where the game has errors
     */
    public record GameLine(
            String path, String title, String about, String look, String state, List<Control> chances) {}

    public static ShelfPage of(Shelf shelf, Games games, Messages messages, WallClock clock, ShelfQuery query,
            List<Notice> notices) {
        List<ShelfCard> all = shelf.ask(new ShelfCard.CardMaker(shelf, games, messages, clock)::of);
        String count = all.isEmpty() ? "" : messages.text("web.shelf.count", "count", all.size(), "folder",
                shelf.place());
        ShelfRows rows = ShelfRows.of(games, messages, query);
        List<ShelfCard> found = rows.found(all, ShelfSearch.tags(all));
        List<ShelfSearch> search = all.size() <= MANY && !query.narrows() ? List.of()
                : List.of(ShelfSearch.of(query, all, found.size(), rows.titles(), messages));
        long archived = all.stream().filter(card -> card.verdict().archived()).count();
        ShelfCounts counts = new ShelfCounts(count, moved(all, messages), archived == 0 ? ""
                : messages.text("web.shelf.archived", "count", archived), trash(shelf, messages));
        return new ShelfPage(ShelfStamp.of(shelf), counts, all.isEmpty() ? first(shelf, games, messages) : List.of(),
                new FoundCards(search, rows.rows(found, all), found.isEmpty() && !all.isEmpty()
                        ? messages.text("web.shelf.none") : ""), games(shelf, games, messages),
                undo(shelf, messages, query), withPassedOver(shelf, notices, messages));
    }

    private static List<Notice> withPassedOver(Shelf shelf, List<Notice> notices, Messages messages) {
        List<Diagnostic> passedOver = shelf.passedOver();
        List<Notice> all = new ArrayList<>(notices);
        if (!passedOver.isEmpty()) {
            all.add(Notice.of("refused", messages.text("web.shelf.passed-over", "count", passedOver.size()),
                    passedOver, messages));
        }
        return all;
    }

    private static String moved(List<ShelfCard> cards, Messages messages) {
        long older = cards.stream().filter(card -> card.verdict().older()).count();
        return older < 2 ? "" : messages.text("web.shelf.moved", "count", older);
    }

    private static String trash(Shelf shelf, Messages messages) {
        int deleted = shelf.deleted().size();
        return deleted == 0 ? "" : messages.text("web.shelf.trash", "count", deleted);
    }

    /** Of what is no longer in the trash nothing is said. */
    private static List<UndoDelete> undo(Shelf shelf, Messages messages, ShelfQuery query) {
        if (query.deleted().isEmpty()) {
            return List.of();
        }
        Map<String, DeletedCharacter> deleted = new LinkedHashMap<>();
        shelf.deleted().forEach(one -> deleted.put(one.id(), one));
        return query.deleted().stream().filter(deleted::containsKey).map(id -> new UndoDelete(id,
                "/trash" + query.query(), messages.text("web.shelf.deleted", "name", shelf.find(deleted.get(id))
                        .flatMap(UnvalidatedHeader::character).flatMap(UnvalidatedHeader::name)
                        .orElse(deleted.get(id).key())),
                id.equals(query.deleted().get(0)) ? "autofocus" : "")).toList();
    }

    private static List<Control> first(Shelf shelf, Games games, Messages messages) {
        return ExampleCharacters.first(shelf, games, messages).map(example -> begin("try." + example.stem(), shelf,
                messages.text("web.shelf.take", "name", example.name(), "game", example.title()))
                .with("game", example.game()).with("example", example.stem()).looking("first")).stream().toList();
    }

    private static Control begin(String id, Shelf shelf, String label) {
        return Control.of(id, "/characters", label).with(ShelfStamp.FIELD, ShelfStamp.of(shelf)).leaving();
    }

    private static List<GameLine> games(Shelf shelf, Games known, Messages messages) {
        List<GameLine> all = new ArrayList<>();
        known.all().forEach(ruleset -> all.add(new GameLine(Urls.game(ruleset.id()), ruleset.title(),
                FirstSentence.of(ruleset.text()), GameStyles.of(ruleset.id()), "",
                List.of(begin("chance." + ruleset.id(), shelf, messages.text("web.shelf.random"))
                        .with("game", ruleset.id()).with("sheet",
                                ruleset.sheets().containsKey(CharacterFile.USUAL_SHEET) ? CharacterFile.USUAL_SHEET
                                        : ruleset.sheets().keySet().iterator().next()).looking("small")
                        .heard(messages.text("web.shelf.chance", "game", ruleset.title()))))));
        known.ids().stream().filter(id -> known.game(id).isEmpty())
                .forEach(id -> all.add(new GameLine(Urls.game(id), UnvalidatedHeader.title(known, id),
                        messages.text("web.game.broken"), "", "broken", List.of())));
        return all;
    }
}
