package lampblack.builder.shelf;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import lampblack.diagnostic.Source;
import lampblack.node.MapNode;
import lampblack.node.NewValue;
import lampblack.node.DocumentEditor;
import lampblack.node.Edits;
import lampblack.yaml.YamlReader;

/**
 * What whoever keeps a character notes about it: its tags, and whether it is put away. It is written into the
 * character's own file, under {@code tags} and {@code archived}, and not into one of the shelf: so it goes along when
 * the file is copied to another machine, sent to a friend or packed, a program that knows nothing of it leaves it
 * alone, and it has the same history and undo as all the rest. Its game has no say in it, so that it can be written
 * even where the game is not there.
 */
public final class ShelfMarks {

    private static final String TAGS = "tags";
    private static final String ARCHIVED = "archived";
    private static final int MAX_TAGS = 20;
    private static final int LONGEST = 40;

    private ShelfMarks() {}

    /** The tags that a field says, parted by commas; each once, whatever its capitals. */
    public static List<String> tags(String written) {
        List<String> tags = new ArrayList<>();
        for (String tag : written.split("[,\\n]")) {
            String plain = tag.strip().replaceAll("\\s+", " ");
            boolean fits = !plain.isEmpty() && plain.length() <= LONGEST
                    && plain.chars().noneMatch(Character::isISOControl);
            if (fits && tags.size() < MAX_TAGS && tags.stream().noneMatch(plain::equalsIgnoreCase)) {
                tags.add(plain);
            }
        }
        return tags;
    }

    /** A text with other tags; empty where it cannot be read. */
    public static Optional<String> tagged(Source text, List<String> tags) {
        return with(text, TAGS, tags.isEmpty() ? Optional.empty()
                : Optional.of(new NewValue.ListValue(tags.stream().map(NewValue::of).toList())));
    }

    /** A text of a character that is put away, or no longer so; empty where it cannot be read. */
    public static Optional<String> archived(Source text, boolean away) {
        return with(text, ARCHIVED, away ? Optional.of(NewValue.of(true)) : Optional.empty());
    }

    private static Optional<String> with(Source text, String key, Optional<NewValue> value) {
        Optional<MapNode> root = YamlReader.read(text).value();
        return root.map(tree -> Edits.apply(text.text(), value
                .map(written -> DocumentEditor.put(tree, List.of(key), written))
                .orElseGet(() -> DocumentEditor.remove(tree, List.of(key)))));
    }
}
