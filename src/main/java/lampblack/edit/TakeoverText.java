package lampblack.edit;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import lampblack.character.CharacterFile;
import lampblack.character.TakenOver;
import lampblack.diagnostic.Edit;
import lampblack.diagnostic.Source;
import lampblack.migration.FileVersions;
import lampblack.migration.RenamedId;
import lampblack.migration.Takeover;
import lampblack.node.MapNode;
import lampblack.node.NewValue;
import lampblack.node.NewValuePrinter;
import lampblack.node.DocumentEditor;
import lampblack.node.Edits;
import lampblack.ruleset.Ruleset;
import lampblack.yaml.YamlReader;

/**
 * Writes a character as today's game calls things, and in its ledger from where on today's version holds.
 *
 * @param written the file as it stands
 */
public record TakeoverText(CharacterFile written, Takeover takeover, Ruleset ruleset) {

    private static final String VERSION = "version";

    /** The whole text as it will be; empty where it cannot be changed so. */
    public Optional<String> text() {
        List<Edit> edits = new ArrayList<>();
        for (RenamedId id : takeover.renamed()) {
            edits.add(new Edit(id.written().span(), NewValuePrinter.text(id.today())));
        }
        Optional<String> text = Optional.of(Edits.apply(written.source().text(), edits));
        text = text.flatMap(old -> with(old, root -> DocumentEditor.put(root, List.of(VERSION),
                new NewValue.TextValue(ruleset.version()))));
        Map<String, NewValue> bases = bases();
        if (!bases.isEmpty()) {
            text = text.flatMap(old -> with(old, root -> DocumentEditor.put(root, List.of(FileVersions.BASES),
                    new NewValue.MapValue(bases))));
        }
        return text.flatMap(old -> with(old, root -> DocumentEditor.append(root, List.of("ledger"), marker())));
    }

    private Optional<String> with(String text, Function<MapNode, List<Edit>> change) {
        return YamlReader.read(new Source(written.source().name(), text)).value()
                .map(root -> Edits.apply(text, change.apply(root)));
    }

    /** The versions of the layers below that have changed ids. */
    private Map<String, NewValue> bases() {
        Map<String, NewValue> bases = new LinkedHashMap<>();
        ruleset.bases().forEach((layer, version) -> bases.put(layer, new NewValue.TextValue(version)));
        return bases;
    }

    private NewValue marker() {
        return new NewValue.MapValue(Map.of(TakenOver.VERSION, new NewValue.TextValue(ruleset.version())));
    }
}
