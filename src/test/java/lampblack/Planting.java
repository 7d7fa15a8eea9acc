package lampblack;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import lampblack.character.Edits;
import lampblack.diagnostic.Checked;
import lampblack.diagnostic.Diagnostic;
import lampblack.diagnostic.Fix;
import lampblack.io.Bundle;
import lampblack.io.CharacterLoader;
import lampblack.io.LoadedRuleset;
import lampblack.io.RulesetLoader;
import lampblack.io.RulesetPlace;
import lampblack.io.RulesetTests;

/** A copy of a shipped game in which files are changed one at a time, checked as its author would check it. */
final class Planting implements AutoCloseable {

    static final Path FAULTS = Path.of("src/test/faults");
    private static final Path SHIPPED = Path.of("rulesets");

    private final Path shelf;
    private final String game;
    private final RulesetLoader sound;
    private final List<String> known;

    /** @param bases what the game extends */
    Planting(String game, String... bases) {
        this.game = game;
        try {
            this.shelf = Files.createTempDirectory("faults");
            for (String base : bases) {
                copy(SHIPPED.resolve(base), shelf.resolve(base));
            }
            copy(SHIPPED.resolve(game), shelf.resolve(game));
            copy(FAULTS.resolve(game), shelf.resolve(game));
        } catch (IOException broken) {
            throw new UncheckedIOException(broken);
        }
        this.sound = loader();
        this.known = check(sound).stream().map(Planting::words).toList();
    }

    private static void copy(Path from, Path to) throws IOException {
        try (Stream<Path> all = Files.walk(from)) {
            for (Path each : all.filter(Files::isRegularFile).toList()) {
                String below = from.relativize(each).toString();
                if (!below.startsWith("tests") || from.startsWith(FAULTS)) {
                    Files.createDirectories(to.resolve(below).getParent());
                    Files.copy(each, to.resolve(below));
                }
            }
        }
    }

    /** The files of the game that may be changed. */
    List<String> files() {
        try (Stream<Path> all = Files.walk(shelf.resolve(game))) {
            return all.filter(Files::isRegularFile).map(each -> shelf.resolve(game).relativize(each).toString()).sorted()
                    .toList();
        } catch (IOException broken) {
            throw new UncheckedIOException(broken);
        }
    }

    Path folder() {
        return shelf.resolve(game);
    }

    String text(String file) {
        return CasesTest.text(shelf.resolve(game).resolve(file));
    }

    /** What is found with one file changed that is not found without. */
    List<Diagnostic> with(String file, String text) {
        String before = text(file);
        write(file, text);
        try {
            List<String> rest = new ArrayList<>(known);
            RulesetLoader loader = isBeside(file) ? sound : loader();
            return check(loader).stream().filter(each -> !rest.remove(words(each))).toList();
        } finally {
            write(file, before);
        }
    }

    /** What is left once a problem is mended by its fix. */
    List<Diagnostic> mended(String file, String text, Fix fix) {
        Map<String, String> texts = new HashMap<>();
        String name = fix.edits().get(0).span().source().name();
        String below = name.substring(name.indexOf(game) + game.length() + 1);
        String whole = below.equals(file) ? text : text(below);
        texts.put(below, Edits.apply(whole, fix.edits()));
        String before = text(file);
        if (below.equals(file) && texts.get(below).equals(before)) {
            return List.of();
        }
        write(file, text);
        try {
            return with(below, texts.get(below));
        } finally {
            write(file, before);
        }
    }

    private void write(String file, String text) {
        try {
            Files.write(shelf.resolve(game).resolve(file), text.getBytes(StandardCharsets.UTF_8));
        } catch (IOException broken) {
            throw new UncheckedIOException(broken);
        }
    }

    /** Checks the game; its characters and tests where it can be played. */
    private List<Diagnostic> check(RulesetLoader loader) {
        Checked<LoadedRuleset> loaded = loader.load(game);
        List<Diagnostic> found = new ArrayList<>(loaded.diagnostics());
        if (loaded.value().isPresent()) {
            CharacterLoader characters = new CharacterLoader(loader);
            files().stream().filter(each -> each.startsWith("characters/")).forEach(
                    each -> found.addAll(characters.load(shelf.resolve(game).resolve(each)).diagnostics()));
            found.addAll(RulesetTests.run(loaded.value().get(), loader, Bundle.messages()).diagnostics());
        }
        return found.stream().distinct().toList();
    }

    private RulesetLoader loader() {
        return new RulesetLoader(List.of(new RulesetPlace.Folder(shelf, "rulesets")));
    }

    /** Whether a file stands beside the rules, which it cannot spoil. */
    private static boolean isBeside(String file) {
        return file.startsWith("characters/") || file.startsWith("tests/");
    }

    private static String words(Diagnostic found) {
        return found.severity() + " " + found.id() + " " + Bundle.messages().render(found.message());
    }

    @Override
    public void close() {
        try (Stream<Path> all = Files.walk(shelf)) {
            for (Path each : all.sorted(Comparator.reverseOrder()).toList()) {
                Files.delete(each);
            }
        } catch (IOException broken) {
            throw new UncheckedIOException(broken);
        }
    }
}
