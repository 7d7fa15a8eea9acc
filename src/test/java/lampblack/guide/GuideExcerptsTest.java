package lampblack.guide;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import lampblack.diagnostic.Diagnostic;
import lampblack.diagnostic.DiagnosticPrinter;
import lampblack.diagnostic.Source;
import lampblack.json.CharacterJson;
import lampblack.load.CharacterLoader;
import lampblack.load.RulesetLoader;
import lampblack.load.RulesetTestRunner;
import lampblack.store.RulesetLocation;
import lampblack.store.MessageBundle;
import lampblack.yaml.YamlReader;
import org.junit.jupiter.api.Test;

/**
 * The games that the guide builds lie beside its pages whole, nothing is to be said to them, and excerpts are theirs.
 */
class GuideExcerptsTest {

    private static final Pattern FENCE = Pattern.compile("^```yaml ?(\\S*)\\n(.*?)^```$",
            Pattern.MULTILINE | Pattern.DOTALL);

    private final List<String> gaps = new ArrayList<>();

    @Test
    void eachExcerptThatNamesAFileIsPartOfIt() throws IOException {
        for (Path page : GuideFiles.pages()) {
            Matcher fences = FENCE.matcher(Files.readString(page));
            while (fences.find()) {
                if (!fences.group(1).isEmpty()) {
                    Path file = GuideFiles.GUIDE.resolve(fences.group(1));
                    assertTrue(Files.isRegularFile(file), page + " shows a part of " + file);
                    new Excerpt(fences.group(2).lines().toList()).missingFrom(Files.readAllLines(file)).ifPresent(
                            line -> gaps.add(page + ": not here in " + file + ": " + line));
                }
            }
        }
        none();
    }

    @Test
    void anExcerptIsYaml() throws IOException {
        for (Path page : GuideFiles.pages()) {
            Matcher fences = FENCE.matcher(Files.readString(page));
            while (fences.find()) {
                Source source = new Source(page + ": " + fences.group(2), fences.group(2));
                if (!fences.group(1).isEmpty() && YamlReader.read(source).value().isEmpty()) {
                    gaps.add(source.name());
                }
            }
        }
        none();
    }

    @Test
    void nothingIsToBeSaidToTheGamesBesideThePages() throws IOException {
        List<Path> games = games();
        assertTrue(games.size() >= 10, games.toString());
        for (Path game : games) {
            RulesetLoader loader = loader(game);
            say(loader.load(game.getFileName().toString()).diagnostics());
            for (Path character : yaml(game.resolve("characters"))) {
                say(new CharacterLoader(loader).load(character).diagnostics());
            }
        }
        none();
    }

    @Test
    void theirTestsPass() throws IOException {
        int tests = 0;
        for (Path game : games()) {
            if (Files.isDirectory(game.resolve("tests"))) {
                RulesetLoader loader = loader(game);
                var run = RulesetTestRunner.run(loader.load(game.getFileName().toString()).value().orElseThrow(),
                        loader,
                        character -> CharacterJson.values(character, MessageBundle.messages()));
                say(run.diagnostics());
                assertTrue(run.passed(), game.toString());
                tests++;
            }
        }
        assertTrue(tests > 0, "no tests");
        none();
    }

    @Test
    void everyGameIsLinkedFromAPage() throws IOException {
        TreeSet<String> linked = new TreeSet<>();
        for (Path page : GuideFiles.pages()) {
            for (Path game : games()) {
                if (Files.readString(page).contains("(" + GuideFiles.GUIDE.relativize(game) + "/ruleset.yaml)")) {
                    linked.add(game.toString());
                }
            }
        }
        assertEquals(new TreeSet<>(games().stream().map(Path::toString).toList()), linked);
    }

    private static RulesetLoader loader(Path game) {
        return new RulesetLoader(List.of(new RulesetLocation.RulesetFolder(game.getParent()),
                new RulesetLocation.RulesetFolder(Path.of("rulesets"))));
    }

    private static List<Path> games() throws IOException {
        try (Stream<Path> files = Files.walk(GuideFiles.GUIDE)) {
            return files.filter(path -> path.endsWith("ruleset.yaml")).map(Path::getParent).sorted().toList();
        }
    }

    private static List<Path> yaml(Path folder) throws IOException {
        if (!Files.isDirectory(folder)) {
            return List.of();
        }
        try (Stream<Path> files = Files.walk(folder)) {
            return files.filter(path -> path.toString().endsWith(".yaml")).sorted().toList();
        }
    }

    private void say(List<Diagnostic> problems) {
        if (!problems.isEmpty()) {
            gaps.add(new DiagnosticPrinter(MessageBundle.messages(), false).print(problems));
        }
    }

    private void none() {
        assertEquals("", String.join("\n", gaps));
    }
}
