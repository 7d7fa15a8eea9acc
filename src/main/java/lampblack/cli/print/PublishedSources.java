package lampblack.cli.print;

import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.stream.Stream;
import lampblack.diagnostic.Source;
import lampblack.judge.FileName;
import lampblack.page.PublishedGame;
import lampblack.page.published.OpenSource;
import lampblack.ruleset.LoadedRuleset;
import lampblack.store.RulesetLocation;
import lampblack.store.TextFile;

/** The files that published games consist of; those may be given back whose authors say {@code source: open}. */
final class PublishedSources {

    private static final String EXAMPLES = "characters";
    private static final String TESTS = "tests";

    private final Map<String, String> open = new TreeMap<>();
    private final Set<String> seen = new HashSet<>();

    /** A game with what comes with it. */
    PublishedGame add(LoadedRuleset game, List<RulesetLocation> places) {
        game.layers().stream().filter(seen::add).forEach(layer -> RulesetLocation.of(places, layer)
                .filter(place -> isOpen(place, layer)).ifPresent(place -> addAll(place, layer)));
        String id = game.ruleset().id();
        Map<String, String> examples = new LinkedHashMap<>();
        RulesetLocation.of(places, id).ifPresent(place -> place.files(id, EXAMPLES).forEach(file ->
                text(place, id, file).ifPresent(text -> examples.put(
                        FileName.stem(file.substring(file.lastIndexOf('/') + 1)), text.text()))));
        return new PublishedGame(game, game.tree().span().source(), examples);
    }

    /** The texts of all files that may be given back, by their paths, which begin with the folder of the game. */
    Map<String, String> open() {
        return open;
    }

    private void addAll(RulesetLocation place, String layer) {
        List.of(place.files(layer), place.files(layer, EXAMPLES), place.files(layer, TESTS)).forEach(files ->
                files.forEach(file -> text(place, layer, file)
                        .ifPresent(text -> open.put(layer + "/" + file, text.text()))));
    }

    /** The texts of what is built on a game: its rules, and the rest where its author gives it away. */
    static Map<String, String> base(List<RulesetLocation> places, String id) {
        return RulesetLocation.of(places, id).filter(place -> isOpen(place, id)).map(place -> all(places, id))
                .orElseGet(() -> texts(places, id, place -> place.files(id)));
    }

    /** The texts of all files of a game, with its characters and its tests, by their names below its folder. */
    static Map<String, String> all(List<RulesetLocation> places, String id) {
        return texts(places, id, place -> Stream.of(place.files(id), place.files(id, EXAMPLES), place.files(id, TESTS))
                .flatMap(List::stream).toList());
    }

    private static Map<String, String> texts(List<RulesetLocation> places, String id,
            Function<RulesetLocation, List<String>> files) {
        Map<String, String> texts = new LinkedHashMap<>();
        RulesetLocation.of(places, id).ifPresent(place -> files.apply(place).forEach(file ->
                text(place, id, file).ifPresent(text -> texts.put(file, text.text()))));
        return texts;
    }

    /** What a layer says of itself counts for none that builds upon it. */
    private static boolean isOpen(RulesetLocation place, String layer) {
        return text(place, layer, RulesetLocation.ROOT_FILE).filter(OpenSource::says).isPresent();
    }

    private static Optional<Source> text(RulesetLocation place, String layer, String file) {
        return place.read(layer, file).value().map(TextFile::source);
    }
}
