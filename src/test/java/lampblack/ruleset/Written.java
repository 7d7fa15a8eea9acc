package lampblack.ruleset;

import static org.junit.jupiter.api.Assertions.assertEquals;
import java.util.ArrayList;
import java.util.List;
import lampblack.Advice;
import lampblack.diagnostic.Checked;
import lampblack.diagnostic.Diagnostic;
import lampblack.diagnostic.DiagnosticPrinter;
import lampblack.diagnostic.Source;
import lampblack.lint.Lints;
import lampblack.node.MapNode;
import lampblack.node.MergedTree;
import lampblack.node.Overlay;
import lampblack.ruleset.reading.RulesetReader;
import lampblack.schema.SchemaJudge;
import lampblack.store.MessageBundle;
import lampblack.yaml.YamlReader;

/** A small ruleset, written in a test as the blocks of its one sheet, and perhaps an overlay over it. */
public final class Written {

    private static final String HEAD = """
            format: 1
            id: small
            version: 1.0.0
            title: Small
            licence: CC0-1.0
            tags: {light: {}, secret: {}}
            sheets: {character: {}}
            """;

    private Written() {}

    /** What is printed of a sheet's blocks but advice, the base first; the blocks begin in the third line. */
    public static String problems(String... layers) {
        List<String> texts = new ArrayList<>();
        for (String layer : layers) {
            texts.add("sheets:\n  character:\n" + layer.indent(4));
        }
        return problemsOf(texts);
    }

    /** What is printed of whole files but advice, the base first. */
    public static String problemsOf(List<String> layers) {
        return new DiagnosticPrinter(MessageBundle.messages(), false).print(
                Advice.without(found(layers)));
    }

    /** What is printed of one sheet's blocks, advice and all. */
    public static String advice(String sheet) {
        return new DiagnosticPrinter(MessageBundle.messages(), false).print(
                found(List.of("sheets:\n  character:\n" + sheet.indent(4))));
    }

    /** A ruleset with one sheet that has no mistake in it. */
    public static Ruleset ruleset(String sheet) {
        return RulesetReader.read(merged(List.of("sheets:\n  character:\n" + sheet.indent(4))), List.of())
                .value().orElseThrow();
    }

    private static List<Diagnostic> found(List<String> layers) {
        Checked<Ruleset> ruleset = RulesetReader.read(merged(layers), List.of());
        return ruleset.value().isEmpty() || !ruleset.diagnostics().isEmpty()
                ? ruleset.diagnostics()
                : Lints.check(ruleset.value().get());
    }

    private static MergedTree merged(List<String> layers) {
        List<MapNode> trees = new ArrayList<>(List.of(tree("head.yaml", HEAD)));
        for (String layer : layers) {
            trees.add(tree(trees.size() == 1 ? "base.yaml" : "house.yaml", layer));
        }
        Checked<MergedTree> merged = Overlay.merge(trees);
        assertEquals(List.of(), merged.diagnostics());
        assertEquals("", new DiagnosticPrinter(MessageBundle.messages(), false).print(
                SchemaJudge.LIBRARY.rulesets().whole().check(merged.value().orElseThrow().tree(), List::of)));
        return merged.value().get();
    }

    private static MapNode tree(String name, String text) {
        Checked<MapNode> read = YamlReader.read(new Source(name, text));
        assertEquals(List.of(), read.diagnostics());
        return read.value().orElseThrow();
    }
}
