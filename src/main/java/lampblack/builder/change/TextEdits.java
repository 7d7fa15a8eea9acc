package lampblack.builder.change;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import lampblack.character.Name;
import lampblack.diagnostic.Edit;
import lampblack.diagnostic.Source;
import lampblack.edit.CharacterEditor;
import lampblack.edit.LoadedCharacter;
import lampblack.edit.ProposedChange;
import lampblack.node.ListNode;
import lampblack.node.MapNode;
import lampblack.node.NewValue;
import lampblack.node.NewValuePrinter;
import lampblack.node.Node;
import lampblack.node.Scalar;
import lampblack.node.DocumentEditor;
import lampblack.node.Edits;
import lampblack.yaml.YamlReader;

/** Writes several changes into the text of a character, one after the other, before the whole is judged once. */
final class TextEdits {

    private final LoadedCharacter before;
    private String text;
    private MapNode root;

    TextEdits(LoadedCharacter before) {
        this.before = before;
        this.text = before.text().source().text();
        this.root = before.file().root();
    }

    /** The present value at a path. */
    Optional<Node> nodeAt(List<String> path) {
        Node at = root;
        for (String key : path) {
            Optional<Node> next = at.get(key);
            if (next.isEmpty()) {
                return next;
            }
            at = next.get();
        }
        return at.isNull() ? Optional.empty() : Optional.of(at);
    }

    /** The key of a map as it is written, for a name that is compared without case. */
    String key(List<String> path, String name) {
        return nodeAt(path).flatMap(Node::asMap).flatMap(map -> map.keys().stream()
                .filter(key -> Name.of(key).key().equals(Name.of(name).key())).findFirst()).orElse(name);
    }

    TextEdits put(List<String> path, NewValue value) {
        return path.size() == 2 && !root.has(path.get(0)) && begin(path, value) ? this
                : with(DocumentEditor.put(root, path,
                value));
    }

    /**
     * Begins a block with a line of its own, as those who write by hand do; false where the file does not end in one.
     */
    private boolean begin(List<String> path, NewValue value) {
        String longer = text + (text.endsWith("\n") ? "" : "\n") + NewValuePrinter.key(path.get(0)) + ":\n  "
                + NewValuePrinter.key(path.get(1)) + ": " + NewValuePrinter.flow(value) + "\n";
        Optional<MapNode> read = YamlReader.read(new Source(before.text().source().name(), longer)).value();
        boolean there = read.flatMap(all -> all.map(path.get(0))).flatMap(all -> all.get(path.get(1)))
                .filter(value::matches).isPresent() && read.get().all().size() == root.all().size() + 1;
        if (there) {
            text = longer;
            root = read.get();
        }
        return there;
    }

    TextEdits append(List<String> path, NewValue item) {
        return with(DocumentEditor.append(root, path, item));
    }

    TextEdits remove(List<String> path) {
        return with(DocumentEditor.remove(root, path));
    }

    TextEdits removeItem(List<String> path, int index) {
        return with(DocumentEditor.removeItem(root, path, index));
    }

    private TextEdits with(List<Edit> edits) {
        text = Edits.apply(text, edits);
        // What was torn before stays torn, and is refused when it is judged.
        root = YamlReader.read(new Source(before.text().source().name(), text)).value().orElse(root);
        return this;
    }

    ProposedChange attempt(CharacterEditor editor) {
        return whole(editor, before, text);
    }

    /** A change that puts another text in the place of all there is. */
    static ProposedChange whole(CharacterEditor editor, LoadedCharacter before, String text) {
        Source now = before.text().source();
        return editor.edit(before, List.of(new Edit(now.span(0, now.text().length()), text)));
    }

    /** What is written somewhere, to be written elsewhere. */
    static NewValue copy(Node node) {
        return switch (node) {
            case MapNode map -> {
                Map<String, NewValue> all = new LinkedHashMap<>();
                map.entries().forEach((key, entry) -> all.put(key, copy(entry.value())));
                yield NewValue.map(all);
            }
            case ListNode list -> new NewValue.ListValue(list.items().stream().map(TextEdits::copy).toList());
            case Scalar scalar -> copy(scalar);
        };
    }

    private static NewValue copy(Scalar scalar) {
        return scalar.isText() || scalar.isNull() ? NewValue.of(scalar.isNull() ? "" : scalar.text())
                : scalar.integer().map(NewValue::of).orElseGet(() -> scalar.bool().map(NewValue::of)
                        .orElseGet(() -> NewValue.of(scalar.text())));
    }
}
