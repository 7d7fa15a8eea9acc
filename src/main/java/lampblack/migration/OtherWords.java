package lampblack.migration;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import lampblack.character.CharacterFile;
import lampblack.node.ListNode;
import lampblack.node.MapNode;
import lampblack.node.Node;
import lampblack.node.Scalar;

/** Other texts in the places of some. @param instead what is read where a text stands; empty where that stays */
record OtherWords(Function<Scalar, Optional<String>> instead) {

    CharacterFile in(CharacterFile file) {
        return file.with((MapNode) in(file.root()));
    }

    private Node in(Node node) {
        return switch (node) {
            case Scalar scalar -> in(scalar);
            case ListNode list -> new ListNode(list.items().stream().map(this::in).toList(), list.span());
            case MapNode map -> {
                Map<String, MapNode.Entry> entries = new LinkedHashMap<>();
                for (MapNode.Entry entry : map.all()) {
                    Scalar key = in(entry.key());
                    Scalar free = entries.containsKey(key.text()) ? entry.key() : key;
                    entries.put(free.text(), new MapNode.Entry(free, in(entry.value())));
                }
                yield new MapNode(entries, map.span());
            }
        };
    }

    private Scalar in(Scalar scalar) {
        return instead.apply(scalar).map(text -> Scalar.text(text, scalar.span())).orElse(scalar);
    }
}
