package lampblack.builder.shelf;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import lampblack.builder.context.PageContext;
import lampblack.builder.page.GameStyles;
import lampblack.builder.page.Notice;
import lampblack.builder.page.PageView;
import lampblack.builder.page.Urls;
import lampblack.character.CharacterFile;
import lampblack.ruleset.Ruleset;
import lampblack.store.Trash;

/**
 * The shelf of characters and games.
 *
 * @param count how many there are and where, or empty
 * @param rows a row for each game that somebody is of, and one for what cannot be read
 * @param first whom to take where nobody is there yet
 */
public record ShelfPage(
        String title, String count, boolean empty, List<SuggestedExample> first, List<ShelfRow> rows,
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

    public static ShelfPage of(PageContext moment, List<Notice> notices) {
        List<ShelfCard> cards = moment.shelf().stems().parallelStream()
                .flatMap(stem -> ShelfCard.of(moment, stem).stream()).toList();
        String count = cards.isEmpty() ? "" : moment.words("web.shelf.count", "count", cards.size(), "folder",
                moment.shelf().folder());
        List<SuggestedExample> first = cards.isEmpty() ? first(moment) : List.of();
        return new ShelfPage("", count, cards.isEmpty(), first, rows(moment, cards), games(moment), trash(moment),
                notices);
    }

    private static String trash(PageContext moment) {
        int deleted = new Trash(moment.shelf().folder()).all().size();
        return deleted == 0 ? "" : moment.words("web.shelf.trash", "count", deleted);
    }

    private static List<SuggestedExample> first(PageContext moment) {
        return ExampleCharacters.first(moment).map(exampleCharacter ->
                List.of(new SuggestedExample(exampleCharacter.game(), exampleCharacter.stem(),
                moment.words("web.shelf.take", "name", exampleCharacter.name(), "game", exampleCharacter.title()))))
                .orElse(List.of());
    }

    private static List<ShelfRow> rows(PageContext moment, List<ShelfCard> cards) {
        Map<String, List<ShelfCard>> byGame = new TreeMap<>();
        cards.forEach(shelfCard -> byGame.computeIfAbsent(shelfCard.game(), game -> new ArrayList<>()).add(shelfCard));
        Map<String, ShelfRow> rows = new LinkedHashMap<>();
        for (Ruleset game : moment.rulebooks().games()) {
            if (byGame.containsKey(game.id())) {
                rows.put(game.id(), row(moment, Urls.game(game.id()), game.title(), game.id(), byGame.get(game.id())));
            }
        }
        byGame.forEach((game, lost) -> rows.computeIfAbsent(game,
                none -> row(moment, "", moment.words("web.shelf.lost"), "", lost)));
        return List.copyOf(rows.values());
    }

    private static ShelfRow row(PageContext moment, String path, String title, String game, List<ShelfCard> cards) {
        List<ShelfCard> newest = cards.stream().sorted(Comparator.comparing(ShelfCard::stamp).reversed()).toList();
        return new ShelfRow(path, title, moment.words("web.shelf.sheets", "count", cards.size()),
                game.isEmpty() ? "" : GameStyles.of(game), path.isEmpty(), newest);
    }

    private static List<GameLine> games(PageContext moment) {
        List<GameLine> all = new ArrayList<>();
        moment.rulebooks().games().forEach(ruleset -> all.add(new GameLine(Urls.game(ruleset.id()), ruleset.title(),
                FirstSentence.of(ruleset.text()), GameStyles.of(ruleset.id()), "",
                List.of(new RandomCharacterForm("chance." + ruleset.id(), ruleset.id(),
                ruleset.sheets().containsKey(CharacterFile.USUAL_SHEET) ? CharacterFile.USUAL_SHEET
                        : ruleset.sheets().keySet().iterator().next(),
                moment.words("web.shelf.chance", "game", ruleset.title()))))));
        moment.rulebooks().ids().stream().filter(id -> moment.rulebooks().game(id).isEmpty())
                .forEach(id -> all.add(new GameLine(Urls.game(id), UnvalidatedHeader.title(moment.rulebooks(), id),
                        moment.words("web.game.broken"), "", "broken", List.of())));
        return all;
    }
}
