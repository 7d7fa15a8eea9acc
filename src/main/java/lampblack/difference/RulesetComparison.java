package lampblack.difference;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import lampblack.node.MapNode;
import lampblack.node.Node;

/**
 * Holds two rulesets against each other. What is gone is first matched with what is new, again and again with what was
 * found until then, since what mentions something renamed is renamed with it; then what is said of each is compared.
 */
public final class RulesetComparison {

    private static final int MOST_LOOKS = 4;
    /** What is told as a whole. */
    private static final Set<String> WHOLE = Set.of("layout", "theme");

    private final SaidNames said;
    private final RenamedWords words;
    private final List<ThingPair> pairs = new ArrayList<>();
    private final List<Change> changes = new ArrayList<>();

    private RulesetComparison(SaidNames said, RenamedWords words) {
        this.said = said;
        this.words = words;
    }

    /**
     * What is otherwise in the later of two merged trees.
     *
     * @param said what the later says about ids of the earlier
     */
    public static RulesetDifference of(MapNode earlier, MapNode later, SaidNames said) {
        Thing was = ThingReader.game(earlier);
        Thing is = ThingReader.game(later);
        RenamedWords words = new RenamedWords(Map.of());
        RulesetComparison look = new RulesetComparison(said, words);
        look.compare(was, is);
        for (int i = 1; i < MOST_LOOKS; i++) {
            RenamedWords found = RenamedWords.of(look.pairs);
            if (found.equals(words)) {
                break;
            }
            words = found;
            look = new RulesetComparison(said, words);
            look.compare(was, is);
        }
        return new RulesetDifference(List.copyOf(look.changes));
    }

    private void compare(Thing was, Thing is) {
        facts(was, is);
        Set<String> keys = new LinkedHashSet<>(is.blocks().keySet());
        keys.addAll(was.blocks().keySet());
        for (String key : keys) {
            block(was.blocks().getOrDefault(key, Map.of()), is.blocks().getOrDefault(key, Map.of()));
        }
    }

    private void block(Map<String, Thing> was, Map<String, Thing> is) {
        Map<String, ThingPair> matched = matched(was, is);
        Set<String> left = new LinkedHashSet<>(was.keySet());
        for (Thing thing : is.values()) {
            ThingPair pair = matched.get(thing.id());
            if (pair == null) {
                changes.add(new Change.Appeared(thing));
                continue;
            }
            left.remove(pair.was().id());
            pairs.add(pair);
            if (!pair.reasons().isEmpty()) {
                changes.add(new Change.NewId(pair.was(), thing, pair.reasons()));
            }
            compare(pair.was(), thing);
        }
        left.forEach(id -> changes.add(new Change.Vanished(was.get(id), said.retired(was.get(id)))));
    }

    /** What each of these was, by its id of today. */
    private Map<String, ThingPair> matched(Map<String, Thing> was, Map<String, Thing> is) {
        Map<String, ThingPair> matched = new HashMap<>();
        Set<String> gone = new LinkedHashSet<>(was.keySet());
        Set<String> added = new LinkedHashSet<>(is.keySet());
        for (Thing old : was.values()) {
            Optional<Thing> today = is.isEmpty() ? Optional.empty()
                    : said.today(is.values().iterator().next(), old.id()).map(is::get);
            today.filter(thing -> added.remove(thing.id())).ifPresent(thing -> {
                gone.remove(old.id());
                matched.put(thing.id(), new ThingPair(old, thing, List.of(Likeness.SAID)));
            });
        }
        for (String id : was.keySet()) {
            if (gone.contains(id) && added.remove(id)) {
                gone.remove(id);
                matched.put(id, new ThingPair(was.get(id), is.get(id), List.of()));
            }
        }
        RenameFinder.find(Features.of(was, gone, words), Features.of(is, added, new RenamedWords(Map.of())))
                .forEach(pair -> matched.put(pair.is().thing().id(),
                        new ThingPair(pair.was().thing(), pair.is().thing(), pair.reasons())));
        return matched;
    }

    private void facts(Thing was, Thing is) {
        boolean sameTitle = was.title().equals(is.title());
        entries("", was.facts(), is.facts()).stream().filter(what -> !sameTitle || !what.way().equals("title"))
                .forEach(what -> compare(is, what));
    }

    /** What is said by each key, before and now. @param prefix the way to the keys */
    private List<Alteration> entries(String prefix, Map<String, Node> was, Map<String, Node> is) {
        Map<String, Node> before = new LinkedHashMap<>();
        was.forEach((key, node) -> {
            String today = words.today(key);
            before.put(!is.containsKey(key) && is.containsKey(today) ? today : key, node);
        });
        Set<String> keys = new LinkedHashSet<>(is.keySet());
        keys.addAll(before.keySet());
        return keys.stream().map(key -> new Alteration(prefix + key, Optional.ofNullable(before.get(key)),
                Optional.ofNullable(is.get(key)))).toList();
    }

    private void compare(Thing thing, Alteration what) {
        Optional<MapNode> was = what.was().flatMap(Node::asMap);
        Optional<MapNode> is = what.is().flatMap(Node::asMap);
        if (was.isPresent() && is.isPresent() && !WHOLE.contains(what.way())) {
            entries(what.way() + ".", values(was.get()), values(is.get())).forEach(inner -> compare(thing, inner));
        } else if (what.was().isEmpty() || what.is().isEmpty() || !words.same(what.was().get(), what.is().get())) {
            changes.add(change(thing, what));
        }
    }

    private static Map<String, Node> values(MapNode map) {
        Map<String, Node> values = new LinkedHashMap<>();
        map.all().forEach(entry -> values.put(entry.key().text(), entry.value()));
        return values;
    }

    /** What a change of one thing is. */
    static Change change(Thing thing, Alteration what) {
        Meaning meaning = Meaning.of(thing.kind(), what.way());
        if (meaning.isWords()) {
            return new Change.NewWords(thing, what);
        }
        return meaning.turn(what).<Change>map(turn -> new Change.NewFigure(thing, turn, what))
                .orElseGet(() -> new Change.NewRule(thing, what));
    }
}
