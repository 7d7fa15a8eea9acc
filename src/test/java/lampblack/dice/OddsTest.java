package lampblack.dice;

import static org.junit.jupiter.api.Assertions.assertEquals;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import lampblack.load.RulesetLoader;
import lampblack.ruleset.Ruleset;
import lampblack.store.RulesetLocation;
import org.junit.jupiter.api.DynamicContainer;
import org.junit.jupiter.api.DynamicNode;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/**
 * Odds and results that are known from elsewhere: each line of {@code rolls.txt} names a roll, what is settled, and
 * what
 * must come out. Figures are compared as they are written: {@code 2.8%}, {@code 1.5}, {@code 1/36}. Several
 * with {@code +} between them fill a clock together.
 */
class OddsTest {

    private static final Path ROOT = Path.of("src/test/odds");

    @TestFactory
    Stream<DynamicNode> games() throws IOException {
        RulesetLoader loader = new RulesetLoader(List.of(new RulesetLocation.RulesetFolder(ROOT),
                new RulesetLocation.RulesetFolder(Path.of("rulesets"))));
        try (Stream<Path> games = Files.list(ROOT)) {
            return games.sorted().toList().stream().map(path -> {
                Ruleset game = loader.load(path.getFileName().toString()).value().orElseThrow().ruleset();
                return DynamicContainer.dynamicContainer(game.id(), lines(path).map(line ->
                        DynamicTest.dynamicTest(line, () -> new Line(game, line).check())));
            });
        }
    }

    private static Stream<String> lines(Path game) {
        try {
            return Files.readAllLines(game.resolve("rolls.txt")).stream()
                    .filter(readAllLine -> !readAllLine.isEmpty() && !readAllLine.startsWith("#"));
        } catch (IOException broken) {
            throw new UncheckedIOException(broken);
        }
    }

    /** One line with what it claims. */
    private record Line(Ruleset game, String text) {

        void check() {
            String[] sides = text.split(": ");
            if (sides[0].contains(" + ")) {
                Fraction filled = Stream.of(sides[0].split(" \\+ ")).map(name -> RolledLine.of(game, name).filled())
                        .reduce(Fraction.ZERO, Fraction::plus);
                assertEquals(sides[1], "fill " + filled);
                return;
            }
            RolledLine rolled = RolledLine.of(game, sides[0]);
            for (String claim : sides[1].split(", ")) {
                assertEquals(claim, rolled.said(claim));
            }
        }
    }
}
