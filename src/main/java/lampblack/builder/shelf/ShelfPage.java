package lampblack.builder.shelf;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
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
 * @param count how many there are and where, or empty
 * @param moved how many are of an earlier version of their game, where several are, or empty
 * @param search the form to find some among many, where there are many
 * @param rows a row for each game with characters, and one for unreadable files
 * @param none that nobody is found, or empty
 * @param first examples to start from where the shelf is empty
 * @param archived how many are put away, or empty
 * @param undo what was deleted just now, and can be taken back
 */
public record ShelfPage(
        String title, String stamp, String count, String moved, boolean empty, List<SuggestedExample> first,
        List<ShelfSearch> search, List<ShelfRow> rows, String none,
        List<GameLine> games, String archived,
        String trash, List<UndoDelete> undo, List<Notice> notices) implements PageView {

    /** More than are found at a glance. */
    private static final int MANY = 12;

    @Override
    public String kind() {
        return "shelf";
    }

    /** An example that may be taken. */
    public record SuggestedExample(String game, String stem, String button) {}

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
            String path, String title, String about, String look, String state, List<RandomCharacterForm> chances) {}

    /** @param label what the button does, for those who hear it alone */
    public record RandomCharacterForm(String id, String game, String sheet, String label) {}

    public static ShelfPage of(Shelf shelf, Games games, Messages messages, WallClock clock, ShelfQuery query,
            List<Notice> notices) {
        List<ShelfCard> all = shelf.ask(new ShelfCard.CardMaker(shelf, games, messages, clock)::of);
        String count = all.isEmpty() ? "" : messages.text("web.shelf.count", "count", all.size(), "folder",
                shelf.place());
        List<SuggestedExample> first = all.isEmpty() ? first(shelf, games, messages) : List.of();
        ShelfRows rows = ShelfRows.of(games, messages, query);
        List<ShelfCard> found = rows.found(all, ShelfSearch.tags(all));
        List<ShelfSearch> search = all.size() <= MANY && !query.narrows() ? List.of()
                : List.of(ShelfSearch.of(query, all, found.size(), rows.titles(), messages));
        long archived = all.stream().filter(card -> card.verdict().archived()).count();
        return new ShelfPage("", ShelfStamp.of(shelf), count, moved(all, messages), all.isEmpty(), first,
                search, rows.rows(found, all),
                found.isEmpty() && !all.isEmpty() ? messages.text("web.shelf.none") : "", games(games, messages),
                archived == 0 ? "" : messages.text("web.shelf.archived", "count", archived),
                trash(shelf, messages), undo(shelf, messages, query), withPassedOver(shelf, notices, messages));
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

    private static List<SuggestedExample> first(Shelf shelf, Games games, Messages messages) {
        return ExampleCharacters.first(shelf, games, messages).map(exampleCharacter ->
                List.of(new SuggestedExample(exampleCharacter.game(), exampleCharacter.stem(),
                messages.text("web.shelf.take", "name", exampleCharacter.name(), "game", exampleCharacter.title()))))
                .orElse(List.of());
    }

    private static List<GameLine> games(Games known, Messages messages) {
        List<GameLine> all = new ArrayList<>();
        known.all().forEach(ruleset -> all.add(new GameLine(Urls.game(ruleset.id()), ruleset.title(),
                FirstSentence.of(ruleset.text()), GameStyles.of(ruleset.id()), "",
                List.of(new RandomCharacterForm("chance." + ruleset.id(), ruleset.id(),
                ruleset.sheets().containsKey(CharacterFile.USUAL_SHEET) ? CharacterFile.USUAL_SHEET
                        : ruleset.sheets().keySet().iterator().next(),
                messages.text("web.shelf.chance", "game", ruleset.title()))))));
        known.ids().stream().filter(id -> known.game(id).isEmpty())
                .forEach(id -> all.add(new GameLine(Urls.game(id), UnvalidatedHeader.title(known, id),
                        messages.text("web.game.broken"), "", "broken", List.of())));
        return all;
    }
}
