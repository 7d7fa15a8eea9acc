package lampblack;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;
import lampblack.diagnostic.Severity;
import lampblack.edit.LoadedCharacter;
import lampblack.load.CharacterLoader;
import lampblack.load.RulesetLoader;
import lampblack.offers.OfferFinder;
import lampblack.replay.EvaluatedCharacter;
import lampblack.replay.Possessions;
import lampblack.rules.SheetRules;
import lampblack.rules.track.Track;
import lampblack.rules.track.TrackShape;
import lampblack.store.RulesetLocation;
import lampblack.store.TextFile;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Whatever play marks, a character is as valid as without, has the same offers, XP and things to do. */
@Tag("slow")
class MarksJudgeNothingTest {

    private static final int TRIES = Sampling.count(2, 12);
    private static final Path GAMES = Path.of("rulesets");
    private static final Path READING = Path.of("src/test/cases/marks");

    private final Random random = new Random(Sampling.of("marks").seed(1));
    private int differing;

    @Test
    void ofShippedExamples() throws IOException {
        CharacterLoader loader = loader(GAMES);
        List<Path> examples = files(GAMES, "characters");
        assertFalse(examples.isEmpty());
        for (Path example : examples) {
            tryOut(loader, example, example);
        }
    }

    @Test
    void inAGameThatReadsThem(@TempDir Path folder) throws IOException {
        Path game = Files.createDirectories(folder.resolve("tide"));
        Files.copy(READING.resolve(RulesetLocation.ROOT_FILE), game.resolve(RulesetLocation.ROOT_FILE));
        for (int i = 0; i < 12; i++) {
            for (Path character : files(READING, "")) {
                if (!Files.readString(character).contains("ruleset: tide")) {
                    continue;
                }
                tryOut(loader(folder), game.resolve("character.yaml"), character);
            }
        }
        assertTrue(differing > 0, "no mark was ever read");
    }

    private static CharacterLoader loader(Path games) {
        return new CharacterLoader(new RulesetLoader(List.of(new RulesetLocation.RulesetFolder(games))));
    }

    private static List<Path> files(Path root, String folder) throws IOException {
        try (Stream<Path> all = Files.walk(root)) {
            return all.filter(file -> file.getFileName().toString().endsWith(".yaml")
                    && (folder.isEmpty() ? file.getFileName().toString().equals("character.yaml")
                            : file.getParent().getFileName().toString().equals(folder))).sorted().toList();
        }
    }

    private void tryOut(CharacterLoader loader, Path place, Path character) throws IOException {
        String plain = Files.readString(character).replaceAll("(?m)^now:.*\\n((?: .*)?\\n)*", "").stripTrailing()
                + "\n";
        LoadedCharacter before = judged(loader, place, plain);
        for (int i = 0; i < TRIES; i++) {
            String marked = plain + "now: {" + String.join(", ", marks(before.evaluated())) + "}\n";
            EvaluatedCharacter after = judged(loader, place, marked).evaluated();
            assertEquals(verdict(before.evaluated()), verdict(after), marked);
            differing += new StateDump(after).print().contains("in play") ? 1 : 0;
        }
    }

    private static LoadedCharacter judged(CharacterLoader loader, Path place, String text) {
        return loader.judge(place, TextFile.of(place.toString(), text)).value().orElseThrow();
    }

    private static List<String> verdict(EvaluatedCharacter evaluated) {
        List<String> lines = new ArrayList<>();
        evaluated.diagnostics().stream().filter(diagnostic -> diagnostic.severity() == Severity.ERROR)
                .forEach(error -> lines.add(error.id() + " " + error.message()));
        evaluated.todo().forEach(todo -> lines.add("todo " + todo.where() + " " + todo.words()));
        evaluated.sheet().currencies().forEach(id -> lines.add(id + " " + evaluated.derived().balance(id)));
        evaluated.sheet().traits().keySet().forEach(set -> evaluated.derived().traits(set).forEach(trait ->
                lines.add(trait + " " + evaluated.derived().rating(trait) + " of " + evaluated.derived().cap(trait))));
        OfferFinder.of(evaluated).offers().forEach(offer -> lines.add(offer.where() + " " + offer.candidate() + " "
                + offer.cost() + " " + offer.violations().stream().map(found -> found.found().id()).toList()));
        return lines;
    }

    private List<String> marks(EvaluatedCharacter evaluated) {
        List<String> marks = new ArrayList<>();
        SheetRules sheet = evaluated.sheet();
        sheet.tracks().values().stream().filter(track -> !track.ledger() && random.nextInt(4) > 0)
                .forEach(track -> marks.add(track.id() + ": " + mark(track)));
        List<String> had = new Possessions(evaluated.derived()).names();
        had.stream().filter(name -> random.nextInt(4) == 0 && name.matches("[a-z0-9-]+")).findFirst()
                .ifPresent(name -> marks.add("carried: [" + name + "]"));
        had.stream().filter(name -> random.nextInt(4) == 0 && name.matches("[a-z0-9-]+")).findFirst()
                .ifPresent(name -> marks.add("used: {" + name + ": " + (1 + random.nextInt(3)) + "}"));
        return marks;
    }

    private String mark(Track track) {
        return switch (track.shape()) {
            case TrackShape.Boxes boxes -> "" + random.nextInt(12);
            case TrackShape.Clock clock -> "" + random.nextInt(12);
            case TrackShape.Counter counter -> "" + (counter.min() + random.nextInt(7));
            case TrackShape.Clocks clocks -> "{A: 1/" + clocks.sizes().get(0) + ", B: 3/" + clocks.sizes().get(0) + "}";
            case TrackShape.Rows rows -> "{" + rows.rows().keySet().iterator().next() + ": [A, B]}";
            case TrackShape.Bands bands -> List.copyOf(bands.bands().keySet())
                    .get(random.nextInt(bands.bands().size()));
            case TrackShape.Pool pool -> "0";
        };
    }
}
