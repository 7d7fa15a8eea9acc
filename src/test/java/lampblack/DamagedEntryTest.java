package lampblack;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import lampblack.diagnostic.Checked;
import lampblack.diagnostic.Diagnostic;
import lampblack.diagnostic.Report;
import lampblack.diagnostic.Source;
import lampblack.edit.LoadedCharacter;
import lampblack.load.CharacterLoader;
import lampblack.load.RulesetLoader;
import lampblack.node.MapNode;
import lampblack.node.Node;
import lampblack.store.MessageBundle;
import lampblack.store.RulesetLocation;
import lampblack.store.TextFile;
import lampblack.yaml.YamlReader;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.TestFactory;

/**
 * An entry of a shipped example that is damaged, by its type or so that it is no YAML any more, hides no other entry of
 * its file, and is told at its own place.
 */
@Tag("slow")
class DamagedEntryTest {

    private static final Path SHIPPED = Path.of("rulesets");
    private static final List<String> BLOCKS = List.of("fields", "creation", "parts", "ledger", "now");
    private static final List<String> DAMAGES = List.of("{}", "[]", "{a: {b: {c: {}}}}", "[[[x]]]", "true", "-1", "1.5",
            "''", "\"never closed", "[never, closed", "{never: closed", "'it''s", "a: b: c", "*gone", "&here x", "!tag x",
            "- x", "@x", "`x`", "{a: 1, a: 2}", "{<<: {a: 1}}", "\tx", "]", "}", "x\n y: z", "? x", "%x", "| x", "2 dots");

    private final CharacterLoader characters = new CharacterLoader(new RulesetLoader(
            List.of(new RulesetLocation.RulesetFolder(SHIPPED, "rulesets"))));

    /** A value that is damaged. @param name the way to it */
    private record Part(String name, Node value) {}

    @TestFactory
    Stream<DynamicTest> hidesNoOther() throws IOException {
        List<Path> files;
        try (Stream<Path> all = Files.walk(SHIPPED)) {
            files = all.filter(Files::isRegularFile).filter(file -> file.getParent().endsWith("characters") && file.toString().endsWith(".yaml"))
                    .sorted().toList();
        }
        return files.stream().map(file -> DynamicTest.dynamicTest(file.toString(), () -> damage(file)));
    }

    private void damage(Path file) throws IOException {
        String text = Files.readString(file);
        MapNode tree = YamlReader.read(new Source(file.toString(), text)).value().orElseThrow();
        List<String[]> trials = new ArrayList<>();
        for (Part part : parts(tree)) {
            DAMAGES.forEach(damage -> trials.add(new String[] {part.name(), damage}));
        }
        for (String[] trial : Sampling.of("damaged entries of " + file).some(trials, 12)) {
            Part part = parts(tree).stream().filter(one -> one.name().equals(trial[0])).findFirst().orElseThrow();
            String damaged = text.substring(0, part.value().span().start()) + trial[1]
                    + text.substring(part.value().span().end());
            judge(file, tree, part, new Source(file.toString(), damaged));
        }
    }

    private void judge(Path file, MapNode tree, Part part, Source damaged) {
        Checked<LoadedCharacter> judged = characters.judge(file, TextFile.of(damaged));
        String shown = part.name() + " in\n" + damaged.text() + "\n" + judged.diagnostics().stream()
                .map(problem -> problem.span() + " " + MessageBundle.messages().render(problem.message())).toList();
        assertTrue(judged.value().isPresent(), () -> "hidden by " + shown);
        List<String> left = new ArrayList<>();
        parts(judged.value().get().file().root()).forEach(one -> left.add(one.name()));
        List<String> lost = new ArrayList<>(parts(tree).stream().map(Part::name).toList());
        lost.removeAll(left);
        lost.remove(part.name());
        // What stands in the very line of something that is no YAML cannot be told from it.
        int line = part.value().span().line();
        parts(tree).stream().filter(one -> one.value().span().line() == line).forEach(one -> lost.remove(one.name()));
        assertEquals(List.of(), lost, () -> "hidden by " + shown);
        boolean partial = judged.value().get().isPartial();
        assertTrue(!partial || !Report.hasErrors(judged.diagnostics().stream().filter(problem -> !problem.isOfForm()
                && problem.span().line() != part.value().span().line()
                && !isMissed(problem.span().text(), part.value(), damaged)).toList()),
                () -> "told although it may follow: " + shown);
        judged.diagnostics().stream().filter(Diagnostic::isOfForm).forEach(problem -> assertTrue(
                problem.span().line() >= part.value().span().line() - 1, () -> "told elsewhere: " + shown));
    }

    /**
     * Whether a name is one that only the damaged value made known, since nobody can know what stood there, or one that
     * took the place of such a name.
     */
    private static boolean isMissed(String name, Node value, Source damaged) {
        return value.span().text().contains(name) || damaged.text().lines().filter(line -> line.contains(name))
                .anyMatch(line -> value.all().stream().anyMatch(entry -> line.contains("swap: " + entry.key().text())));
    }

    /** The values of each block, and each entry of the ledger. */
    private static List<Part> parts(MapNode tree) {
        Map<String, Node> parts = new LinkedHashMap<>();
        for (String block : BLOCKS) {
            tree.get(block).flatMap(Node::asList).ifPresent(list -> list.items().stream()
                    .filter(item -> !item.all().isEmpty())
                    .forEach(item -> parts.put(block + " " + item.span().text(), item)));
            tree.map(block).ifPresent(map -> map.all().forEach(entry ->
                    parts.put(block + "." + entry.key().text(), entry.value())));
        }
        return parts.entrySet().stream().map(entry -> new Part(entry.getKey(), entry.getValue())).toList();
    }
}
