package lampblack.migration;

import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import lampblack.character.CharacterFile;
import lampblack.character.LedgerEntry;
import lampblack.character.Name;
import lampblack.node.ListNode;
import lampblack.node.MapNode;
import lampblack.node.Node;
import lampblack.node.Scalar;
import lampblack.rules.SheetRules;

/** Every id that a character's file mentions. @param sheets of the game as it is today */
record FileMentions(Naming naming, Map<String, SheetRules> sheets) {

    private static final String PART = "part";

    /** @param sheet of the character */
    void all(CharacterFile file, SheetRules sheet) {
        IdScope scope = IdScope.of(sheet);
        MapNode root = file.root();
        ChoiceMentions choices = new ChoiceMentions(naming, scope);
        root.map("links").map(MapNode::all).ifPresent(choices::links);
        choices.made(root);
        Map<String, Set<String>> kinds = new HashMap<>();
        root.map("parts").ifPresent(parts -> {
            parts(parts, scope, kinds);
            choices.ofParts(parts);
        });
        file.ledger().forEach(entry -> entry(entry, scope, kinds));
        root.map("now").ifPresent(now -> new MarkMentions(naming, scope).marks(now));
        file.rulings().forEach(ruling -> ruling.written().scalar("on").ifPresent(on ->
                naming.today(scope, scope.subjects(), on)));
    }

    /** Remembers of which kind each part is. @param byKind what is written of parts, by kind */
    private void parts(MapNode byKind, IdScope scope, Map<String, Set<String>> kinds) {
        for (MapNode.Entry kind : byKind.all()) {
            String id = naming.today(scope, scope.block("parts"), kind.key());
            if (scope.rules().parts().containsKey(id)) {
                named(id, kind.value(), kinds);
            }
        }
    }

    private static void named(String kind, Node parts, Map<String, Set<String>> kinds) {
        switch (parts) {
            case Scalar name -> kinds.computeIfAbsent(Name.of(name.text()).key(), key -> new LinkedHashSet<>())
                    .add(kind);
            case ListNode list -> list.items().forEach(item -> named(kind, item, kinds));
            case MapNode map -> map.all().forEach(part -> named(kind, part.key(), kinds));
        }
    }

    private void entry(LedgerEntry entry, IdScope scope, Map<String, Set<String>> kinds) {
        MapNode node = entry.header().node();
        node.map("gain").ifPresent(gain -> parts(gain, scope, kinds));
        if (node.has(PART)) {
            String name = Name.of(node.text(PART).orElse("")).key();
            String bare = name.substring(name.indexOf('.') + 1);
            node.scalar(PART).ifPresent(part -> naming.headToday(scope, scope.block("parts"), part));
            Set<String> of = kinds.getOrDefault(name, kinds.getOrDefault(bare, scope.rules().parts().keySet()));
            List<IdScope> scopes = of.stream().map(scope::part).toList();
            scopes.forEach(part -> new EntryMentions(naming, part, sheets, entry).all());
        } else {
            new EntryMentions(naming, scope, sheets, entry).all();
        }
    }
}
