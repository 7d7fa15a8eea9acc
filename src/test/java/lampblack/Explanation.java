package lampblack;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import lampblack.diagnostic.Diagnostic;
import lampblack.diagnostic.Report;
import lampblack.font.MadeFont;
import lampblack.json.CharacterJson;
import lampblack.load.CharacterLoader;
import lampblack.load.RulesetLoader;
import lampblack.load.RulesetTestRunner;
import lampblack.store.RulesetLocation;
import lampblack.store.TextFile;
import lampblack.store.MessageBundle;

/**
 * A page that explains a code. Its fences {@code yaml ruleset}, {@code yaml character <ruleset>} and {@code yaml tests
 * <ruleset>} are whole files: a wrong one has the code, a right one has no error. Other fences are pieces, and only
 * read.
 */
record Explanation(String code, String text) {

    private static final Pattern FENCE =
            Pattern.compile("^```yaml (ruleset|character|tests)( [a-z0-9-]+)?\\n(.*?)^```$",
            Pattern.MULTILINE | Pattern.DOTALL);
    private static final Pattern ID = Pattern.compile("^id: *([a-z0-9-]+)", Pattern.MULTILINE);
    private static final RulesetLocation SHIPPED = new RulesetLocation.RulesetFolder(Path.of("rulesets"));

    static Explanation read(Path file) {
        return new Explanation(file.getFileName().toString().replace(".md", ""), CasesTest.text(file));
    }

    /** What the page does not show, or shows otherwise than it says. */
    List<String> gaps() {
        List<String> gaps = new ArrayList<>();
        int wrong = text.indexOf("## Wrong");
        int right = text.indexOf("## Right");
        if (!text.startsWith("# " + code + "\n") || wrong < 0 || right < wrong) {
            gaps.add(code + ": the page is not a heading, `## Wrong` and `## Right`");
            return gaps;
        }
        for (List<Diagnostic> problems : examples(text.substring(wrong, right))) {
            if (problems.stream().noneMatch(diagnostic -> diagnostic.code().id().equals(code))) {
                gaps.add(code + ": the wrong example gives " + ids(problems));
            }
        }
        for (List<Diagnostic> problems : examples(text.substring(right))) {
            if (Report.hasErrors(problems)) {
                gaps.add(code + ": the right example gives " + ids(problems));
            }
        }
        return gaps;
    }

    private static List<String> ids(List<Diagnostic> problems) {
        return problems.stream().map(Diagnostic::id).distinct().toList();
    }

    private static List<List<Diagnostic>> examples(String part) {
        List<List<Diagnostic>> all = new ArrayList<>();
        Matcher fences = FENCE.matcher(part);
        while (fences.find()) {
            String yaml = fences.group(3);
            all.add(switch (fences.group(1)) {
                case "ruleset" -> ruleset(yaml);
                case "character" -> character(yaml);
                default -> tests(fences.group(2).strip(), yaml);
            });
        }
        return all;
    }

    private static List<Diagnostic> character(String yaml) {
        TextFile text = TextFile.of(yaml.getBytes(StandardCharsets.UTF_8), "character.yaml", "").value().orElseThrow();
        CharacterLoader loader = new CharacterLoader(new RulesetLoader(List.of(SHIPPED)));
        return loader.judge(Path.of("character.yaml"), text).diagnostics();
    }

    /** Runs tests of a game that is a shipped one under another name. */
    private static List<Diagnostic> tests(String base, String yaml) {
        String game = """
                format: 1
                id: example
                version: 1.0.0
                title: Example
                licence: CC-BY-4.0
                credits: An example.
                extends: %s
                """.formatted(base);
        return within(Map.of("example/" + RulesetLocation.ROOT_FILE, game, "example/tests/example.yaml", yaml),
                loader -> RulesetTestRunner.run(loader.load("example").value().orElseThrow(), loader,
                character -> CharacterJson.values(character, MessageBundle.messages()))
                        .diagnostics());
    }

    private static List<Diagnostic> ruleset(String yaml) {
        Matcher id = ID.matcher(yaml);
        String name = id.find() ? id.group(1) : "example";
        return within(Map.of(name + "/" + RulesetLocation.ROOT_FILE, yaml), loader -> loader.load(name).diagnostics());
    }

    /** What is found where files stand in a folder of rulesets. */
    private static List<Diagnostic> within(Map<String, String> files, Function<RulesetLoader, List<Diagnostic>> find) {
        try {
            Path place = Files.createTempDirectory("explain");
            for (Map.Entry<String, String> entry : files.entrySet()) {
                Files.createDirectories(place.resolve(entry.getKey()).getParent());
                Files.writeString(place.resolve(entry.getKey()), entry.getValue());
                if (entry.getKey().endsWith("/" + RulesetLocation.ROOT_FILE)) {
                    MadeFont.beside(place.resolve(entry.getKey()).getParent());
                }
            }
            try (Stream<Path> made = Files.walk(place)) {
                List<RulesetLocation> places = List.of(new RulesetLocation.RulesetFolder(place), SHIPPED);
                List<Diagnostic> problems = find.apply(new RulesetLoader(places));
                for (Path path : made.sorted(Comparator.reverseOrder()).toList()) {
                    Files.delete(path);
                }
                return problems;
            }
        } catch (IOException broken) {
            throw new UncheckedIOException(broken);
        }
    }

}
