package lampblack.judge.seal;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import lampblack.node.ListNode;
import lampblack.node.MapNode;
import lampblack.node.Node;
import lampblack.node.Scalar;
import lampblack.replay.Owner;
import lampblack.replay.Purse;
import lampblack.rules.SheetRules;
import lampblack.rules.option.OptionKey;
import lampblack.rules.owner.OwnerLink;

/**
 * What a character belonged to on the day it was sealed: what that gave it, and the numbers that its rules read there.
 *
 * @param title what its kind of sheet is called
 * @param name what it is called itself
 * @param gifts the ids of what it gave in the end, one for each time
 * @param inPlay what it gave besides while its marks were as they were
 * @param values what formulas may read of it, none that is 0
 */
record SealedOwner(String title, String name, List<String> gifts, List<String> inPlay, Map<String, Long> values) {

    private static final Set<String> KEYS = Set.of("title", "name", "gifts", "in-play", "values");
    private static final int MOST_GIFTS = 500;

    /** @param mentioned the words of the rules that are kept */
    static SealedOwner of(Owner owner, Set<String> mentioned) {
        Map<String, Long> values = new TreeMap<>();
        owner.values().forEach((path, value) -> {
            if (value != 0 && mentioned.containsAll(Words.of(path))) {
                values.put(path, value);
            }
        });
        return new SealedOwner(owner.title(), owner.name(), owner.gifts().stream().map(OptionKey::id).toList(),
                owner.inPlay().stream().map(OptionKey::id).toList(), values);
    }

    MapNode tree() {
        MapNode tree = NewNodes.text(NewNodes.text(NewNodes.map(), "title", title), "name", name);
        tree = gifts.isEmpty() ? tree : tree.with("gifts", NewNodes.list(gifts));
        tree = inPlay.isEmpty() ? tree : tree.with("in-play", NewNodes.list(inPlay));
        if (values.isEmpty()) {
            return tree;
        }
        MapNode numbers = NewNodes.map();
        for (Map.Entry<String, Long> value : values.entrySet()) {
            numbers = numbers.with(value.getKey(), NewNodes.number(value.getValue()));
        }
        return tree.with("values", numbers);
    }

    /** Empty where it is none. */
    static Optional<SealedOwner> of(Node written) {
        Optional<MapNode> map = written.asMap().filter(owner -> KEYS.containsAll(owner.keys()));
        return map.filter(owner -> areTexts(owner, "gifts") && areTexts(owner, "in-play")
                && owner.get("values").filter(values -> !areNumbers(values)).isEmpty()
                && owner.get("title").filter(title -> title.asValue().isEmpty()).isEmpty()
                && owner.get("name").filter(name -> name.asValue().isEmpty()).isEmpty()).map(SealedOwner::read);
    }

    private static SealedOwner read(MapNode owner) {
        Map<String, Long> values = new LinkedHashMap<>();
        owner.map("values").ifPresent(numbers -> numbers.all()
                .forEach(entry -> values.put(entry.key().text(), entry.value().integer().orElseThrow())));
        return new SealedOwner(owner.text("title").orElse(""), owner.text("name").orElse(""), texts(owner, "gifts"),
                texts(owner, "in-play"), values);
    }

    private static List<String> texts(MapNode owner, String key) {
        return owner.scalars(key).stream().map(Scalar::text).toList();
    }

    private static boolean areTexts(MapNode owner, String key) {
        return owner.get(key).isEmpty() || owner.get(key).flatMap(Node::asList).map(ListNode::items)
                .filter(items -> items.size() <= MOST_GIFTS
                        && items.stream().allMatch(item -> item.asValue().isPresent())).isPresent();
    }

    private static boolean areNumbers(Node values) {
        return values.asMap().filter(map -> map.all().stream().allMatch(entry -> entry.value().integer().isPresent()))
                .isPresent();
    }

    /** What it is to a member. @param file what its file would be called */
    Owner owner(SheetRules member, String file) {
        return new Owner(title, name, file, Optional.empty(), known(gifts, member), known(inPlay, member), values,
                Purse.SEALED);
    }

    /** Those that the rules know. */
    private static List<OptionKey> known(List<String> ids, SheetRules member) {
        List<OptionKey> known = new ArrayList<>();
        for (String id : ids) {
            if (member.linked().gifts().containsKey(id)) {
                known.add(new OptionKey(OwnerLink.LIST, id));
            }
        }
        return known;
    }
}
