package lampblack.builder.shelf;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import lampblack.builder.page.GameStyles;
import lampblack.builder.page.Notice;
import lampblack.builder.page.PageView;
import lampblack.builder.page.Urls;
import lampblack.builder.page.WallClock;
import lampblack.character.CharacterFile;
import lampblack.diagnostic.Messages;
import lampblack.ruleset.Ruleset;

/**
 * The start page: the shelf of characters and games.
 *
 * @param count how many there are and where, or empty
 * @param moved how many are of an earlier version of their game, where several are, or empty
 * @param rows a row for each game with characters, and one for unreadable files
 * @param first examples to start from where the shelf is empty
 */
public record ShelfPage(
        String title, String count, String moved, boolean empty, List<SuggestedExample> first, List<ShelfRow> rows,
        List<GameLine> games,
        String trash, List<Notice> notices) implements PageView {

    @Override
    public String kind() {
        return "shelf";
    }

    /** An example that may be taken. */
    public record SuggestedExample(String game, String stem, String button) {}

    /** The characters of one game. @param lost whether they are those that cannot be read, which have no game */
    public record ShelfRow(String path, String title, String count, String look, boolean lost, List<ShelfCard> cards) {}

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

    public static ShelfPage of(Shelf shelf, Games games, Messages messages, WallClock clock, List<Notice> notices) {
        List<ShelfCard> cards = shelf.ask(new ShelfCard.CardMaker(shelf, games, messages, clock)::of);
        String count = cards.isEmpty() ? "" : messages.text("web.shelf.count", "count", cards.size(), "folder",
                shelf.place());
        List<SuggestedExample> first = cards.isEmpty() ? first(shelf, games, messages) : List.of();
        return new ShelfPage("", count, moved(cards, messages), cards.isEmpty(), first,
                rows(games, messages, cards), games(games, messages),
                trash(shelf, messages),
                notices);
    }

    private static String moved(List<ShelfCard> cards, Messages messages) {
        long older = cards.stream().filter(ShelfCard::older).count();
        return older < 2 ? "" : messages.text("web.shelf.moved", "count", older);
    }

    private static String trash(Shelf shelf, Messages messages) {
        int deleted = shelf.deleted().size();
        return deleted == 0 ? "" : messages.text("web.shelf.trash", "count", deleted);
    }

    private static List<SuggestedExample> first(Shelf shelf, Games games, Messages messages) {
        return ExampleCharacters.first(shelf, games).map(exampleCharacter ->
                List.of(new SuggestedExample(exampleCharacter.game(), exampleCharacter.stem(),
                messages.text("web.shelf.take", "name", exampleCharacter.name(), "game", exampleCharacter.title()))))
                .orElse(List.of());
    }

    private static List<ShelfRow> rows(Games games, Messages messages, List<ShelfCard> cards) {
        Map<String, List<ShelfCard>> byGame = new TreeMap<>();
        cards.forEach(shelfCard -> byGame.computeIfAbsent(shelfCard.game(), game -> new ArrayList<>()).add(shelfCard));
        Map<String, ShelfRow> rows = new LinkedHashMap<>();
        for (Ruleset game : games.all()) {
            if (byGame.containsKey(game.id())) {
                rows.put(game.id(), row(messages, Urls.game(game.id()), game.title(), game.id(),
                        byGame.get(game.id())));
            }
        }
        byGame.forEach((game, lost) -> rows.computeIfAbsent(game,
                none -> row(messages, "", game.isEmpty() ? messages.text("web.shelf.lost")
                        : messages.text("web.shelf.sealed", "game", game), "", lost)));
        return List.copyOf(rows.values());
    }

    private static ShelfRow row(Messages messages, String path, String title, String game, List<ShelfCard> cards) {
        List<ShelfCard> newest = cards.stream().sorted(Comparator.comparing(ShelfCard::stamp).reversed()).toList();
        return new ShelfRow(path, title, messages.text("web.shelf.sheets", "count", cards.size()),
                game.isEmpty() ? "" : GameStyles.of(game), path.isEmpty(), newest);
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
