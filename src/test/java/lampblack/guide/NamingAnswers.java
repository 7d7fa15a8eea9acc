package lampblack.guide;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import lampblack.diagnostic.Diagnostic;
import lampblack.diagnostic.Severity;
import lampblack.load.RulesetLoader;
import lampblack.store.RulesetLocation;

/**
 * The page that says who may name what: each line of its table is put into the game beside it, and answered by that.
 */
final class NamingAnswers {

    static final Path PAGE = GuideFiles.GUIDE.resolve("naming.md");

    private static final String ID = "tramway";
    private static final Path GAME = GuideFiles.GUIDE.resolve("naming/tramway/ruleset.yaml");
    private static final Pattern ROW = Pattern.compile("(?m)^\\| ([^|`]+) \\| `([^`]+)` \\|.*\\|$");
    /** What a line stands in place of, by where it is put. */
    private static final Map<String, String> PLACES = Map.of(
            "an option", "any-talent: {}",
            "an option of a part", "any-fitting: {}",
            "an option of the owner", "any-upgrade: {}",
            "an advance", "cost: {xp: 1}",
            "an advance of a part", "cost: {spares: 1}",
            "a roll", "dice: actions, costs: {stress: 1}");

    private NamingAnswers() {}

    static String text(Path scratch) {
        return ROW.matcher(read(PAGE)).replaceAll(row -> Matcher.quoteReplacement("| " + row.group(1) + " | `"
                + row.group(2) + "` | " + answer(row, scratch) + " |"));
    }

    private static String answer(MatchResult row, Path scratch) {
        String place = PLACES.get(row.group(1));
        String game = read(GAME);
        if (place == null || game.indexOf(place) != game.lastIndexOf(place) || !game.contains(place)) {
            return "no such place";
        }
        try {
            Path folder = Files.createDirectories(scratch.resolve(ID));
            Files.writeString(folder.resolve("ruleset.yaml"), game.replace(place, with(place, row.group(2))));
        } catch (IOException broken) {
            throw new UncheckedIOException(broken);
        }
        List<Diagnostic> problems = new RulesetLoader(List.of(new RulesetLocation.RulesetFolder(scratch))).load(ID)
                .diagnostics();
        return problems.stream().filter(diagnostic -> diagnostic.severity() == Severity.ERROR).findFirst()
                .map(diagnostic -> "no: `" + diagnostic.id() + "`").orElse("yes");
    }

    private static String with(String place, String line) {
        if (place.endsWith(": {}")) {
            return place.replace("{}", "{" + line + "}");
        }
        return line.startsWith("costs") ? "dice: actions, " + line : line;
    }

    private static String read(Path file) {
        try {
            return Files.readString(file);
        } catch (IOException broken) {
            throw new UncheckedIOException(broken);
        }
    }
}
