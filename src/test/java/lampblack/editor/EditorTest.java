package lampblack.editor;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import lampblack.Sampling;
import lampblack.cli.Shell;
import lampblack.diagnostic.Source;
import lampblack.yaml.YamlReader;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What an author sees in an editor: files that are right are not underlined, and keys are offered and explained. */
@Tag("full")
final class EditorTest {

    private static final Path SCHEMAS = Path.of("schemas").toAbsolutePath();
    private static LanguageServer editor;

    @TempDir
    private Path folder;

    @BeforeAll
    static void start() throws IOException, InterruptedException {
        editor = LanguageServer.start(Map.of(
                schema("character"), List.of("**/docs/guide/**/characters/*.yaml"),
                schema("tests"), List.of("**/docs/guide/**/tests/*.yaml"),
                schema("ruleset"), List.of("**/docs/guide/**/ruleset.yaml")));
    }

    private static String schema(String name) {
        return SCHEMAS.resolve(name + ".schema.json").toUri().toString();
    }

    @AfterAll
    static void stop() {
        if (editor != null) {
            editor.close();
        }
    }

    @Test
    void nothingThatIsShippedIsUnderlined() throws IOException {
        List<Path> files = new ArrayList<>(yaml(Path.of("docs/guide")));
        files.addAll(yaml(Path.of("rulesets")));
        List<Path> tried = Sampling.of("files in an editor").some(files, 60);
        assertEquals("", String.join("\n", underlined(tried)));
    }

    @Test
    void nothingThatIsNewlyMadeIsUnderlined() throws IOException {
        Shell shell = new Shell(folder);
        assertEquals(0, shell.run("new", "ruleset", "my-hack").exit());
        assertEquals(0, shell.run("new", "ruleset", "my-house", "--extends", "blades-in-the-dark", "--house").exit());
        List<Path> files = yaml(folder);
        assertTrue(files.size() > 5, files.toString());
        for (Path file : files) {
            assertTrue(Files.readString(file).startsWith("# yaml-language-server: $schema="), file.toString());
        }
        assertEquals("", String.join("\n", underlined(files)));
    }

    @Test
    void whatIsWrongIsUnderlined() throws IOException {
        String head = "# yaml-language-server: $schema=" + schema("ruleset") + "\nformat: 1\nid: x\nversion: 1.0.0\n";
        assertEquals(List.of(), editor.open(folder.resolve("right.yaml"), head + "title: X\n"));
        Path wrong = folder.resolve("wrong.yaml");
        assertEquals(List.of(wrong + ":5: Property titel is not allowed."), editor.open(wrong, head + "titel: X\n"));
    }

    @Test
    void everyKeyThatShippedFilesUseIsOfferedAndExplained() throws IOException {
        Map<String, List<DescribedKey>> byFile = new LinkedHashMap<>();
        Map<String, DescribedKey> known = new LinkedHashMap<>();
        for (Path file : yaml(Path.of("rulesets"))) {
            String kind = kind(file);
            DescribedKey.of(new ObjectMapper().readTree(SCHEMAS.resolve(kind + ".schema.json").toFile()),
                    YamlReader.read(new Source(file.toString(), Files.readString(file))).value().orElseThrow())
                            .forEach((path, key) -> {
                        if (known.putIfAbsent(kind + path, key) == null) {
                            byFile.computeIfAbsent(file.toString(), name -> new ArrayList<>()).add(key);
                        }
                    });
        }
        assertTrue(known.size() > 300, "keys: " + known.size());
        List<String> gaps = new ArrayList<>();
        Sampling sampling = Sampling.of("keys in an editor");
        for (Map.Entry<String, List<DescribedKey>> entry : byFile.entrySet()) {
            Path file = Path.of(entry.getKey());
            editor.open(file);
            for (DescribedKey key : sampling.some(entry.getValue(), 5)) {
                gaps.addAll(gaps(file, key));
            }
            editor.close(file);
        }
        assertEquals("", String.join("\n", gaps));
    }

    private static String kind(Path file) {
        String parent = file.getParent().getFileName().toString();
        return switch (parent) {
            case "characters" -> "character";
            case "tests" -> "tests";
            default -> "ruleset";
        };
    }

    private static List<String> gaps(Path file, DescribedKey key) throws IOException {
        int line = key.span().line();
        int column = key.span().column();
        String where = file + ":" + line + ":" + column + " " + key.path();
        List<String> gaps = new ArrayList<>();
        String shown = editor.hover(file, line, column + 1).replace("\\", "");
        if (key.texts().stream().noneMatch(text -> shown.contains(text.replace("\\", "")))) {
            gaps.add(where + " is not explained: " + shown);
        }
        List<JsonNode> offered = editor.completions(file, line, column + 1).stream()
                .filter(item -> item.path("label").asText().equals(key.name())).toList();
        if (offered.isEmpty()) {
            gaps.add(where + " is not offered");
        } else if (offered.getFirst().path("documentation").toString().length() < 10) {
            gaps.add(where + " is offered without a text");
        }
        return gaps;
    }

    private static List<String> underlined(List<Path> files) throws IOException {
        List<String> underlined = new ArrayList<>();
        for (Path file : files) {
            underlined.addAll(editor.open(file));
            editor.close(file);
        }
        return underlined;
    }

    private static List<Path> yaml(Path root) throws IOException {
        try (Stream<Path> all = Files.walk(root)) {
            return all.filter(file -> file.toString().endsWith(".yaml")).sorted().toList();
        }
    }
}
