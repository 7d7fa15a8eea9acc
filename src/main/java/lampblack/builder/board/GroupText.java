package lampblack.builder.board;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import lampblack.builder.shelf.GroupName;
import lampblack.builder.shelf.Shelf;
import lampblack.builder.shelf.StoredText;
import lampblack.character.Name;
import lampblack.character.NamedClock;
import lampblack.diagnostic.Checked;
import lampblack.diagnostic.Diagnostic;
import lampblack.diagnostic.Edit;
import lampblack.diagnostic.Source;
import lampblack.edit.VersionedText;
import lampblack.node.MapNode;
import lampblack.node.NewValue;
import lampblack.node.NewValuePrinter;
import lampblack.node.DocumentEditor;
import lampblack.node.Edits;
import lampblack.yaml.YamlReader;

/**
 * What a group keeps beside its sheets: clocks under {@code clocks}, written as on sheets, and words under
 * {@code notes}. Whatever else stands in the file stays.
 *
 * @param version of the file; empty where there is none yet
 * @param root empty where the file cannot be read
 */
public record GroupText(GroupName name, Optional<String> version, String text, Optional<MapNode> root,
        List<Diagnostic> problems) {

    private static final String BEGINNING = "# Kept on the board of a group: clocks that it shares, and notes.\nformat: 1\n";
    private static final String CLOCKS = "clocks";
    private static final String NOTES = "notes";

    public GroupText {
        problems = List.copyOf(problems);
    }

    /** As it stands. */
    public static GroupText of(Shelf shelf, GroupName name) {
        Optional<StoredText> stored = shelf.groups().find(name);
        if (stored.isEmpty()) {
            return read(name, Optional.empty(), new Source(name.name(), BEGINNING));
        }
        Checked<VersionedText> text = stored.get().text();
        return text.value().map(found -> read(name, Optional.of(found.version()), found.source()))
                .orElseGet(() -> new GroupText(name, stored.get().version(), "", Optional.empty(),
                        text.diagnostics()));
    }

    /** As it stands elsewhere. */
    public static GroupText of(GroupName name, String text) {
        return read(name, Optional.empty(), new Source(name.name(), text));
    }

    private static GroupText read(GroupName name, Optional<String> version, Source source) {
        Checked<MapNode> tree = YamlReader.read(source);
        return new GroupText(name, version, source.text(), tree.value(), tree.diagnostics());
    }

    /** Its clocks, in the order in which they began. */
    public List<NamedClock> clocks() {
        return root.map(map -> NamedClock.all(map, CLOCKS)).orElse(List.of());
    }

    /** The clock of a name, however it is written. */
    public Optional<NamedClock> clock(String called) {
        return clocks().stream().filter(clock -> Name.of(clock.key().text()).key().equals(Name.of(called).key()))
                .findFirst();
    }

    public String notes() {
        return root.flatMap(map -> map.text(NOTES)).orElse("");
    }

    /** The text with other notes. */
    String withNotes(String words) {
        return edited(map -> words.isEmpty() ? DocumentEditor.remove(map, List.of(NOTES))
                : DocumentEditor.put(map, List.of(NOTES), NewValue.of(words)));
    }

    /** The text with a clock that stands so. */
    String withClock(String called, long marked, long size) {
        String key = clock(called).map(clock -> clock.key().text()).orElse(Name.of(called).shown());
        return edited(map -> DocumentEditor.put(map, List.of(CLOCKS, key),
                NewValue.of(NamedClock.written(marked, size))));
    }

    /** The text with a clock called otherwise. */
    String renamed(NamedClock clock, String otherwise) {
        return edited(map -> List.of(new Edit(clock.key().span(),
                NewValuePrinter.key(Name.of(otherwise).shown()))));
    }

    /** The text without a clock. */
    String without(NamedClock clock) {
        return edited(map -> DocumentEditor.remove(map, List.of(CLOCKS, clock.key().text())));
    }

    private String edited(Function<MapNode, List<Edit>> edits) {
        return Edits.apply(text, edits.apply(root.orElseThrow()));
    }
}
