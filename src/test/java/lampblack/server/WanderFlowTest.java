package lampblack.server;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;
import lampblack.Sampling;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Whatever is pressed, written and chosen on the pages of the shipped games: nothing breaks. */
@Tag("full")
class WanderFlowTest extends Flow {

    private static final int SECONDS = Integer.getInteger("seconds", Sampling.count(15, 60));
    private static final List<String> PLACES = List.of("/", "/games/GAME", "/group/STEM", "/characters/STEM",
            "/characters/STEM/play", "/characters/STEM/roll", "/characters/STEM/advance", "/characters/STEM/history");
    private static final List<Integer> WIDTHS = List.of(1280, 390);

    /** An example of a game, or somebody of it who has only just begun, on a page of theirs in a window of a width. */
    static Stream<Arguments> starts() {
        Sampling drawn = Sampling.of("wanderer");
        List<Path> examples = examples();
        return drawn.some(examples.stream().map(example -> example.getName(0).toString()).distinct()
                .flatMap(game -> {
                    Path example = drawn.one(examples.stream().filter(path -> path.startsWith(game)).toList());
                    String stem = example.getFileName().toString().replace(".yaml", "");
                    return PLACES.stream().map(place -> Arguments.of(game, stem, place.replace("GAME", game)
                            .replace("STEM", stem), drawn.one(WIDTHS), drawn.one(List.of(true, false))));
                }).toList(), 4).stream();
    }

    /** The examples of all shipped games, as their files stand beside the games. */
    static List<Path> examples() {
        try (Stream<Path> files = Files.walk(Site.RULESETS)) {
            return files.filter(file -> file.toString().endsWith(".yaml") && file.getParent().endsWith("characters"))
                    .sorted().map(Site.RULESETS::relativize).toList();
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
    }

    @ParameterizedTest(name = "{0}: {2} at {3}, with a past: {4}")
    @MethodSource("starts")
    void nothingBreaks(String game, String stem, String place, int width, boolean past) {
        examples().stream().filter(path -> path.startsWith(game)).forEach(path -> site.example(game,
                path.getFileName().toString().replace(".yaml", "")));
        if (!past) {
            site.with(stem, "format: 1\nruleset: " + game + "\n" + site.text(stem).lines()
                    .filter(line -> line.startsWith("sheet: ")).findFirst().map(line -> line + "\n").orElse(""));
        }
        try (Player player = Player.at(site).wide(width, 900)) {
            new Wanderer(player, folder, new Random(Sampling.of(place + width).seed(1))).wanders(place, SECONDS);
        }
    }
}
