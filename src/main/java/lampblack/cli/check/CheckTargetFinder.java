package lampblack.cli.check;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import lampblack.cli.shell.GameFolder;
import lampblack.judge.PartNames;
import lampblack.store.RulesetLocation;

/** Finds the files to check below the given paths. */
public final class CheckTargetFinder {

    private static final String CHARACTERS = "characters";
    private static final String TESTS = "tests";
    private static final String END = ".yaml";
    private static final int LOOKED_AT = 1 << 16;

    /** By where they stand, each once. */
    private final Map<Path, CheckTarget> found = new LinkedHashMap<>();
    private final List<Path> empty = new ArrayList<>();
    /** Files that nothing tells from those of other programs. */
    private final List<Path> doubtful = new ArrayList<>();

    /** Adds what a path leads to; a file is a character unless it is a part of a ruleset or holds tests of one. */
    public void add(Path path) {
        if (!Files.isDirectory(path)) {
            found(part(path).or(() -> misnamed(path, false, false))
                    .orElseGet(() -> new CheckTarget.CharacterTarget(path)));
            return;
        }
        int before = found.size();
        doubtful.clear();
        walk(path, false);
        if (found.size() == before) {
            doubtful.forEach(file -> found(new CheckTarget.CharacterTarget(file)));
        }
        if (found.size() == before) {
            empty.add(path.toString().isEmpty() ? Path.of(".") : path);
        }
    }

    /** What is not read comes first, since much may follow from it. */
    private static int rank(CheckTarget target) {
        return switch (target) {
            case CheckTarget.MisnamedTarget misnamed -> 0;
            case CheckTarget.RulesetTarget ruleset -> 1;
            case CheckTarget.CharacterTarget character -> 2;
            case CheckTarget.TestsTarget tests -> 2;
        };
    }

    /** Everything to be checked: rulesets before characters, else in the order of their names. */
    public List<CheckTarget> all() {
        List<CheckTarget> all = new ArrayList<>(found.values());
        all.sort(Comparator.comparingInt(CheckTargetFinder::rank));
        return all;
    }

    /** The folders below which there is nothing to check. */
    public List<Path> empty() {
        return List.copyOf(empty);
    }

    private void walk(Path folder, boolean inRuleset) {
        boolean isRuleset = Files.isRegularFile(folder.resolve(RulesetLocation.ROOT_FILE));
        if (isRuleset) {
            found(ruleset(folder));
        }
        boolean holdsCharacters = false;
        List<Path> others = new ArrayList<>();
        for (Path path : children(folder)) {
            String name = path.getFileName().toString();
            if (name.startsWith(".") || (isRuleset || inRuleset) && name.equals(TESTS)) {
                continue;
            }
            if (Files.isDirectory(path, LinkOption.NOFOLLOW_LINKS)) {
                walk(path, isRuleset || inRuleset);
            } else if (misnamed(path, isRuleset, inRuleset).isPresent()) {
                found(misnamed(path, isRuleset, inRuleset).get());
            } else if (name.endsWith(END) && !Files.isRegularFile(path) && !isRuleset && !inRuleset) {
                // A link that leads nowhere or to a folder: nothing of it can be read, which is said.
                others.add(path);
            } else if (PartNames.isOwnText(name) && Files.isRegularFile(path)) {
                Optional<CheckTarget> part = part(path);
                part.filter(CheckTarget::isTests).ifPresent(this::found);
                if (part.isEmpty() && isCharacter(path)) {
                    found(new CheckTarget.CharacterTarget(path));
                    holdsCharacters = true;
                } else if (part.isEmpty() && !isRuleset && !inRuleset) {
                    others.add(path);
                }
            }
        }
        if (holdsCharacters) {
            // Beside characters a file that does not look like one is one that cannot be read.
            others.forEach(path -> found(new CheckTarget.CharacterTarget(path)));
        } else {
            doubtful.addAll(others);
        }
    }

    /** A file that nothing reads as it is called, though it was meant to be read. */
    private static Optional<CheckTarget> misnamed(Path file, boolean isRuleset, boolean inRuleset) {
        String name = file.getFileName().toString();
        String lower = name.toLowerCase(Locale.ROOT);
        boolean root = lower.equals(RulesetLocation.ROOT_FILE) || lower.equals("ruleset.yml");
        if (root && !isRuleset && !name.equals(RulesetLocation.ROOT_FILE)) {
            return Optional.of(new CheckTarget.MisnamedTarget(file, RulesetLocation.ROOT_FILE));
        }
        boolean ending = lower.endsWith(".yml") || lower.endsWith(END) && !name.endsWith(END);
        boolean meant = ending && (isRuleset || inRuleset || isCharacter(file));
        return meant && Files.isRegularFile(file) ? Optional.of(new CheckTarget.MisnamedTarget(file,
                name.substring(0, name.lastIndexOf('.')) + END)) : Optional.empty();
    }

    private void found(CheckTarget target) {
        found.putIfAbsent(target.path(), target);
    }

    private static List<Path> children(Path folder) {
        try (Stream<Path> all = Files.list(folder)) {
            return all.sorted().toList();
        } catch (IOException unreadable) {
            return List.of();
        }
    }

    /** Made only where a folder holds files of no known kind. */
    private static final class NamesRuleset {
        /** The key itself, or one that is meant to be it. */
        private static final Pattern PATTERN = Pattern.compile("(?m)^[\\u00ef\\u00bb\\u00bf{ ]*[\"']?"
                + "(?i:ruleset|rulset|ruelset|rulesset|ruleste|rulesets|rule[ _-]set)[\"']?\\s*:");
    }

    private static boolean isCharacter(Path file) {
        if (CHARACTERS.equals(String.valueOf(file.toAbsolutePath().getParent().getFileName()))) {
            return true;
        }
        try (InputStream in = Files.newInputStream(file)) {
            // Any text may stand here; only one key is looked for.
            String start = new String(in.readNBytes(LOOKED_AT), StandardCharsets.ISO_8859_1);
            return NamesRuleset.PATTERN.matcher(start).find();
        } catch (IOException unreadable) {
            return false;
        }
    }

    /** The ruleset that a file is a part of, or the file of tests that it is. */
    private static Optional<CheckTarget> part(Path file) {
        Path absolute = file.toAbsolutePath().normalize();
        Path above = file.getParent();
        for (Path folder = absolute.getParent(); folder != null; folder = folder.getParent()) {
            if (Files.isRegularFile(folder.resolve(RulesetLocation.ROOT_FILE))) {
                String below = folder.relativize(absolute).toString().replace('\\', '/');
                Path shown = above == null || above.getFileName() == null ? folder : above;
                boolean tests = below.startsWith(TESTS + "/") && below.endsWith(".yaml");
                return tests ? Optional.of(new CheckTarget.TestsTarget(ruleset(shown), below))
                        : PartNames.isPart(below) ? Optional.of(ruleset(shown)) : Optional.empty();
            }
            above = above == null ? null : above.getParent();
        }
        return Optional.empty();
    }

    /** The ruleset that a folder is. */
    static CheckTarget.RulesetTarget ruleset(Path folder) {
        GameFolder named = GameFolder.of(folder);
        return new CheckTarget.RulesetTarget(named.shelf(), named.id());
    }
}
