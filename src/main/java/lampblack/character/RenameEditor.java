package lampblack.character;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import lampblack.diagnostic.Edit;
import lampblack.node.ListNode;
import lampblack.node.MapNode;
import lampblack.node.NewValuePrinter;
import lampblack.node.Node;
import lampblack.node.Scalar;

/** Renames what a player named, wherever the file mentions it: in choices, entries, marks and rulings. */
public final class RenameEditor {

    private static final Set<String> BLOCKS = Set.of("creation", "ledger", "now", "rulings");
    private static final Set<String> WORDS = Set.of("note", "because", "by", "date", "retire", "allows", "advance",
            "milestone",
            "fields");
    /** What may name a part among other things, such as {@code cohorts.The Rooks} or {@code The Rooks.edges}. */
    private static final Set<String> PATHS = Set.of("part", "on");

    private final String old;
    private final String name;
    private final List<Edit> edits = new ArrayList<>();

    private RenameEditor(String old, String name) {
        this.old = Name.of(old).key();
        this.name = name;
    }

    /** The edits that write another name in place of every mention of the old one. */
    public static List<Edit> of(CharacterFile file, String old, String name) {
        RenameEditor editor = new RenameEditor(old, name);
        for (String block : BLOCKS.stream().sorted().toList()) {
            file.root().get(block).ifPresent(editor::visit);
        }
        file.parts().all().forEach(kind -> editor.parts(kind.value()));
        file.links().stream().flatMap(owner -> owner.details().all().stream())
                .flatMap(answer -> answer.value().asMap().stream()).forEach(editor::visit);
        return List.copyOf(editor.edits);
    }

    /** The names of parts, and what was chosen for them. */
    private void parts(Node node) {
        switch (node) {
            case Scalar scalar -> mention(scalar, false);
            case ListNode list -> list.items().forEach(this::parts);
            case MapNode map -> map.all().forEach(entry -> {
                mention(entry.key(), true);
                entry.value().get("creation").ifPresent(this::visit);
            });
        }
    }

    private void visit(Node node) {
        switch (node) {
            case Scalar scalar -> mention(scalar, false);
            case ListNode list -> list.items().forEach(this::visit);
            case MapNode map -> map.all().forEach(this::visit);
        }
    }

    private void visit(MapNode.Entry entry) {
        mention(entry.key(), true);
        Optional<Scalar> path = entry.value().asScalar().filter(scalar -> PATHS.contains(entry.key().text()));
        if (path.isPresent()) {
            path(path.get());
        } else if (!WORDS.contains(entry.key().text())) {
            visit(entry.value());
        }
    }

    private void path(Scalar path) {
        String renamed = Stream.of(path.text().split("[.]", -1))
                .map(text -> Name.of(text).key().equals(old) ? name : text).collect(Collectors.joining("."));
        if (!path.isNull() && !renamed.equals(path.text())) {
            edits.add(new Edit(path.span(), NewValuePrinter.text(renamed)));
        }
    }

    private void mention(Scalar scalar, boolean key) {
        if (!scalar.isNull() && Name.of(scalar.text()).key().equals(old)) {
            edits.add(new Edit(scalar.span(), key ? NewValuePrinter.key(name) : NewValuePrinter.text(name)));
        }
    }
}
