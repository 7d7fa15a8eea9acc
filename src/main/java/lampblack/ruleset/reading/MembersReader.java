package lampblack.ruleset.reading;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import lampblack.diagnostic.Message;
import lampblack.node.MapNode;
import lampblack.node.Node;
import lampblack.rules.effect.EffectBlock;
import lampblack.rules.effect.GiveMembers;

/** Reads what an option gives to those that belong to its sheet, with the names of their sheet. */
record MembersReader(ElementReader reader) {

    static final String KEY = "members";

    private static final int MAX = 1000;

    /** @param number of the block it stands in */
    List<GiveMembers> read(MapNode block, int number) {
        List<GiveMembers> effects = new ArrayList<>();
        for (Node item : block.items(KEY)) {
            int own = number * MAX + effects.size();
            item.asMap().ifPresent(map -> link(block, map).ifPresent(path -> effects.add(members(map, path, own))));
        }
        return effects;
    }

    private GiveMembers members(MapNode map, String path, int number) {
        String sheet = path.substring(0, path.indexOf('.'));
        ElementReader theirs = new ElementReader(reader.names().of(sheet), reader.report());
        MapNode nothing = new MapNode(Map.of(), map.span());
        EffectBlock gives = new EffectBlockReader(theirs, "", Map.of(), nothing).block(map);
        return new GiveMembers(sheet, path.substring(sheet.length() + 1), number, gives);
    }

    /** The link it goes by, with the members' sheet: the one that is named, or the only one there is. */
    Optional<String> link(MapNode block, MapNode map) {
        if (map.has("link")) {
            return reader.reference(map, "link", ReferenceKind.LINK);
        }
        List<SymbolTable.DeclaredName> links = reader.names().all(ReferenceKind.LINK);
        if (links.size() > 1) {
            reader.missing(block.keySpan(KEY), KEY, Message.of("expected.link"));
        } else if (links.isEmpty()) {
            reader.misplaced(block, KEY, "no-members");
        }
        return links.size() == 1 ? Optional.of(links.get(0).path()) : Optional.empty();
    }
}
