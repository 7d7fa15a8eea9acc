package lampblack.form;

import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Supplier;
import java.util.regex.Matcher;
import lampblack.diagnostic.Diagnostic;
import lampblack.diagnostic.Source;
import lampblack.node.MapNode;
import lampblack.node.Node;
import lampblack.yaml.YamlReader;

/**
 * A schema of ours, which sees at a glance whether a tree has its form, and says in our words, with places, where it
 * has not. It knows the few keywords that our schemas are made of. A test holds it to the JSON Schema library.
 */
public final class SchemaForm {

    static final MapNode EMPTY = new MapNode(Map.of(), new Source("schema", "").start());

    private static final String DEFINITIONS = "#/definitions/";

    private final MapNode schema;
    private final Map<String, CompiledSchema> named = new ConcurrentHashMap<>();

    /** @param schema the schema as a tree; what it says to people is needed only to say what is wrong */
    public SchemaForm(MapNode schema) {
        this.schema = schema;
    }

    /** @param text the schema, which is JSON and so YAML too */
    public static SchemaForm read(String text) {
        return new SchemaForm(YamlReader.read(new Source("schema", text)).value().orElseThrow());
    }

    /** What a description says of mistakes: an example of what is right; empty where it has none. */
    public static String example(String description) {
        return Subschema.exampleIn(description).map(Matcher::group).orElse("");
    }

    /** Whether a tree has the form; false also where the schema has a keyword that is not known here. */
    public boolean fits(Node tree) {
        try {
            return whole().fits(tree);
        } catch (UnknownKeyword word) {
            return false;
        }
    }

    /**
     * Everything about a tree that the schema does not allow, sorted by place.
     *
     * @param game the trees of the game that it belongs to, for examples with its names
     */
    public List<Diagnostic> problems(MapNode tree, Supplier<List<MapNode>> game) {
        return fits(tree) ? List.of() : ViolationFinder.in(tree, whole()).map(found -> told(tree, found, game))
                .orElse(List.of());
    }

    /** What was found in a tree, in our words. @param found by whoever held it against the schema */
    public List<Diagnostic> told(MapNode tree, FormViolation found, Supplier<List<MapNode>> game) {
        ViolationWalk walk = new ViolationWalk(schema);
        walk.down(found);
        return walk.told(new IdSuggestions(tree, game));
    }

    private CompiledSchema whole() {
        return named("#");
    }

    /** A compiled definition, made once. */
    CompiledSchema named(String reference) {
        CompiledSchema known = named.get(reference);
        return known != null ? known
                : named.computeIfAbsent(reference, name -> new CompiledSchema(this, null, name, written(name)));
    }

    private MapNode written(String reference) {
        return !reference.startsWith(DEFINITIONS) ? schema
                : schema.map("definitions").flatMap(all -> all.map(reference.substring(DEFINITIONS.length())))
                        .orElseThrow(() -> new UnknownKeyword(reference));
    }

    /** The schema uses a word that is not known here. */
    static final class UnknownKeyword extends RuntimeException {

        private static final long serialVersionUID = 1L;

        UnknownKeyword(String word) {
            super(word, null, false, false);
        }
    }
}
