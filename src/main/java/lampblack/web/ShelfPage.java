package lampblack.web;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
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

    static ShelfPage of(Visit visit, List<Notice> notices) {
        List<Card> cards = visit.shelf().stems().stream().flatMap(stem -> Card.of(visit, stem).stream()).toList();
        String count = cards.isEmpty() ? "" : visit.words("web.shelf.count", "count", cards.size(), "folder",
                visit.shelf().folder());
        return new ShelfPage("", count, cards.isEmpty(), first(visit), rows(visit, cards), games(visit),
                trash(visit), notices);
    }

    private static String trash(Visit visit) {
        int deleted = new Trash(visit.shelf().folder()).all().size();
        return deleted == 0 ? "" : visit.words("web.shelf.trash", "count", deleted);
    }

    private static List<First> first(Visit visit) {
        return Examples.first(visit).map(each -> List.of(new First(each.game(), each.stem(),
                visit.words("web.shelf.take", "name", each.name(), "game", each.title())))).orElse(List.of());
    }

    private static List<Row> rows(Visit visit, List<Card> cards) {
        Map<String, List<Card>> byGame = new TreeMap<>();
        cards.forEach(each -> byGame.computeIfAbsent(each.game(), game -> new ArrayList<>()).add(each));
        Map<String, Row> rows = new LinkedHashMap<>();
        for (Ruleset game : visit.rulebooks().games()) {
            if (byGame.containsKey(game.id())) {
                rows.put(game.id(), row(visit, Paths.game(game.id()), game.title(), game.id(), byGame.get(game.id())));
            }
        }
        byGame.forEach((game, lost) -> rows.computeIfAbsent(game,
                none -> row(visit, "", visit.words("web.shelf.lost"), "", lost)));
        return List.copyOf(rows.values());
    }

    private static Row row(Visit visit, String path, String title, String game, List<Card> cards) {
        List<Card> newest = cards.stream().sorted(Comparator.comparing(Card::stamp).reversed()).toList();
        return new Row(path, title, visit.words("web.shelf.sheets", "count", cards.size()),
                game.isEmpty() ? "" : Look.of(game), path.isEmpty(), newest);
    }

    private static List<GameLine> games(Visit visit) {
        List<GameLine> all = new ArrayList<>();
        visit.rulebooks().games().forEach(each -> all.add(new GameLine(Paths.game(each.id()), each.title(),
                Plain.first(each.text()), Look.of(each.id()), "", List.of(new Chance("chance." + each.id(), each.id(),
                each.sheets().containsKey(Ruleset.USUAL_SHEET) ? Ruleset.USUAL_SHEET
                        : each.sheets().keySet().iterator().next(),
                visit.words("web.shelf.chance", "game", each.title()))))));
        visit.rulebooks().rulesets().ids().stream().filter(id -> visit.rulebooks().game(id).isEmpty())
                .forEach(id -> all.add(new GameLine(Paths.game(id), Rough.title(visit, id),
                        visit.words("web.game.broken"), "", "broken",
                        List.of())));
        return all;
    }
}
