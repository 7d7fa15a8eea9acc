package lampblack.schema;

import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import lampblack.diagnostic.Diagnostic;
import lampblack.form.FormViolation;
import lampblack.form.LocatedValue;
import lampblack.form.SchemaForm;
import lampblack.node.MapNode;
import org.everit.json.schema.Schema;
import org.everit.json.schema.ValidationException;
import org.everit.json.schema.Validator;
import org.everit.json.schema.loader.SchemaClient;
import org.everit.json.schema.loader.SchemaLoader;
import org.everit.json.schema.regexp.RE2JRegexpFactory;
import org.json.JSONObject;

/**
 * Holds a tree against a schema and says in our words, with places, where it differs, as the JSON Schema library sees
 * it, which never opens a file or a connection here.
 */
public final class SchemaValidator {

    private final SchemaForm glance;
    private final String text;
    private LibrarySchema library;

    private SchemaValidator(String text) {
        this.glance = SchemaForm.read(text);
        this.text = text;
    }

    private static SchemaValidator packed(String name) {
        return new SchemaValidator(SchemaFragments.text(name));
    }

    /** The schema as the library has it, which is made when it is needed first. */
    private record LibrarySchema(SchemaForm form, Schema schema) {

        static LibrarySchema of(String text) {
            JSONObject json = new JSONObject(text);
            SchemaClient nowhere = address -> {
                throw new IllegalStateException("a schema refers to " + address);
            };
            Schema schema = SchemaLoader.builder()
                    .schemaJson(json)
                    .draftV7Support()
                    .schemaClient(nowhere)
                    .regexpFactory(new RE2JRegexpFactory())
                    .build()
                    .load()
                    .build();
            return new LibrarySchema(new SchemaForm(OrgJsonConverter.tree(json)), schema);
        }
    }

    private synchronized LibrarySchema library() {
        if (library == null) {
            library = LibrarySchema.of(text);
        }
        return library;
    }

    private static final class RulesetHolder {
        private static final SchemaValidator CHECK = packed("ruleset-resolved.schema.json");
    }

    private static final class LayerHolder {
        private static final SchemaValidator CHECK = packed("ruleset.schema.json");
    }

    private static final class CharacterHolder {
        private static final SchemaValidator CHECK = packed("character.schema.json");
    }

    private static final class TestsHolder {
        private static final SchemaValidator CHECK = packed("tests.schema.json");
    }

    /** The check of a whole ruleset, after its layers are merged. */
    public static SchemaValidator ruleset() {
        return RulesetHolder.CHECK;
    }

    /** The check of one layer of a ruleset, before it is laid over what it extends. */
    public static SchemaValidator layer() {
        return LayerHolder.CHECK;
    }

    /** The check of a character of any game. */
    public static SchemaValidator character() {
        return CharacterHolder.CHECK;
    }

    /** The check of a file of tests. */
    public static SchemaValidator tests() {
        return TestsHolder.CHECK;
    }

    /** The check by a schema of ours that is not packed. */
    static SchemaValidator by(String text) {
        return new SchemaValidator(text);
    }

    /** Everything about the tree that the schema does not allow, sorted by place. */
    public List<Diagnostic> check(MapNode tree) {
        return check(tree, List::of);
    }

    /** The same. @param game the trees of the game that it belongs to, for examples with its names */
    public List<Diagnostic> check(MapNode tree, Supplier<List<MapNode>> game) {
        return glance.fits(tree) ? List.of() : thorough(tree, game);
    }

    /** The same as the check, without a glance first. */
    List<Diagnostic> thorough(MapNode tree, Supplier<List<MapNode>> game) {
        return library().form().told(tree, found(tree), game);
    }

    private Optional<FormViolation> found(MapNode tree) {
        try {
            Validator.builder().build().performValidation(library().schema(), OrgJsonConverter.of(tree));
            return Optional.empty();
        } catch (ValidationException e) {
            return Optional.of(new LibraryViolations().read(e, LocatedValue.root(tree)));
        }
    }
}
