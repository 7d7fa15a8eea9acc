package lampblack.builder.shelf;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import lampblack.character.OwnerReference;
import lampblack.edit.LoadedCharacter;
import lampblack.ruleset.Ruleset;

/** The characters that come with games, to begin from. */
public final class ExampleCharacters {

    private static final String ENDING = ".yaml";
    /** Whom a newcomer is offered, where that game is there. */
    private static final String FIRST_GAME = "bootleg-rain";

    private ExampleCharacters() {}

    /** A character that comes with a game. */
    record ExampleCharacter(String game, String title, String stem, String name, String role) {}

    /** The examples of a game that can be read. */
    static List<ExampleCharacter> of(Shelf shelf, Games games, Ruleset game) {
        List<ExampleCharacter> all = new ArrayList<>();
        games.examples(game.id()).forEach((stem, text) -> judged(shelf, stem, text)
                .ifPresent(loadedCharacter -> all.add(
                new ExampleCharacter(game.id(), game.title(), stem, loadedCharacter.name(),
                CardVerdict.role(loadedCharacter.evaluated())))));
        return all;
    }

    /** The example that a newcomer is offered. */
    static Optional<ExampleCharacter> first(Shelf shelf, Games games) {
        return games.game(FIRST_GAME).stream()
                .flatMap(ruleset -> of(shelf, games, ruleset).stream()).findFirst()
                .or(() -> games.all().stream().flatMap(ruleset -> of(shelf, games, ruleset).stream())
                .findFirst());
    }

    /** The texts of an example and its owners, by file name without extension. */
    public static Map<String, String> withOwners(Shelf shelf, Games games, String game, String stem) {
        Map<String, String> known = games.examples(game);
        Map<String, String> all = new LinkedHashMap<>();
        add(shelf, stem, known, all);
        return all;
    }

    private static void add(Shelf shelf, String stem, Map<String, String> known, Map<String, String> to) {
        if (!known.containsKey(stem) || to.containsKey(stem)) {
            return;
        }
        to.put(stem, known.get(stem));
        judged(shelf, stem, known.get(stem)).ifPresent(loadedCharacter -> loadedCharacter.file().links().stream()
                .map(OwnerReference::file).forEach(file -> add(shelf, stem(file.text()), known, to)));
    }

    private static Optional<LoadedCharacter> judged(Shelf shelf, String stem, String text) {
        return shelf.judge(stem, text).value();
    }

    private static String stem(String file) {
        String name = file.substring(file.lastIndexOf('/') + 1);
        return name.endsWith(ENDING) ? name.substring(0, name.length() - ENDING.length()) : name;
    }
}
