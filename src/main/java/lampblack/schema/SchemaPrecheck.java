package lampblack.schema;

import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import lampblack.diagnostic.Source;
import lampblack.node.MapNode;
import lampblack.node.Node;
import lampblack.yaml.YamlReader;

/**
 * Sees at a glance that a tree is as a schema wants it. It knows the few keywords that our schemas are made of and says
 * nothing about what is wrong: whatever it does not let pass, or does not know, goes to the JSON Schema library, which
 * takes five times as long to start. A test holds it to letting pass nothing that the library would not.
 */
final class SchemaPrecheck {

    private final Optional<MapNode> schema;
    private final Map<String, CompiledSchema> named = new ConcurrentHashMap<>();

    /** @param text the schema, which is JSON and so YAML too */
    SchemaPrecheck(String text) {
        this(YamlReader.read(new Source("schema", text)).value());
    }

    /** @param schema the schema as a tree; without one, nothing fits */
    SchemaPrecheck(Optional<MapNode> schema) {
        this.schema = schema;
    }

    /** Whether a tree fits; false also where the precheck cannot decide. */
    boolean fits(Node tree) {
        try {
            return schema.isPresent() && named("#", schema.get()).fits(tree);
        } catch (UnknownKeyword word) {
            return false;
        }
    }

    /** The schema uses a word that is not known here. */
    static final class UnknownKeyword extends RuntimeException {

        private static final long serialVersionUID = 1L;

        UnknownKeyword(String word) {
            super(word, null, false, false);
        }
    }

    /** A compiled definition, made once. */
    CompiledSchema named(String reference) {
        CompiledSchema known = named.get(reference);
        if (known != null) {
            return known;
        }
        String start = "#/definitions/";
        return named(reference, reference.startsWith(start)
                ? schema.flatMap(whole -> whole.map("definitions"))
                        .flatMap(definitions -> definitions.map(reference.substring(start.length())))
                        .orElseThrow(() -> new UnknownKeyword(reference))
                : schema.orElseThrow());
    }

    private CompiledSchema named(String reference, MapNode written) {
        CompiledSchema known = named.get(reference);
        return known != null ? known : named.computeIfAbsent(reference, name -> new CompiledSchema(this, written));
    }
}
