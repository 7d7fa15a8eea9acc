package lampblack.guide;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import lampblack.diagnostic.Code;
import lampblack.diagnostic.Diagnostic;
import lampblack.diagnostic.DiagnosticPrinter;
import lampblack.diagnostic.Report;
import lampblack.diagnostic.Severity;
import lampblack.load.CharacterLoader;
import lampblack.load.RulesetLoader;
import lampblack.store.MessageBundle;
import lampblack.store.RulesetLocation;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Pieces of YAML that pages show without a file are right: by themselves, or laid over a game that has what they name.
 * Pieces of a character's file are only read.
 */
class GuidePiecesTest {

    private static final Path HOSTS = Path.of("src/test/guide");
    private static final Pattern FENCE = Pattern.compile("^```yaml\\n(.*?)^```$", Pattern.MULTILINE | Pattern.DOTALL);
    private static final Pattern TOP = Pattern.compile("(?m)^(?=[a-z])");
    /** Pages of pieces that are shown elsewhere, and what is written for other programs. */
    private static final Set<String> OTHERS = Set.of("family.md", "continuous-integration.md");
    private static final Set<String> CHARACTER = Set.of("ruleset", "ledger", "now", "rulings");
    private static final Set<String> SHEET = Set.of("fields", "traits", "lists", "tracks", "playbooks", "milestones",
            "periods", "earning", "advances", "limits", "rules", "maps", "parts", "creation");
    private static final Set<String> OPTION = Set.of("ask", "gives", "requires", "times");
    /** Where a piece stands that begins with a name of its own. */
    private static final Map<String, String> NAMED = Map.of("creation.md", "creation", "advances.md", "advances",
            "when-taken.md", "advances");
    private static final String HEAD = """
            format: 1
            id: piece
            title: Piece
            licence: CC0-1.0
            credits: A piece of the guide.
            """;

    @TempDir
    private Path scratch;

    private final List<String> gaps = new ArrayList<>();

    @Test
    void everyPieceIsRight() throws IOException {
        int pieces = 0;
        for (Path page : GuideFiles.pages()) {
            if (!OTHERS.contains(page.getFileName().toString())) {
                Matcher fences = FENCE.matcher(Files.readString(page));
                while (fences.find()) {
                    for (String piece : pieces(fences.group(1))) {
                        pieces++;
                        judge(page.getFileName().toString(), piece);
                    }
                }
            }
        }
        assertTrue(pieces > 80, pieces + " pieces");
        assertEquals("", String.join("\n", gaps));
    }

    /** What stands in a fence is one piece, or several where a key stands there again. */
    private static List<String> pieces(String fence) {
        List<String> entries = Arrays.stream(TOP.split(fence)).filter(entry -> entry.matches("(?s)[a-z].*")).toList();
        List<String> keys = entries.stream().map(GuidePiecesTest::key).toList();
        return entries.isEmpty() ? List.of()
                : new HashSet<>(keys).size() == keys.size() ? List.of(String.join("", entries)) : entries;
    }

    private static String key(String entry) {
        return entry.substring(0, entry.indexOf(':'));
    }

    private void judge(String page, String piece) throws IOException {
        List<String> keys = Arrays.stream(TOP.split(piece)).map(GuidePiecesTest::key).toList();
        List<Diagnostic> problems;
        if (keys.stream().anyMatch(CHARACTER::contains)) {
            Path file = scratch.resolve("character.yaml");
            Files.writeString(file, (keys.contains("ruleset") ? "" : "ruleset: host\n")
                    + piece.replace("ruleset: night-ferry", "ruleset: host"));
            problems = new CharacterLoader(loader()).load(file).diagnostics().stream()
                    .filter(problem -> problem.id().matches("(schema|yaml)\\..*")).toList();
        } else {
            String head = HEAD + (keys.contains("version") ? "" : "version: 1.0.0\n");
            String game = under(place(page, keys.get(0), piece), piece);
            problems = load(head + game);
            if (Report.hasErrors(problems) && !keys.contains("extends")) {
                problems = load(head + "extends: host\n" + game);
            }
        }
        List<Diagnostic> errors = problems.stream().filter(problem -> problem.severity() == Severity.ERROR)
                .filter(problem -> problem.code() != Code.RULESET__UNUSABLE_FONT).toList();
        if (!errors.isEmpty()) {
            gaps.add(page + ":\n" + piece + new DiagnosticPrinter(MessageBundle.messages(), false).print(errors));
        }
    }

    private RulesetLoader loader() {
        return new RulesetLoader(List.of(new RulesetLocation.RulesetFolder(scratch),
                new RulesetLocation.RulesetFolder(HOSTS), new RulesetLocation.RulesetFolder(Path.of("rulesets"))));
    }

    private List<Diagnostic> load(String game) throws IOException {
        Files.writeString(Files.createDirectories(scratch.resolve("piece")).resolve("ruleset.yaml"), game);
        return loader().load("piece").diagnostics();
    }

    /** The way to where a piece stands in a game, from its first key. */
    private static List<String> place(String page, String key, String piece) {
        String sheet = page.equals("maps.md") || piece.contains("members:") ? "crew" : "character";
        if (SHEET.contains(key)) {
            return List.of("sheets", sheet);
        }
        if (OPTION.contains(key)) {
            return List.of("sheets", sheet, "lists", "upgrades", "entries", "piece");
        }
        return NAMED.containsKey(page) ? List.of("sheets", sheet, NAMED.get(page)) : List.of();
    }

    private static String under(List<String> path, String piece) {
        StringBuilder out = new StringBuilder();
        for (int depth = 0; depth < path.size(); depth++) {
            out.append("  ".repeat(depth)).append(path.get(depth)).append(":\n");
        }
        return out + piece.indent(2 * path.size());
    }
}
