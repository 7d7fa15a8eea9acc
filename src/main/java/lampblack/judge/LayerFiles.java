package lampblack.judge;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import lampblack.diagnostic.Checked;
import lampblack.diagnostic.Diagnostic;
import lampblack.diagnostic.Message;
import lampblack.diagnostic.Source;
import lampblack.node.MapNode;
import lampblack.picture.Art;
import lampblack.yaml.KeysWithoutValue;
import lampblack.yaml.YamlReader;

/** The files of rulesets, wherever they stand. */
public interface LayerFiles {

    boolean has(String id);

    /** The ids of every ruleset that can be found. */
    List<String> ids();

    /** The files of a ruleset, as {@link PartNames#ordered} has them; empty where it is not here. */
    List<String> names(String id);

    Checked<Source> text(String id, String name);

    /** What a text of theirs holds, where it can be read. */
    default Checked<MapNode> tree(Source text) {
        Checked<MapNode> tree = YamlReader.read(text);
        List<Diagnostic> open = tree.value().map(KeysWithoutValue::of).orElse(List.of());
        return open.isEmpty() ? tree : new Checked<>(Optional.empty(), Stream.concat(tree.diagnostics().stream(),
                open.stream()).toList());
    }

    /** The pictures and typefaces of a ruleset, as far as they are to be had. @param wanted by its own theme */
    default Art art(String id, List<String> wanted) {
        return Art.UNKNOWN;
    }

    /** How a ruleset's folder is called in messages. */
    String shown(String id);

    /** Says where rulesets were looked up. */
    Message lookedIn();
}
