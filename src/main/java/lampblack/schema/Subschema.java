package lampblack.schema;

import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.json.JSONArray;
import org.json.JSONObject;

/** A place in a schema, asked for what it expects. */
final class Subschema {

    /** What is a sheet, whole or within another. */
    private static final Set<String> SHEETS = Set.of("sheet", "part");
    private static final Pattern EXAMPLE = Pattern.compile("(?:: |such as )`([^`]+)`");

    private final JSONObject root;
    private final JSONObject json;

    Subschema(JSONObject root, JSONObject json) {
        this.root = root;
        this.json = json;
    }

    /** The part at a location such as {@code #/definitions/track}. */
    static Subschema at(JSONObject root, String location) {
        return new Subschema(root, location.equals("#") ? root : (JSONObject) root.query(location));
    }

    /** The keys a map may have here, in alphabetical order. */
    Set<String> keys() {
        JSONObject properties = json.optJSONObject("properties");
        return properties == null ? Set.of() : new TreeSet<>(properties.keySet());
    }

    /** The keys a map must have here. */
    List<String> required() {
        return texts(json.optJSONArray("required"));
    }

    /** Which keys ask for which others. */
    TreeMap<String, List<String>> companions() {
        TreeMap<String, List<String>> found = new TreeMap<>();
        JSONObject dependencies = json.optJSONObject("dependencies");
        if (dependencies != null) {
            dependencies.keySet().forEach(key -> found.put(key, texts(dependencies.getJSONArray(key))));
        }
        return found;
    }

    /** Whether exactly one of several keys is asked for. */
    boolean hasKinds() {
        JSONArray some = json.optJSONArray("anyOf");
        return some != null && some.getJSONObject(0).has("required") && !some.getJSONObject(0).has("type");
    }

    /** The keys of which one is asked for, or of which one at most may stand. */
    Collection<String> kinds() {
        Set<String> found = new LinkedHashSet<>();
        JSONObject holder = hasKinds() ? json : json.getJSONObject("not");
        for (Object number : holder.getJSONArray("anyOf")) {
            found.addAll(texts(((JSONObject) number).getJSONArray("required")));
        }
        return found;
    }

    /** Whether two keys exclude each other. */
    boolean exclusive(String one, String other) {
        JSONObject not = json.optJSONObject("not");
        if (not != null) {
            for (Object number : not.getJSONArray("anyOf")) {
                List<String> pair = texts(((JSONObject) number).getJSONArray("required"));
                if (pair.contains(one) && pair.contains(other)) {
                    return true;
                }
            }
        }
        return false;
    }

    /** The types a value may have here, as JSON Schema names them, through references and alternatives. */
    Set<String> types() {
        Set<String> found = new LinkedHashSet<>();
        if (json.has("$ref")) {
            return at(root, json.getString("$ref")).types();
        }
        Object type = json.opt("type");
        if (type instanceof JSONArray several) {
            found.addAll(texts(several));
        } else if (type != null) {
            found.add((String) type);
        } else {
            alternatives().stream().filter(subschema -> !subschema.isAddition())
                    .forEach(subschema -> found.addAll(subschema.types()));
        }
        // What may be taken out is not worth a word beside what may be written.
        found.remove("null");
        return found;
    }

    private List<Subschema> alternatives() {
        List<Subschema> all = new ArrayList<>();
        JSONArray some = json.optJSONArray("anyOf");
        if (some != null) {
            some.forEach(number -> all.add(new Subschema(root, (JSONObject) number)));
        }
        return all;
    }

    /** Whether this is the map that appends to a list, and nothing else. */
    boolean isAddition() {
        return keys().equals(Set.of("add"));
    }

    /** The keys known here whose values may be maps that know a key. */
    List<String> holders(String key) {
        JSONObject properties = json.optJSONObject("properties");
        return properties == null ? List.of() : keys().stream()
                .filter(name -> new Subschema(root, properties.getJSONObject(name)).knows(key)).toList();
    }

    /** The part that this refers to, or itself. */
    Subschema resolved() {
        return json.has("$ref") ? at(root, json.getString("$ref")).resolved() : this;
    }

    /** An example of a value, from its description. */
    Optional<String> example() {
        Matcher matcher = EXAMPLE.matcher(json.optString("description"));
        return matcher.find() ? Optional.of(matcher.group(1)) : Optional.empty();
    }

    /** The whole, a sheet or the ruleset, that alone has a block of this name. */
    Optional<String> block(String name) {
        if (root.getJSONObject("properties").has(name)) {
            return Optional.of("ruleset");
        }
        JSONObject definitions = root.getJSONObject("definitions");
        boolean alone = definitions.keySet().stream().filter(id -> !SHEETS.contains(id))
                .noneMatch(id -> has(definitions.getJSONObject(id), name));
        return alone && definitions.has("sheet") && has(definitions.getJSONObject("sheet"), name)
                ? Optional.of("sheet") : Optional.empty();
    }

    /** The keys of a sheet. */
    Set<String> sheetKeys() {
        JSONObject definitions = root.optJSONObject("definitions");
        return definitions == null || !definitions.has("sheet") ? Set.of()
                : new Subschema(root, definitions.getJSONObject("sheet")).keys();
    }

    /** Whether a key is one of the whole game. */
    boolean isOfRuleset(String key) {
        return root.has("properties") && root.getJSONObject("properties").has(key);
    }

    /** The blocks known here whose entries may have all of some keys. */
    List<String> blocksOf(Set<String> inner) {
        JSONObject properties = json.optJSONObject("properties");
        return properties == null ? List.of() : keys().stream()
                .filter(name -> new Subschema(root, properties.getJSONObject(name)).entries().stream()
                        .anyMatch(entry -> entry.allKeys().containsAll(inner))).toList();
    }

    /** What each of the entries of this map may be, where they are alike. */
    private List<Subschema> entries() {
        Subschema here = resolved();
        JSONObject entry = here.json.optJSONObject("additionalProperties");
        List<Subschema> all = new ArrayList<>();
        if (entry != null) {
            all.add(new Subschema(root, entry));
        }
        here.alternatives().forEach(other -> all.addAll(other.entries()));
        return all;
    }

    /** Whether this is a map whose entries are maps that may be empty. */
    boolean takesEmptyMaps() {
        List<Subschema> all = entries();
        return !all.isEmpty() && all.stream().allMatch(entry -> entry.types().equals(Set.of("object"))
                && !entry.resolved().hasKinds() && entry.resolved().required().isEmpty());
    }

    private Set<String> allKeys() {
        Subschema here = resolved();
        Set<String> all = new TreeSet<>(here.keys());
        here.alternatives().forEach(other -> all.addAll(other.allKeys()));
        return all;
    }

    private static boolean has(JSONObject definition, String name) {
        return definition.has("properties") && definition.getJSONObject("properties").has(name);
    }

    private boolean knows(String key) {
        return json.has("$ref") ? at(root, json.getString("$ref")).knows(key)
                : keys().contains(key) || alternatives().stream().anyMatch(subschema -> subschema.knows(key));
    }

    /** What the only other kind of thing that knows a key is called, as the last part of a message key. */
    Optional<String> owner(String key) {
        JSONObject definitions = root.optJSONObject("definitions");
        List<Subschema> owners = definitions == null ? List.of() : new TreeSet<>(definitions.keySet()).stream()
                .map(name -> new Subschema(root, definitions.getJSONObject(name)))
                .filter(subschema -> subschema.keys().contains(key)).toList();
        return owners.size() == 1 ? Optional.of(owners.get(0).expects()).filter(name -> !name.isEmpty())
                : Optional.empty();
    }

    /** The values there are here, as texts. */
    List<String> values() {
        List<String> found = texts(json.optJSONArray("enum"));
        if (json.has("const")) {
            found.add(String.valueOf(json.get("const")));
        }
        alternatives().forEach(subschema -> found.addAll(subschema.values()));
        found.remove("null");
        return found;
    }

    /** The number a keyword such as {@code maxLength} gives. */
    long limit(String keyword) {
        return json.getLong(keyword);
    }

    /** What is expected here, as the last part of a message key; empty where nothing is said. */
    String expects() {
        return json.optString("x-expects");
    }

    private static List<String> texts(JSONArray array) {
        List<String> found = new ArrayList<>();
        if (array != null) {
            array.forEach(number -> found.add(String.valueOf(number)));
        }
        return found;
    }
}
