package lampblack.web;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import lampblack.character.CharacterFile;
import lampblack.io.Trash;
import lampblack.ruleset.Ruleset;

/**
 * The shelf of characters and games.
 *
 * @param count how many there are and where, or empty
 * @param rows a row for each game that somebody is of, and one for what cannot be read
 * @param first whom to take where nobody is there yet
 */
public record ShelfPage(
        String title, String count, boolean empty, List<First> first, List<Row> rows, List<GameLine> games,
        String trash, List<Notice> notices) implements Page {

    @Override
    public String kind() {
        return "shelf";
    }

    /** An example that may be taken. */
    public record First(String game, String stem, String button) {}

    /** The characters of one game. @param lost whether they are those that cannot be read, which have no game */
    public record Row(String path, String title, String count, String look, boolean lost, List<Card> cards) {}

    /**
     * A game that characters can be made for.
     *
     * @param state {@code broken} where it has errors, or empty
     * @param chances the form in which chance makes one up; none where the game has errors
     */
    public record GameLine(
            String path, String title, String about, String look, String state, List<Chance> chances) {}

    /** @param label what the button does, for those who hear it alone */
    public record Chance(String id, String game, String sheet, String label) {}

    static ShelfPage of(Moment moment, List<Notice> notices) {
        List<Card> cards = moment.shelf().stems().parallelStream().flatMap(stem -> Card.of(moment, stem).stream()).toList();
        String count = cards.isEmpty() ? "" : moment.words("web.shelf.count", "count", cards.size(), "folder",
                moment.shelf().folder());
        List<First> first = cards.isEmpty() ? first(moment) : List.of();
        return new ShelfPage("", count, cards.isEmpty(), first, rows(moment, cards), games(moment), trash(moment),
                notices);
    }

    private static String trash(Moment moment) {
        int deleted = new Trash(moment.shelf().folder()).all().size();
        return deleted == 0 ? "" : moment.words("web.shelf.trash", "count", deleted);
    }

    private static List<First> first(Moment moment) {
        return Examples.first(moment).map(each -> List.of(new First(each.game(), each.stem(),
                moment.words("web.shelf.take", "name", each.name(), "game", each.title())))).orElse(List.of());
    }

    private static List<Row> rows(Moment moment, List<Card> cards) {
        Map<String, List<Card>> byGame = new TreeMap<>();
        cards.forEach(each -> byGame.computeIfAbsent(each.game(), game -> new ArrayList<>()).add(each));
        Map<String, Row> rows = new LinkedHashMap<>();
        for (Ruleset game : moment.rulebooks().games()) {
            if (byGame.containsKey(game.id())) {
                rows.put(game.id(), row(moment, Paths.game(game.id()), game.title(), game.id(), byGame.get(game.id())));
            }
        }
        byGame.forEach((game, lost) -> rows.computeIfAbsent(game,
                none -> row(moment, "", moment.words("web.shelf.lost"), "", lost)));
        return List.copyOf(rows.values());
    }

    private static Row row(Moment moment, String path, String title, String game, List<Card> cards) {
        List<Card> newest = cards.stream().sorted(Comparator.comparing(Card::stamp).reversed()).toList();
        return new Row(path, title, moment.words("web.shelf.sheets", "count", cards.size()),
                game.isEmpty() ? "" : Look.of(game), path.isEmpty(), newest);
    }

    private static List<GameLine> games(Moment moment) {
        List<GameLine> all = new ArrayList<>();
        moment.rulebooks().games().forEach(each -> all.add(new GameLine(Paths.game(each.id()), each.title(),
                Plain.first(each.text()), Look.of(each.id()), "", List.of(new Chance("chance." + each.id(), each.id(),
                each.sheets().containsKey(CharacterFile.USUAL_SHEET) ? CharacterFile.USUAL_SHEET
                        : each.sheets().keySet().iterator().next(),
                moment.words("web.shelf.chance", "game", each.title()))))));
        moment.rulebooks().ids().stream().filter(id -> moment.rulebooks().game(id).isEmpty())
                .forEach(id -> all.add(new GameLine(Paths.game(id), Rough.title(moment.rulebooks(), id),
                        moment.words("web.game.broken"), "", "broken", List.of())));
        return all;
    }
}
