package lampblack.form;

import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import lampblack.diagnostic.GoneWords;
import lampblack.diagnostic.Message;
import lampblack.node.MapNode;
import lampblack.node.Node;
import lampblack.node.Scalar;

/** A place in a schema, asked for what it expects. */
final class Subschema {

    /** What is a sheet, whole or within another. */
    private static final Set<String> SHEETS = Set.of("sheet", "part");
    private static final Pattern EXAMPLE = Pattern.compile("(?:: |such as )`([^`]+)`");

    private final MapNode root;
    private final MapNode json;
    private final String location;

    private Subschema(MapNode root, MapNode json, String location) {
        this.root = root;
        this.json = json;
        this.location = location;
    }

    /** The part at a location such as {@code #/definitions/track}. */
    static Subschema at(MapNode root, String location) {
        Node part = root;
        int from = location.indexOf('/');
        while (from >= 0) {
            int to = location.indexOf('/', from + 1);
            String step = location.substring(from + 1, to < 0 ? location.length() : to);
            part = part.asList().isPresent() ? part.items().get(Integer.parseInt(step)) : part.get(step).orElseThrow();
            from = to;
        }
        return new Subschema(root, (MapNode) part, location);
    }

    private Subschema part(Node node) {
        return new Subschema(root, (MapNode) node, "");
    }

    /** The parts by name under a keyword, in alphabetical order. */
    private Map<String, Subschema> parts(String keyword) {
        Map<String, Subschema> all = new TreeMap<>();
        json.map(keyword).ifPresent(parts -> parts.all().forEach(entry ->
                all.put(entry.key().text(), part(entry.value()))));
        return all;
    }

    /** The keys a map may have here, in alphabetical order. */
    Set<String> keys() {
        return json.map("properties").<Set<String>>map(properties -> new TreeSet<>(properties.keys()))
                .orElse(Set.of());
    }

    /** What to do instead of a key that earlier versions read here. */
    Optional<Message> gone(String key) {
        String place = location.equals("#") ? "file" : location.replaceFirst("^#/(definitions/)?", "");
        return GoneWords.instead(place.replace("/properties/", "."), key);
    }

    /** The keys a map must have here. */
    List<String> required() {
        return texts(json.items("required"));
    }

    /** Which keys ask for which others, in alphabetical order. */
    Map<String, List<String>> companions() {
        Map<String, List<String>> found = new TreeMap<>();
        json.map("dependencies").ifPresent(all -> all.all().forEach(entry ->
                found.put(entry.key().text(), texts(entry.value().items()))));
        return found;
    }

    /** Whether exactly one of several keys is asked for. */
    boolean hasKinds() {
        List<Node> some = json.items("anyOf");
        return !some.isEmpty() && some.get(0).get("required").isPresent() && some.get(0).get("type").isEmpty();
    }

    /** The keys of which one is asked for, or of which one at most may stand. */
    Collection<String> kinds() {
        Set<String> found = new LinkedHashSet<>();
        MapNode holder = hasKinds() ? json : json.map("not").orElseThrow();
        holder.items("anyOf").forEach(some -> found.addAll(part(some).required()));
        return found;
    }

    /** Whether two keys exclude each other. */
    boolean exclusive(String one, String other) {
        return json.map("not").stream().flatMap(not -> not.items("anyOf").stream())
                .anyMatch(pair -> part(pair).required().containsAll(List.of(one, other)));
    }

    /** The types a value may have here, as JSON Schema names them, through references and alternatives. */
    Set<String> types() {
        if (json.has("$ref")) {
            return resolved().types();
        }
        Set<String> found = new LinkedHashSet<>(texts(json.items("type")));
        if (!json.has("type")) {
            alternatives().stream().filter(subschema -> !subschema.isAddition())
                    .forEach(subschema -> found.addAll(subschema.types()));
        }
        // What may be taken out is not worth a word beside what may be written.
        found.remove("null");
        return found;
    }

    private List<Subschema> alternatives() {
        return json.items("anyOf").stream().map(this::part).toList();
    }

    /** Whether this is the map that appends to a list, and nothing else. */
    boolean isAddition() {
        return keys().equals(Set.of("add"));
    }

    /** The keys known here whose values may be maps that know a key. */
    List<String> holders(String key) {
        List<String> holders = new ArrayList<>();
        parts("properties").forEach((name, part) -> {
            if (part.knows(key)) {
                holders.add(name);
            }
        });
        return holders;
    }

    /** The part that this refers to, or itself. */
    Subschema resolved() {
        return json.text("$ref").map(reference -> at(root, reference).resolved()).orElse(this);
    }

    /** An example of a value, from its description. */
    Optional<String> example() {
        return exampleIn(json.text("description").orElse("")).map(found -> found.group(1));
    }

    static Optional<Matcher> exampleIn(String description) {
        Matcher matcher = EXAMPLE.matcher(description);
        return matcher.find() ? Optional.of(matcher) : Optional.empty();
    }

    /** The whole, a sheet or the ruleset, that alone has a block of this name. */
    Optional<String> block(String name) {
        if (isOfRuleset(name)) {
            return Optional.of("ruleset");
        }
        Map<String, Subschema> definitions = at(root, "#").parts("definitions");
        boolean alone = definitions.entrySet().stream().filter(entry -> !SHEETS.contains(entry.getKey()))
                .noneMatch(entry -> entry.getValue().keys().contains(name));
        return alone && definitions.containsKey("sheet") && definitions.get("sheet").keys().contains(name)
                ? Optional.of("sheet") : Optional.empty();
    }

    /** The keys of a sheet. */
    Set<String> sheetKeys() {
        return root.map("definitions").flatMap(definitions -> definitions.map("sheet"))
                .map(sheet -> part(sheet).keys()).orElse(Set.of());
    }

    /** The blocks of a sheet whose entries may have all of some keys. */
    List<String> blocksOfSheet(Set<String> inner) {
        return root.map("definitions").flatMap(definitions -> definitions.map("sheet"))
                .map(sheet -> part(sheet).blocksOf(inner)).orElse(List.of());
    }

    /** Whether a key is one of the whole game. */
    boolean isOfRuleset(String key) {
        return at(root, "#").keys().contains(key);
    }

    /** The blocks known here whose entries may have all of some keys. */
    List<String> blocksOf(Set<String> inner) {
        List<String> blocks = new ArrayList<>();
        parts("properties").forEach((name, part) -> {
            if (part.entries().stream().anyMatch(entry -> entry.allKeys().containsAll(inner)
                    || entry.items().filter(item -> item.allKeys().containsAll(inner)).isPresent())) {
                blocks.add(name);
            }
        });
        return blocks;
    }

    /** Itself and its alternatives, with nothing referred to. */
    List<Subschema> whole() {
        Subschema here = resolved();
        List<Subschema> all = new ArrayList<>(List.of(here));
        here.alternatives().forEach(other -> all.addAll(other.whole()));
        return all;
    }

    /** All that may stand under a key of this map, which is one of its own or any. */
    List<Subschema> under(String key) {
        Optional<Subschema> own = json.map("properties").flatMap(keys -> keys.map(key)).map(this::part);
        return own.or(() -> json.map("additionalProperties").map(this::part)).map(Subschema::whole).orElse(List.of());
    }

    /** Whether this is a map whose keys may be names besides its own. */
    boolean takesAnyKey() {
        return json.map("additionalProperties").isPresent();
    }

    Optional<Subschema> items() {
        Subschema here = resolved();
        return here.json.map("items").map(this::part)
                .or(() -> here.alternatives().stream().flatMap(other -> other.items().stream()).findFirst());
    }

    /** What each of the entries of this map may be, where they are alike. */
    private List<Subschema> entries() {
        Subschema here = resolved();
        List<Subschema> all = new ArrayList<>();
        here.json.map("additionalProperties").ifPresent(entry -> all.add(part(entry)));
        here.alternatives().forEach(other -> all.addAll(other.entries()));
        return all;
    }

    /** What stands under a key, in the first alternative that knows it. */
    Optional<Subschema> part(String key) {
        Subschema here = resolved();
        return here.json.map("properties").flatMap(keys -> keys.map(key)).map(inside -> here.part(inside))
                .or(() -> here.alternatives().stream().flatMap(other -> other.part(key).stream()).findFirst());
    }

    /** Whether this is a map whose entries are maps that may be empty. */
    boolean takesEmptyMaps() {
        List<Subschema> all = entries();
        return !all.isEmpty() && all.stream().allMatch(entry -> entry.types().equals(Set.of("object"))
                && !entry.resolved().hasKinds() && entry.resolved().required().isEmpty());
    }

    /** All keys that a map may have here, whichever of the alternatives it is. */
    Set<String> allKeys() {
        Subschema here = resolved();
        Set<String> all = new TreeSet<>(here.keys());
        here.alternatives().forEach(other -> all.addAll(other.allKeys()));
        return all;
    }

    private boolean knows(String key) {
        Subschema here = resolved();
        return here.keys().contains(key) || here.alternatives().stream().anyMatch(subschema -> subschema.knows(key));
    }

    /** What the only other kind of thing that knows a key is called, as the last part of a message key. */
    Optional<String> owner(String key) {
        List<Subschema> owners = at(root, "#").parts("definitions").values().stream()
                .filter(subschema -> subschema.keys().contains(key)).toList();
        return owners.size() == 1 ? Optional.of(owners.get(0).expects()).filter(name -> !name.isEmpty())
                : Optional.empty();
    }

    /** The values there are here, as texts. */
    List<String> values() {
        if (json.has("$ref")) {
            return resolved().values();
        }
        List<String> found = new ArrayList<>(texts(json.items("enum")));
        json.scalar("const").map(Scalar::text).ifPresent(found::add);
        alternatives().forEach(subschema -> found.addAll(subschema.values()));
        return found;
    }

    /** The number a keyword such as {@code maxLength} gives. */
    long limit(String keyword) {
        return json.integer(keyword).orElseThrow();
    }

    /** What is expected here, as the last part of a message key; empty where nothing is said. */
    String expects() {
        return json.text("x-expects").orElse("");
    }

    /** The texts of a list, without the nothing that may stand among them. */
    private static List<String> texts(List<Node> items) {
        return items.stream().flatMap(item -> item.asValue().stream()).map(Scalar::text).toList();
    }
}
