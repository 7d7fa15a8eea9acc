package lampblack.play;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import lampblack.diagnostic.Message;
import lampblack.node.MapNode;
import lampblack.node.NewValue;
import lampblack.node.Node;
import lampblack.node.DocumentEditor;

/**
 * Writes below the marks of play, where nothing else stands in the way.
 *
 * @param base the keys that lead to the marks
 */
record NowEdits(MapNode root, List<String> base) {

    /** A change of what stands at some keys below the marks. */
    MarkResult put(List<String> keys, NewValue value, Message... says) {
        return blocked(keys).orElseGet(() -> MarkResult.of(DocumentEditor.put(root, path(keys), value), says));
    }

    /** A word more in a list below the marks. */
    MarkResult append(List<String> keys, String word, Message... says) {
        return blocked(keys).orElseGet(() -> MarkResult.of(DocumentEditor.append(root, path(keys), NewValue.of(word)),
                says));
    }

    /** A word less in a list below the marks. */
    MarkResult removeItem(List<String> keys, int index, Message says) {
        return blocked(keys).orElseGet(() -> MarkResult.of(DocumentEditor.removeItem(root, path(keys), index), says));
    }

    MarkResult remove(List<String> keys, Message says) {
        return blocked(keys).orElseGet(() -> MarkResult.of(DocumentEditor.remove(root, path(keys)), says));
    }

    /** Why nothing can be written at some keys: something else stands where a map is needed. */
    private Optional<MarkResult> blocked(List<String> keys) {
        List<String> path = path(keys);
        Node node = root;
        for (String key : path.subList(0, path.size() - 1)) {
            Optional<Node> next = node.get(key);
            if (!MarkWriter.isWritten(next)) {
                return Optional.empty();
            }
            if (next.get().asMap().isEmpty()) {
                return Optional.of(MarkResult.refused(Message.of("mark.not-readable", "track", key)));
            }
            node = next.get();
        }
        return Optional.empty();
    }

    private List<String> path(List<String> keys) {
        List<String> path = new ArrayList<>(base);
        path.addAll(keys);
        return path;
    }
}
