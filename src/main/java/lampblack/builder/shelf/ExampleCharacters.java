package lampblack.builder.shelf;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import lampblack.character.OwnerReference;
import lampblack.diagnostic.Messages;
import lampblack.edit.LoadedCharacter;
import lampblack.ruleset.Ruleset;

/** The characters that come with games, to begin from. */
public final class ExampleCharacters {

    private static final String ENDING = ".yaml";
    /** Whom a newcomer is offered, where that game is there. */
    private static final String FIRST_GAME = "bootleg-rain";

    private ExampleCharacters() {}

    /**
     * A character that comes with a game.
     *
     * @param kind what its kind of sheet is called
     * @param crew what it belongs to, or empty
     * @param career how far it has come, or empty
     * @param look what it looks like in its player's words, or empty
     */
    public record ExampleCharacter(String game, String title, String stem, String name, String kind, String role,
            String crew, String career, String look) {}

    /** The examples of a game that can be read, crews before their members. */
    public static List<ExampleCharacter> of(Shelf shelf, Games games, Ruleset game, Messages messages) {
        return games.shownExamples(game.id()).orElseGet(() -> {
            List<LoadedCharacter> all = new ArrayList<>();
            games.examples(game.id()).forEach((stem, text) -> games.example(game.id(), stem)
                    .or(() -> judged(shelf, stem, text)).ifPresent(all::add));
            return shown(game, all, messages);
        });
    }

    /** The examples of a game whose own texts are all that it takes to judge them; empty where others are missing. */
    public static Optional<List<ExampleCharacter>> beforehand(Games games, Ruleset game, Messages messages) {
        List<LoadedCharacter> all = games.examples(game.id()).keySet().stream()
                .flatMap(stem -> games.example(game.id(), stem).stream()).toList();
        return all.size() == games.examples(game.id()).size() ? Optional.of(shown(game, all, messages))
                : Optional.empty();
    }

    private static List<ExampleCharacter> shown(Ruleset game, List<LoadedCharacter> all, Messages messages) {
        Map<String, String> names = new HashMap<>();
        all.forEach(character -> names.put(character.key(), character.name()));
        List<ExampleCharacter> examples = new ArrayList<>();
        all.forEach(character -> examples.add(example(game, character, names, messages)));
        examples.sort(Comparator.comparing((ExampleCharacter one) -> one.crew().isEmpty() ? one.name() : one.crew())
                .thenComparing(one -> !one.crew().isEmpty()).thenComparing(ExampleCharacter::name));
        return examples;
    }

    private static ExampleCharacter example(Ruleset game, LoadedCharacter character, Map<String, String> names,
            Messages messages) {
        CardVerdict verdict = CardVerdict.of(character, messages);
        return new ExampleCharacter(game.id(), game.title(), character.key(), character.name(),
                character.evaluated().sheet().label().title(), verdict.role(),
                verdict.owners().stream().filter(names::containsKey).map(names::get).findFirst().orElse(""),
                verdict.career(), character.file().fields().text("look").orElse(""));
    }

    /** The example that a newcomer is offered. */
    static Optional<ExampleCharacter> first(Shelf shelf, Games games, Messages messages) {
        return games.game(FIRST_GAME).stream()
                .flatMap(ruleset -> of(shelf, games, ruleset, messages).stream()).findFirst()
                .or(() -> games.all().stream().flatMap(ruleset -> of(shelf, games, ruleset, messages).stream())
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
        to.put(stem, NewCharacterText.onShelf(known.get(stem)));
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
