package lampblack.web;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import lampblack.character.Belonging;
import lampblack.io.CharacterJson;
import lampblack.io.LoadedCharacter;
import lampblack.io.RulesetPlace;
import lampblack.io.TextFile;
import lampblack.ruleset.Ruleset;

/** The characters that come with games, to begin from. */
final class Examples {

    private static final String FOLDER = "characters";
    private static final String ENDING = ".yaml";
    /** Whom a newcomer is offered, where that game is there. */
    private static final String FIRST_GAME = "bootleg-rain";

    private Examples() {}

    /** A character that comes with a game. */
    record Example(String game, String title, String stem, String name, String role) {}

    /** The examples of a game that can be read. */
    static List<Example> of(Moment moment, Ruleset game) {
        List<Example> all = new ArrayList<>();
        texts(moment, game.id()).forEach((stem, text) -> judged(moment, stem, text).ifPresent(each -> all.add(
                new Example(game.id(), game.title(), stem, CharacterJson.name(each), Card.role(each.outcome())))));
        return all;
    }

    /** The example that a newcomer is offered. */
    static Optional<Example> first(Moment moment) {
        return moment.rulebooks().game(FIRST_GAME).stream()
                .flatMap(each -> of(moment, each).stream()).findFirst()
                .or(() -> moment.rulebooks().games().stream().flatMap(each -> of(moment, each).stream()).findFirst());
    }

    /** The texts of an example and of whatever it belongs to, by the names of their files without the ending. */
    static Map<String, String> withOwners(Moment moment, String game, String stem) {
        Map<String, String> known = texts(moment, game);
        Map<String, String> all = new LinkedHashMap<>();
        add(moment, stem, known, all);
        return all;
    }

    private static void add(Moment moment, String stem, Map<String, String> known, Map<String, String> to) {
        if (!known.containsKey(stem) || to.containsKey(stem)) {
            return;
        }
        to.put(stem, known.get(stem));
        judged(moment, stem, known.get(stem)).ifPresent(each -> each.file().links().stream()
                .map(Belonging::file).forEach(file -> add(moment, stem(file.text()), known, to)));
    }

    private static Optional<LoadedCharacter> judged(Moment moment, String stem, String text) {
        Path file = moment.shelf().folder().resolve(stem + ENDING);
        return moment.rulebooks().characters().judge(file, TextFile.of(file.toString(), text)).value();
    }

    private static Map<String, String> texts(Moment moment, String game) {
        Map<String, String> texts = new LinkedHashMap<>();
        List<RulesetPlace> places = moment.rulebooks().rulesets().places();
        RulesetPlace.of(places, game).ifPresent(place -> place.files(game, FOLDER).forEach(file ->
                place.read(game, file).value().ifPresent(text -> texts.put(stem(file), text.source().text()))));
        return texts;
    }

    private static String stem(String file) {
        String name = file.substring(file.lastIndexOf('/') + 1);
        return name.endsWith(ENDING) ? name.substring(0, name.length() - ENDING.length()) : name;
    }
}
