package lampblack.cli.create;

import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import lampblack.node.MapNode;
import lampblack.node.NewValue;
import lampblack.node.NewValuePrinter;
import lampblack.rules.Label;

/** What a new game calls things of its base: a thing under its id, and whatever has its title within its own. */
record NewTitles(MapNode base, Map<String, String> renames) {

    /** The blocks whose entries have a title, be it only made from the id. */
    private static final Set<String> HOLDERS = Set.of("sheets", "fields", "links", "traits", "lists", "tracks", "parts",
            "maps", "entries", "rows", "bands", "playbooks", "creation", "earning", "advances", "milestones", "periods",
            "limits", "rolls", "settings", "one-of", "extras", "outcomes", "tables", "texts");
    private static final String TITLE = "title";

    /** The first id that nothing of the base has. */
    Optional<String> unknown() {
        return renames.keySet().stream().filter(id -> title(id, base, "").isEmpty()).findFirst();
    }

    /** The file that says them. */
    String text() {
        // The longest first, so that no title is taken for a part of itself.
        Map<String, String> words = new TreeMap<>(Comparator.comparingInt(String::length).reversed()
                .thenComparing(Comparator.naturalOrder()));
        renames.forEach((id, title) -> title(id, base, "").ifPresent(old -> words.put(old, title)));
        StringBuilder out = new StringBuilder("# yaml-language-server: $schema=schemas/ruleset.schema.json\n");
        renamed(base, "", words).forEach((key, value) -> new NewValuePrinter(2, 2).entry(0, key, value)
                .forEach(line -> out.append(line).append('\n')));
        return out.toString();
    }

    /** What the first thing of an id is called. @param holder what the map stands under */
    private static Optional<String> title(String id, MapNode map, String holder) {
        if (HOLDERS.contains(holder) && map.has(id)) {
            return map.map(id).map(thing -> title(id, thing));
        }
        return map.all().stream().flatMap(entry -> entry.value().asMap()
                .flatMap(inner -> title(id, inner, entry.key().text())).stream()).findFirst();
    }

    private static String title(String id, MapNode thing) {
        return thing.text(TITLE).orElseGet(() -> Label.words(id));
    }

    private Map<String, NewValue> renamed(MapNode map, String holder, Map<String, String> words) {
        Map<String, NewValue> changed = new LinkedHashMap<>();
        for (MapNode.Entry entry : map.all()) {
            String key = entry.key().text();
            Optional<MapNode> inner = entry.value().asMap();
            if (inner.isPresent()) {
                Map<String, NewValue> below = new LinkedHashMap<>();
                if (HOLDERS.contains(holder)) {
                    String old = title(key, inner.get());
                    String title = title(key, base, "").filter(old::equals).map(first -> renames.get(key))
                            .orElseGet(() -> replaced(old, words));
                    if (!title.equals(old)) {
                        below.put(TITLE, NewValue.of(title));
                    }
                }
                below.putAll(renamed(inner.get(), key, words));
                if (!below.isEmpty()) {
                    changed.put(key, new NewValue.MapValue(below));
                }
            }
        }
        return changed;
    }

    /** All at once, since what one is called now may be what another was called. */
    private static String replaced(String title, Map<String, String> words) {
        String any = words.keySet().stream().map(Pattern::quote).collect(Collectors.joining("|"));
        return any.isEmpty() ? title : Pattern.compile("(?<![\\p{L}\\p{N}])(?:" + any + ")(?![\\p{L}\\p{N}])")
                .matcher(title).replaceAll(found -> Matcher.quoteReplacement(words.get(found.group())));
    }
}
