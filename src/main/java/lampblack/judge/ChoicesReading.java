package lampblack.judge;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import lampblack.character.CharacterFile;
import lampblack.diagnostic.Checked;
import lampblack.diagnostic.Diagnostic;
import lampblack.diagnostic.Report;
import lampblack.diagnostic.Source;
import lampblack.migration.Takeover;
import lampblack.node.MapNode;
import lampblack.ruleset.Ruleset;
import lampblack.yaml.YamlReader;

/**
 * Reads the choices that a text holds; there are none where its head does not have the form of a character's. An entry
 * that cannot be read hides no other: the rest is there, beside the problem.
 */
record ChoicesReading(Source text, FormCheck form) {

    Optional<CharacterFile> choices(Report report) {
        return choices(tree -> List.of(), report);
    }

    /** The same as a game calls things today. */
    Optional<CharacterFile> choices(Ruleset game) {
        return choices(new Report()).map(written -> Takeover.of(written, game).file());
    }

    /** @param game the trees of its game, for examples with its names */
    Optional<CharacterFile> choices(Function<MapNode, List<MapNode>> game, Report report) {
        Checked<MapNode> read = YamlReader.read(text);
        report.addAll(read.diagnostics());
        Optional<MapNode> tree = read.value().or(() -> ReadableLines.of(text, read.diagnostics()));
        Optional<Diagnostic> newer = tree.flatMap(CharacterFile::newer);
        newer.ifPresent(report::add);
        if (newer.isPresent() || tree.isEmpty()) {
            return Optional.empty();
        }
        List<Diagnostic> wrong = checked(tree.get(), game);
        Optional<MapNode> whole = Report.hasErrors(wrong)
                ? ReadableTree.of(tree.get(), wrong, part -> checked(part, game)) : tree;
        if (read.value().isPresent() || whole.isPresent()) {
            report.addAll(wrong);
        }
        Optional<Checked<CharacterFile>> file = whole.map(CharacterFile::decode);
        if (!report.hasErrors()) {
            file.ifPresent(decoded -> report.addAll(decoded.diagnostics()));
        }
        return file.flatMap(Checked::value);
    }

    private List<Diagnostic> checked(MapNode tree, Function<MapNode, List<MapNode>> game) {
        return form.check(tree, () -> game.apply(tree));
    }
}
