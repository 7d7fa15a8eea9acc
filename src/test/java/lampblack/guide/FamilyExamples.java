package lampblack.guide;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * The page of the family: its table is written by hand, and below it stands the game of each row, with a character who
 * keeps the rule and one who breaks it, from the cases. The cases hold that what is shown is what happens.
 */
final class FamilyExamples {

    static final Path PAGE = GuideFiles.GUIDE.resolve("family.md");

    private static final Path CASES = Path.of("src/test/cases/family");
    private static final String EXAMPLES = "\n## The examples\n";
    /** A row as somebody writes it who adds one: the last cell is the folder of the case. */
    private static final Pattern NEW_ROW = Pattern.compile("(?m)^(\\| .* \\| )`([a-z0-9-]+)`( \\|)$");
    private static final Pattern HEAD =
            Pattern.compile("(?m)^(format|id|version|title|licence|credits|ruleset|sheet): .*\\n");
    private static final Pattern SAID =
            Pattern.compile("(?m)^\\S+?\\.yaml:[0-9:]+ (error|warning)\\[([a-z0-9.-]+)]: (.*)$");

    private final StringBuilder out = new StringBuilder();

    private FamilyExamples() {}

    static String text() {
        String page = read(PAGE).replaceAll("(?s)" + EXAMPLES + ".*", "");
        FamilyExamples examples = new FamilyExamples();
        for (Path folder : folders(CASES)) {
            examples.add(folder);
        }
        return NEW_ROW.matcher(page).replaceAll("$1[example](#$2)$3") + EXAMPLES + """

                Each game is shown without its title, licence and credits. The first character follows the rule. Under the
                others stands what `check` says to them.
                """ + examples.out;
    }

    private void add(Path folder) {
        String words = folder.getFileName().toString().replace('-', ' ');
        out.append("\n### ").append(words.substring(0, 1).toUpperCase(Locale.ROOT)).append(words.substring(1))
                .append("\n\n```yaml\n").append(body(read(folder.resolve("ruleset.yaml")))).append("```\n");
        folders(folder).stream().filter(path -> Files.exists(path.resolve("expected.txt")))
                .sorted(Comparator.comparing(path -> !read(path.resolve("expected.txt")).isEmpty()))
                .forEach(this::player);
    }

    private void player(Path folder) {
        String said = read(folder.resolve("expected.txt"));
        if (Files.exists(folder.resolve("character.yaml"))) {
            out.append("\n```yaml\n").append(body(read(folder.resolve("character.yaml")))).append("```\n");
        } else if (!said.isEmpty()) {
            out.append("\nWith `").append(said.lines().skip(1).findFirst().orElse("").replaceAll("^ *\\d+ \\| *", ""))
                    .append("`:\n");
        }
        Matcher found = SAID.matcher(said);
        while (found.find()) {
            out.append("\n> ").append(found.group(1)).append(" `").append(found.group(2)).append("`: ")
                    .append(found.group(3)).append('\n');
        }
    }

    private static String body(String yaml) {
        return HEAD.matcher(yaml).replaceAll("");
    }

    private static List<Path> folders(Path folder) {
        try (Stream<Path> files = Files.list(folder)) {
            return files.filter(Files::isDirectory).filter(path -> !path.endsWith("linked")).sorted().toList();
        } catch (IOException broken) {
            throw new UncheckedIOException(broken);
        }
    }

    private static String read(Path file) {
        try {
            return Files.readString(file);
        } catch (IOException broken) {
            throw new UncheckedIOException(broken);
        }
    }
}
