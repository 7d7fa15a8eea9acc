package lampblack.schema;

import static org.junit.jupiter.api.Assertions.assertEquals;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import lampblack.diagnostic.Diagnostic;
import lampblack.diagnostic.Source;
import lampblack.form.SchemaForm;
import lampblack.judge.FormCheck;
import lampblack.node.MapNode;
import lampblack.yaml.YamlReader;

/**
 * A schema by the JSON Schema library and by ourselves, who are to say the same of any tree.
 *
 * @param published by ourselves, of what a published page carries of it
 */
public record TwoJudges(String name, FormCheck everit, SchemaForm form, SchemaForm published) {

    static final TwoJudges CHARACTER = packed("character");
    static final TwoJudges LAYER = packed("ruleset");
    static final TwoJudges RULESET = packed("ruleset-resolved");
    static final TwoJudges TESTS = packed("tests");
    static final List<TwoJudges> ALL = List.of(CHARACTER, LAYER, RULESET, TESTS);

    private static TwoJudges packed(String name) {
        String text = SchemaFragments.text(name + ".schema.json");
        SchemaForm form = SchemaForm.read(text);
        return new TwoJudges(name, new SchemaValidator(text, () -> form), form, SchemaForm.read(BareSchema.of(text)));
    }

    /** Holds both to the same diagnostics in the same order. Whether the tree fits. */
    boolean agree(MapNode tree) {
        List<Diagnostic> found = everit.check(tree, () -> List.of(tree));
        List<Diagnostic> own = form.problems(tree, () -> List.of(tree));
        assertEquals(shown(found), shown(own), () -> name + " on " + tree);
        assertEquals(found, own, () -> name + " on " + tree);
        assertEquals(found, published.problems(tree, () -> List.of(tree)), () -> name + " as published on " + tree);
        return found.isEmpty();
    }

    private static String shown(List<Diagnostic> problems) {
        StringBuilder all = new StringBuilder();
        problems.forEach(problem -> all.append(problem.id()).append(" at ").append(problem.span().start()).append(' ')
                .append(problem.message()).append(problem.notes()).append('\n'));
        return all.toString();
    }

    /** Holds both to the same about a text as whatever a file of its name may be: how many say that it fits. */
    public static int agree(String file, String text) {
        List<TwoJudges> judges = file.contains("characters/") ? List.of(CHARACTER)
                : file.contains("tests/") ? List.of(TESTS) : List.of(LAYER, RULESET);
        return YamlReader.read(new Source(file, text)).value().map(tree ->
                (int) judges.stream().filter(both -> both.agree(tree)).count()).orElse(0);
    }

    static List<MapNode> trees(Path folder) {
        List<MapNode> trees = new ArrayList<>();
        try (Stream<Path> files = Files.walk(folder)) {
            for (Path path : files.filter(file -> file.toString().endsWith(".yaml")).sorted().toList()) {
                String text = Files.readString(path, StandardCharsets.ISO_8859_1);
                YamlReader.read(new Source(path.toString(), text)).value().ifPresent(trees::add);
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return trees;
    }
}
