package lampblack.migration;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import lampblack.load.RulesetLoader;
import lampblack.ruleset.Ruleset;
import lampblack.ruleset.migration.BlockPath;
import lampblack.ruleset.migration.SheetPaths;
import lampblack.store.RulesetLocation;

/**
 * A shipped game whose author has renamed some things, everywhere, and says so under {@code migrations}.
 *
 * @param loader of the game as it is afterwards
 * @param words what was renamed: each id has become itself with {@value #SUFFIX} behind it
 */
record RenamedGame(RulesetLoader loader, Set<String> words) {

    static final String SUFFIX = "-zz";
    private static final Path RULESETS = Path.of("rulesets");

    /** @param words ids of the game, whatever they are of */
    static RenamedGame of(Ruleset game, Set<String> words, Path folder) {
        return of(game, words, folder, migrations(game, words));
    }

    /** The same, of which the author says nothing. */
    static RenamedGame inSilence(Ruleset game, Set<String> words, Path folder) {
        return of(game, words, folder, "");
    }

    private static RenamedGame of(Ruleset game, Set<String> words, Path folder, String migrations) {
        try (Stream<Path> files = Files.walk(RULESETS)) {
            for (Path file : files.filter(Files::isRegularFile).toList()) {
                Path copy = folder.resolve(RULESETS.relativize(file).toString());
                Files.createDirectories(copy.getParent());
                if (!file.toString().endsWith(".yaml")) {
                    Files.copy(file, copy);
                    continue;
                }
                String text = Files.readString(file);
                boolean rules = !file.toString().contains("/tests/") && !file.toString().contains("/characters/");
                Files.writeString(copy, rules ? renamed(text, words) : text);
            }
            Path root = folder.resolve(game.id()).resolve("ruleset.yaml");
            Files.writeString(root, Files.readString(root).replace("\nversion: 1.0.0\n", "\nversion: 2.0.0\n")
                    + migrations);
        } catch (IOException failed) {
            throw new UncheckedIOException(failed);
        }
        return new RenamedGame(new RulesetLoader(List.of(new RulesetLocation.RulesetFolder(folder))), words);
    }

    /** Every id of a game that stands for nothing else in YAML or in the language. */
    static List<String> candidates(Ruleset game) {
        Set<String> ids = new TreeSet<>();
        paths(game).values().forEach(paths -> paths.forEach(path -> ids.add(BlockPath.of(path).id())));
        ids.removeAll(keywords());
        // Formulas name what is set for a roll by bare words, in which a hyphen would be a minus.
        game.rolls().values().forEach(roll -> ids.removeAll(roll.settings().keySet()));
        ids.removeIf(id -> id.length() < 3 || game.sheets().containsKey(id));
        return List.copyOf(ids);
    }

    private static Map<String, Set<String>> paths(Ruleset game) {
        Map<String, Set<String>> paths = new LinkedHashMap<>();
        game.sheets().forEach((id, sheet) -> paths.put(id, SheetPaths.of(sheet).all()));
        return paths;
    }

    private static Set<String> keywords() {
        Set<String> words = new TreeSet<>();
        try (Stream<Path> fragments = Files.walk(Path.of("schemas"))) {
            for (Path fragment : fragments.filter(Files::isRegularFile).toList()) {
                Matcher matcher = Pattern.compile("\"([a-z][a-z0-9-]*)\"").matcher(Files.readString(fragment));
                while (matcher.find()) {
                    words.add(matcher.group(1));
                }
            }
        } catch (IOException failed) {
            throw new UncheckedIOException(failed);
        }
        return words;
    }

    private static String renamed(String text, Set<String> words) {
        return Pattern.compile("(?<![\\w-])(?<!art/)[a-z][a-z0-9-]*(?![\\w-])").matcher(text)
                .replaceAll(match -> words.contains(match.group()) ? match.group() + SUFFIX : match.group());
    }

    private static String migrations(Ruleset game, Set<String> words) {
        StringBuilder out = new StringBuilder("\nmigrations:\n  2.0.0:\n");
        List<String> rolls = game.rolls().keySet().stream().filter(words::contains).toList();
        if (!rolls.isEmpty()) {
            out.append("    renamed:\n");
            rolls.forEach(id -> out.append("      rolls.").append(id).append(": ").append(id).append(SUFFIX)
                    .append('\n'));
        }
        paths(game).forEach((sheet, paths) -> {
            List<String> lines = new ArrayList<>();
            for (String path : paths) {
                BlockPath at = BlockPath.of(path);
                if (words.contains(at.id())) {
                    lines.add("        " + String.join(".", blockIds(at.block(), words)) + "." + at.id() + ": "
                            + at.id() + SUFFIX + "\n");
                }
            }
            if (!lines.isEmpty()) {
                out.append("    ").append(sheet).append(":\n      renamed:\n");
                lines.forEach(out::append);
            }
        });
        return out.toString();
    }

    private static List<String> blockIds(String block, Set<String> words) {
        return Stream.of(block.split("[.]")).map(id -> words.contains(id) ? id + SUFFIX : id).toList();
    }

    /** What is said of a character of this game, in the words of the game before. */
    String inOldWords(String text) {
        return text.replace(SUFFIX, "").replace(" Zz", "").replace("version=2.0.0", "version=1.0.0");
    }
}
