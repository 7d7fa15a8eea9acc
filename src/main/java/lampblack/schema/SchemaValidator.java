package lampblack.schema;

import java.util.List;
import java.util.function.Supplier;
import lampblack.diagnostic.Diagnostic;
import lampblack.form.LocatedValue;
import lampblack.form.SchemaForm;
import lampblack.judge.FormCheck;
import lampblack.node.MapNode;
import org.everit.json.schema.Schema;
import org.everit.json.schema.ValidationException;
import org.everit.json.schema.Validator;
import org.everit.json.schema.loader.SchemaClient;
import org.everit.json.schema.loader.SchemaLoader;
import org.everit.json.schema.regexp.RE2JRegexpFactory;
import org.json.JSONObject;

/**
 * Has the JSON Schema library, which never opens a file or a connection here, hold a tree to a schema, and says in our
 * words, with places, what it found.
 */
final class SchemaValidator implements FormCheck {

    private static final SchemaClient NOWHERE = address -> {
        throw new IllegalStateException("a schema refers to " + address);
    };

    private final Schema schema;
    private final Supplier<SchemaForm> words;

    /** @param words the same schema, asked only where there is something to say */
    SchemaValidator(String text, Supplier<SchemaForm> words) {
        this.words = words;
        this.schema = SchemaLoader.builder()
                .schemaJson(new JSONObject(text))
                .draftV7Support()
                .schemaClient(NOWHERE)
                .regexpFactory(new RE2JRegexpFactory())
                .build()
                .load()
                .build();
    }

    /** Everything about the tree that the schema does not allow, sorted by place. */
    @Override
    public List<Diagnostic> check(MapNode tree, Supplier<List<MapNode>> game) {
        try {
            Validator.builder().build().performValidation(schema, OrgJsonConverter.of(tree));
            return List.of();
        } catch (ValidationException found) {
            return words.get().told(tree, new LibraryViolations().read(found, LocatedValue.root(tree)), game);
        }
    }
}
