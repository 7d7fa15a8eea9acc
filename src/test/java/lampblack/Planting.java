package lampblack;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import lampblack.diagnostic.Checked;
import lampblack.diagnostic.Diagnostic;
import lampblack.diagnostic.Fix;
import lampblack.json.CharacterJson;
import lampblack.load.CharacterLoader;
import lampblack.load.RulesetLoader;
import lampblack.load.RulesetTestRunner;
import lampblack.node.Edits;
import lampblack.ruleset.LoadedRuleset;
import lampblack.store.RulesetLocation;
import lampblack.store.MessageBundle;

/** A copy of a shipped game in which one file at a time is spoilt, and that is checked as its author would check it. */
final class Planting implements AutoCloseable {

    static final Path FAULTS = Path.of("src/test/faults");
    private static final Path SHIPPED = Path.of("rulesets");
    private static final String CHARACTERS = "characters/";
    private static final String TESTS = "tests/";

    private final Path shelf;
    private final Path folder;
    private final List<String> games;
    private final RulesetLoader sound;
    private final List<String> known;

    /**
     * A copy of a game, with the files below {@code src/test/faults/<game>} in place of its tests.
     *
     * @param examples the files of the characters that are kept, or nothing to keep all
     * @param bases what the game extends
     */
    Planting(String game, Set<String> examples, String... bases) {
        this.games = Stream.concat(Stream.of(game), Stream.of(bases)).toList();
        try {
            this.shelf = Files.createTempDirectory("faults");
            this.folder = shelf.resolve(game);
            for (String base : bases) {
                copy(SHIPPED.resolve(base), shelf.resolve(base));
            }
            copy(SHIPPED.resolve(game), folder);
            copy(FAULTS.resolve(game), folder);
        } catch (IOException broken) {
            throw new UncheckedIOException(broken);
        }
        files(CHARACTERS).stream().filter(file -> !examples.isEmpty() && !examples.contains(Path.of(file).getFileName()
                .toString())).forEach(file -> folder.resolve(file).toFile().delete());
        this.sound = loader();
        List<Diagnostic> before = check(sound, CHARACTERS);
        before.addAll(check(sound, TESTS));
        this.known = before.stream().map(Planting::words).toList();
    }

    private static void copy(Path from, Path to) throws IOException {
        try (Stream<Path> all = Files.walk(from)) {
            for (Path path : all.filter(Files::isRegularFile).toList()) {
                String below = from.relativize(path).toString();
                if (!below.startsWith("tests") || from.startsWith(FAULTS)) {
                    Files.createDirectories(to.resolve(below).getParent());
                    Files.copy(path, to.resolve(below));
                }
            }
        }
    }

    /** The files that the rules stand in. */
    List<String> rules() {
        return files("").stream().filter(file -> file.endsWith(".yaml") && !isBeside(file)).toList();
    }

    /** Whether a file stands beside the rules, which it cannot spoil. */
    static boolean isBeside(String file) {
        return file.startsWith(CHARACTERS) || file.startsWith(TESTS);
    }

    /** The file that a problem is in, as seen from the game's folder. */
    String below(Diagnostic problem) {
        return below(problem.span().source().name());
    }

    private String below(String name) {
        String game = games.stream().filter(text -> name.contains(text + "/")).findFirst().orElseThrow();
        String rest = name.substring(name.indexOf(game + "/") + game.length() + 1);
        return game.equals(games.get(0)) ? rest : "../" + game + "/" + rest;
    }

    private List<String> files(String below) {
        try (Stream<Path> all = Files.walk(folder.resolve(below))) {
            return all.filter(Files::isRegularFile).map(path -> folder.relativize(path).toString().replace('\\', '/'))
                    .sorted().toList();
        } catch (IOException broken) {
            throw new UncheckedIOException(broken);
        }
    }

    String text(String file) {
        return CasesTest.text(folder.resolve(file));
    }

    /** What is found with one file changed that is not found without. */
    List<Diagnostic> with(String file, String text) {
        String before = text(file);
        if (text.equals(before)) {
            return List.of();
        }
        write(file, text);
        try {
            List<String> rest = new ArrayList<>(known);
            RulesetLoader loader = isBeside(file) ? sound : loader();
            return check(loader, file).stream().filter(diagnostic -> !rest.remove(words(diagnostic))).toList();
        } finally {
            write(file, before);
        }
    }

    /** What is left of a fault once a problem is mended by a fix. */
    List<Diagnostic> mended(String file, String text, Fix fix) {
        String other = below(fix.edits().get(0).span().source().name());
        String before = text(file);
        write(file, text);
        try {
            String whole = Edits.apply(text(other), fix.edits());
            return other.equals(file) && whole.equals(before) ? List.of() : with(other, whole);
        } finally {
            write(file, before);
        }
    }

    private void write(String file, String text) {
        try {
            Files.write(folder.resolve(file), text.getBytes(StandardCharsets.UTF_8));
        } catch (IOException broken) {
            throw new UncheckedIOException(broken);
        }
    }

    /** Checks the rules, and where they can be played the characters or the tests, whichever a file may spoil. */
    private List<Diagnostic> check(RulesetLoader loader, String file) {
        Checked<LoadedRuleset> loaded = loader.load(folder.getFileName().toString());
        List<Diagnostic> problems = new ArrayList<>(loaded.diagnostics());
        if (loaded.value().isPresent() && file.startsWith(TESTS)) {
            problems.addAll(RulesetTestRunner.run(loaded.value().get(), loader,
                    character -> CharacterJson.values(character, MessageBundle.messages())).diagnostics());
        } else if (loaded.value().isPresent()) {
            CharacterLoader characters = new CharacterLoader(loader);
            files(CHARACTERS).stream().filter(name -> !isBeside(file) || file.endsWith("/") || name.equals(file))
                    .forEach(name -> problems.addAll(characters.load(folder.resolve(name)).diagnostics()));
        }
        return new ArrayList<>(problems.stream().distinct().toList());
    }

    private RulesetLoader loader() {
        return new RulesetLoader(List.of(new RulesetLocation.RulesetFolder(shelf, "rulesets")));
    }

    private static String words(Diagnostic problem) {
        return problem.severity() + " " + problem.id() + " " + MessageBundle.messages().render(problem.message());
    }

    @Override
    public void close() {
        try (Stream<Path> all = Files.walk(shelf)) {
            for (Path path : all.sorted(Comparator.reverseOrder()).toList()) {
                Files.delete(path);
            }
        } catch (IOException broken) {
            throw new UncheckedIOException(broken);
        }
    }
}
