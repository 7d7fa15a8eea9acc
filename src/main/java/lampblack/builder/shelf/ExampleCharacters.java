package lampblack.builder.shelf;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import lampblack.builder.context.PageContext;
import lampblack.character.OwnerReference;
import lampblack.edit.LoadedCharacter;
import lampblack.ruleset.Ruleset;
import lampblack.store.RulesetLocation;
import lampblack.store.TextFile;

/** The characters that come with games, to begin from. */
public final class ExampleCharacters {

    private static final String FOLDER = "characters";
    private static final String ENDING = ".yaml";
    /** Whom a newcomer is offered, where that game is there. */
    private static final String FIRST_GAME = "bootleg-rain";

    private ExampleCharacters() {}

    /** A character that comes with a game. */
    record ExampleCharacter(String game, String title, String stem, String name, String role) {}

    /** The examples of a game that can be read. */
    static List<ExampleCharacter> of(PageContext moment, Ruleset game) {
        List<ExampleCharacter> all = new ArrayList<>();
        texts(moment, game.id()).forEach((stem, text) -> judged(moment, stem, text)
                .ifPresent(loadedCharacter -> all.add(
                new ExampleCharacter(game.id(), game.title(), stem, loadedCharacter.name(),
                ShelfCard.role(loadedCharacter.outcome())))));
        return all;
    }

    /** The example that a newcomer is offered. */
    static Optional<ExampleCharacter> first(PageContext moment) {
        return moment.rulebooks().game(FIRST_GAME).stream()
                .flatMap(ruleset -> of(moment, ruleset).stream()).findFirst()
                .or(() -> moment.rulebooks().games().stream().flatMap(ruleset -> of(moment, ruleset).stream())
                .findFirst());
    }

    /** The texts of an example and of whatever it belongs to, by the names of their files without the ending. */
    public static Map<String, String> withOwners(PageContext moment, String game, String stem) {
        Map<String, String> known = texts(moment, game);
        Map<String, String> all = new LinkedHashMap<>();
        add(moment, stem, known, all);
        return all;
    }

    private static void add(PageContext moment, String stem, Map<String, String> known, Map<String, String> to) {
        if (!known.containsKey(stem) || to.containsKey(stem)) {
            return;
        }
        to.put(stem, known.get(stem));
        judged(moment, stem, known.get(stem)).ifPresent(loadedCharacter -> loadedCharacter.file().links().stream()
                .map(OwnerReference::file).forEach(file -> add(moment, stem(file.text()), known, to)));
    }

    private static Optional<LoadedCharacter> judged(PageContext moment, String stem, String text) {
        Path file = moment.shelf().folder().resolve(stem + ENDING);
        return moment.rulebooks().characters().judge(file, TextFile.of(file.toString(), text)).value();
    }

    private static Map<String, String> texts(PageContext moment, String game) {
        Map<String, String> texts = new LinkedHashMap<>();
        List<RulesetLocation> places = moment.rulebooks().rulesets().locations();
        RulesetLocation.of(places, game).ifPresent(place -> place.files(game, FOLDER).forEach(file ->
                place.read(game, file).value().ifPresent(text -> texts.put(stem(file), text.source().text()))));
        return texts;
    }

    private static String stem(String file) {
        String name = file.substring(file.lastIndexOf('/') + 1);
        return name.endsWith(ENDING) ? name.substring(0, name.length() - ENDING.length()) : name;
    }
}
