package lampblack.schema;

import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;
import lampblack.diagnostic.Diagnostic;
import lampblack.diagnostic.Report;
import lampblack.diagnostic.Span;
import lampblack.node.MapNode;
import lampblack.node.Node;
import lampblack.store.PrecompiledTrees;
import org.everit.json.schema.Schema;
import org.everit.json.schema.ValidationException;
import org.everit.json.schema.Validator;
import org.everit.json.schema.loader.SchemaClient;
import org.everit.json.schema.loader.SchemaLoader;
import org.everit.json.schema.regexp.RE2JRegexpFactory;
import org.json.JSONObject;

/**
 * Holds a tree against a schema and says in our words, with places, where it differs. The only class that knows the
 * JSON Schema library; it never opens a file or a connection.
 */
public final class SchemaValidator {

    private static final String DEEPER = "schema.misplaced-key.deeper";
    private static final String NAMES = "#/definitions/names-";
    private static final String ANY_KEY = "/additionalProperties";

    private final Supplier<String> text;
    private final SchemaPrecheck precheck;
    private LibrarySchema library;

    /** @param text gives the schema, which is needed only where something is wrong */
    private SchemaValidator(SchemaPrecheck precheck, Supplier<String> text) {
        this.precheck = precheck;
        this.text = text;
    }

    private static SchemaValidator packed(String name) {
        SchemaPrecheck precheck = PrecompiledTrees.of(name).tree(name)
                .map(tree -> new SchemaPrecheck(Optional.of(tree)))
                .orElseGet(() -> new SchemaPrecheck(SchemaFragments.text(name)));
        return new SchemaValidator(precheck, () -> SchemaFragments.text(name));
    }

    /** The schema as the library has it, which is made when it is needed first. */
    private record LibrarySchema(JSONObject json, Schema schema) {

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
            return new LibrarySchema(json, schema);
        }
    }

    private synchronized LibrarySchema library() {
        if (library == null) {
            library = LibrarySchema.of(text.get());
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
        return new SchemaValidator(new SchemaPrecheck(text), () -> text);
    }

    /** Everything about the tree that the schema does not allow, sorted by place. */
    public List<Diagnostic> check(MapNode tree) {
        return check(tree, List::of);
    }

    /** The same. @param game the trees of the game that it belongs to, for examples with its names */
    public List<Diagnostic> check(MapNode tree, Supplier<List<MapNode>> game) {
        return precheck.fits(tree) ? List.of() : thorough(tree, game);
    }

    /** The same as the check, without a glance first. */
    List<Diagnostic> thorough(MapNode tree, Supplier<List<MapNode>> game) {
        Report report = new Report();
        IdSuggestions ids = new IdSuggestions(tree, game);
        ViolationWalk walk = new ViolationWalk(tree);
        try {
            Validator.builder().build().performValidation(library().schema(), OrgJsonConverter.of(tree));
        } catch (ValidationException e) {
            walk.down(e, "#");
        }
        walk.muted().forEach(walk.byValue::remove);
        walk.values.stream()
                .filter(found -> walk.byValue.containsKey(found.place().node()))
                .forEach(found -> new SchemaViolationReporter(found, report, ids).report());
        walk.names.forEach(found -> report.add(WrongForm.name(found, ids)));
        return walk.withoutInner(report.diagnostics());
    }

    /** What the library found, gathered by the value it is about. */
    private final class ViolationWalk {

        private final MapNode tree;
        private final List<SchemaViolations> values = new ArrayList<>();
        private final Map<Node, SchemaViolations> byValue = new IdentityHashMap<>();
        private final Set<SchemaViolations.NameViolation> names = new LinkedHashSet<>();

        ViolationWalk(MapNode tree) {
            this.tree = tree;
        }

        /** @param around where in the schema the violation around this one is, for those that do not say */
        void down(ValidationException e, String around) {
            String location = e.getSchemaLocation() == null ? around : e.getSchemaLocation();
            if (e.getCausingExceptions().isEmpty()) {
                found(e, location, keyword(e, location));
            } else if ("anyOf".equals(e.getKeyword())) {
                alternatives(e, location);
            } else {
                e.getCausingExceptions().forEach(cause -> down(cause, location));
            }
        }

        private void alternatives(ValidationException e, String location) {
            LocatedValue place = place(e);
            List<ValidationException> meant = new ArrayList<>();
            if (!part(location).hasKinds()) {
                for (ValidationException cause : e.getCausingExceptions()) {
                    if (!mistyped(cause, depth(e), place.node())) {
                        meant.add(cause);
                    }
                }
            }
            if (meant.isEmpty() || (meant.size() > 1 && !part(location).values().isEmpty())) {
                found(e, location, meant.isEmpty() ? keyword(e, location) : "enum");
            } else {
                meant.forEach(cause -> down(cause, location));
            }
        }

        private boolean isAddition(ValidationException e) {
            return e.getSchemaLocation() != null && part(e.getSchemaLocation()).isAddition();
        }

        /** Whether a map is meant to append to a list. */
        private static boolean adds(Node node) {
            return node.all().size() == 1 && UnknownKey.means(node.all().iterator().next().key().text(), "add");
        }

        /** Whether an alternative fails because it is about values of another type. */
        private boolean mistyped(ValidationException e, long depth, Node node) {
            List<ValidationException> causes = e.getCausingExceptions();
            if (depth(e) > depth) {
                return false;
            }
            if (isAddition(e) && !adds(node)) {
                return true;
            }
            if (causes.isEmpty()) {
                return "type".equals(e.getKeyword()) || ("const".equals(e.getKeyword()) && node.asScalar().isEmpty());
            }
            return "anyOf".equals(e.getKeyword())
                    ? causes.stream().allMatch(cause -> mistyped(cause, depth, node))
                    : causes.stream().anyMatch(cause -> mistyped(cause, depth, node));
        }

        /** How deep in the tree a violation is; slashes in keys are escaped. */
        private static long depth(ValidationException e) {
            return e.getPointerToViolation().chars().filter(c -> c == '/').count();
        }

        private void found(ValidationException e, String location, String keyword) {
            LocatedValue place = place(e);
            Subschema part = part(location);
            if (location.startsWith(NAMES)) {
                names.add(new SchemaViolations.NameViolation(place.key(), keyword, part));
            } else {
                SchemaViolations problems = byValue.computeIfAbsent(place.node(), node -> begun(place));
                problems.byKeyword().putIfAbsent(keyword, part);
                if (keyword.equals("type") && location.endsWith(ANY_KEY)) {
                    problems.around().add(part(location.substring(0, location.length() - ANY_KEY.length())));
                }
            }
        }

        private String keyword(ValidationException e, String location) {
            return switch (e.getKeyword()) {
                case "anyOf" -> part(location).hasKinds() ? "anyOf" : "type";
                case "const" -> "enum";
                default -> e.getKeyword();
            };
        }

        private SchemaViolations begun(LocatedValue place) {
            SchemaViolations problems = new SchemaViolations(place, new LinkedHashMap<>(), new ArrayList<>());
            values.add(problems);
            return problems;
        }

        /** What stands in a map that should have held one entry: which of them was meant is not known. */
        private List<Node> muted() {
            return values.stream()
                    .filter(SchemaViolations::holdsMoreThanOne)
                    .flatMap(found -> found.place().node().all().stream())
                    .map(MapNode.Entry::value)
                    .toList();
        }

        /** The problems without those inside of a block that stands elsewhere than where it is read. */
        List<Diagnostic> withoutInner(List<Diagnostic> problems) {
            List<Span> inner = new ArrayList<>();
            values.stream().map(SchemaViolations::place)
                    .filter(place -> place.key() != null && problems.stream().anyMatch(problem ->
                            problem.message().key().equals(DEEPER) && problem.span().equals(place.key().span())))
                    .forEach(place -> keys(place.node(), inner));
            return problems.stream().filter(problem -> !inner.contains(problem.span())).toList();
        }

        private static void keys(Node node, List<Span> into) {
            node.all().forEach(entry -> {
                into.add(entry.key().span());
                keys(entry.value(), into);
            });
        }

        private LocatedValue place(ValidationException e) {
            return LocatedValue.at(tree, e.getPointerToViolation());
        }

        private Subschema part(String location) {
            return Subschema.at(library().json(), location);
        }
    }
}
