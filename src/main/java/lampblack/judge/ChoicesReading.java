package lampblack.judge;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import lampblack.character.CharacterFile;
import lampblack.diagnostic.Checked;
import lampblack.diagnostic.Report;
import lampblack.diagnostic.Source;
import lampblack.migration.Takeover;
import lampblack.node.MapNode;
import lampblack.ruleset.Ruleset;
import lampblack.yaml.YamlReader;

/** Reads the choices that a text holds; there are none where it does not have the form of a character. */
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
        Checked<MapNode> tree = YamlReader.read(text);
        report.addAll(tree.diagnostics());
        tree.value().flatMap(CharacterFile::newer).ifPresent(report::add);
        if (report.hasErrors() || tree.value().isEmpty()) {
            return Optional.empty();
        }
        report.addAll(form.check(tree.value().get(), () -> game.apply(tree.value().get())));
        if (report.hasErrors()) {
            return Optional.empty();
        }
        Checked<CharacterFile> file = CharacterFile.decode(tree.value().get());
        report.addAll(file.diagnostics());
        return file.value();
    }
}
