package lampblack.web;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import lampblack.cli.CharacterWords;
import lampblack.diagnostic.Checked;
import lampblack.io.CharacterJson;
import lampblack.io.LoadedCharacter;

/** The shelf of characters and games. */
public record ShelfPage(String title, List<Card> characters, List<Game> games) implements Page {

    @Override
    public String kind() {
        return "shelf";
    }

    /** A character on the shelf. */
    public record Card(String path, String name, String game, String standing) {}

    /** A game that characters can be made for. */
    public record Game(String path, String title) {}

    static ShelfPage of(Visit visit) {
        List<Card> cards = new ArrayList<>();
        for (String stem : visit.shelf().stems()) {
            visit.shelf().file(stem).ifPresent(file -> cards.add(card(visit, stem,
                    visit.library().characters().load(file))));
        }
        List<Game> games = visit.library().rulesets().ids().stream()
                .map(id -> visit.library().rulesets().load(id).value()).flatMap(Optional::stream)
                .map(each -> new Game(Paths.game(each.ruleset().id()), each.ruleset().title())).toList();
        return new ShelfPage("", List.copyOf(cards), games);
    }

    private static Card card(Visit visit, String stem, Checked<LoadedCharacter> loaded) {
        return loaded.value().map(each -> new Card(Paths.character(stem), CharacterJson.name(each),
                each.ruleset().ruleset().title(),
                visit.workshop().messages().render(CharacterWords.standing(each.outcome()))))
                .orElseGet(() -> new Card(Paths.character(stem), stem, "", visit.words("web.shelf.damaged")));
    }
}
