package lampblack.schema;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assertions.fail;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.google.re2j.Pattern;
import java.io.IOException;
import java.io.Reader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Properties;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.BiConsumer;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import lampblack.diagnostic.Diagnostic;
import lampblack.diagnostic.Source;
import lampblack.form.SchemaForm;
import lampblack.node.MapNode;
import lampblack.schema.CharacterVocabulary.VocabularyGroup;
import lampblack.schema.CharacterVocabulary.VocabularyWord;
import lampblack.yaml.YamlReader;
import org.junit.jupiter.api.Test;

class SchemasTest {

    private static final Path FOLDER = Path.of("schemas");

    /** The keywords of draft-07 that we use, with the kind of value each takes; and the one of our own. */
    private static final Map<String, String> KEYWORDS = Map.ofEntries(
            Map.entry("$schema", "STRING"), Map.entry("$id", "STRING"), Map.entry("$ref", "STRING"),
            Map.entry("title", "STRING"), Map.entry("description", "STRING"), Map.entry("pattern", "STRING"),
            Map.entry("type", "STRING ARRAY"), Map.entry("enum", "ARRAY"), Map.entry("const", "STRING NUMBER BOOLEAN"),
            Map.entry("minimum", "NUMBER"), Map.entry("maximum", "NUMBER"), Map.entry("minLength", "NUMBER"),
            Map.entry("maxLength", "NUMBER"), Map.entry("minItems", "NUMBER"), Map.entry("maxItems", "NUMBER"),
            Map.entry("minProperties", "NUMBER"), Map.entry("maxProperties", "NUMBER"), Map.entry("required", "ARRAY"),
            Map.entry("properties", "OBJECT"), Map.entry("definitions", "OBJECT"), Map.entry("dependencies", "OBJECT"),
            Map.entry("additionalProperties", "BOOLEAN OBJECT"), Map.entry("propertyNames", "OBJECT"),
            Map.entry("items", "OBJECT"), Map.entry("anyOf", "ARRAY"), Map.entry("not", "OBJECT"),
            Map.entry("default", "STRING NUMBER"), Map.entry("x-expects", "STRING"));

    private static final Set<String> TYPES = Set.of("string", "integer", "boolean", "object", "array", "null");

    private static final Map<String, ObjectNode> SCHEMAS = FreshSchemas.SCHEMAS;

    @Test
    void theFilesAreWhatTheFragmentsSay() {
        assertEquals(List.of(), FreshSchemas.STALE, "written anew, to be read and committed");
    }

    @Test
    void everyKeywordIsKnownAndTakesItsKindOfValue() {
        everySchema((where, schema) -> schema.properties().forEach(entry -> {
            String kinds = KEYWORDS.get(entry.getKey());
            assertTrue(kinds != null, () -> where + " has an unknown keyword " + entry.getKey());
            assertTrue(kinds.contains(entry.getValue().getNodeType().name()), () -> where + "/" + entry.getKey());
        }));
    }

    @Test
    void everyTypeIsOneOfJsonsAndEveryReferenceLeadsSomewhere() {
        SCHEMAS.forEach((file, root) -> walk(file, root, (where, schema) -> {
            JsonNode type = schema.path("type");
            (type.isArray() ? type : List.of(type)).forEach(node ->
                    assertTrue(node.isMissingNode() || TYPES.contains(node.asText()), where));
            if (schema.has("$ref")) {
                String name = schema.get("$ref").asText();
                assertTrue(name.startsWith("#/definitions/"), where);
                assertTrue(root.get("definitions").has(name.substring("#/definitions/".length())), where);
            }
        }));
    }

    @Test
    void everyPropertySaysWhatItIs() {
        everySchema((where, schema) -> schema.path("properties").properties().forEach(entry -> {
            String words = entry.getValue().path("description").asText();
            assertTrue(words.length() > 10 && words.length() < 400, () -> where + " does not explain "
                    + entry.getKey());
        }));
    }

    @Test
    void everyPatternIsOneThatIsReadInLinearTime() {
        everySchema((where, schema) -> {
            if (schema.has("pattern")) {
                Pattern.compile(schema.get("pattern").asText());
            }
        });
    }

    @Test
    void nothingIsWithoutBounds() {
        everySchema((where, schema) -> {
            String types = schema.path("type").toString();
            assertTrue(!types.contains("array") || schema.has("maxItems"), where + " is a list without bound");
            assertTrue(!types.contains("string") || schema.has("maxLength") || schema.has("enum")
                    || schema.path("pattern").asText().endsWith("}$"), where + " is a text without bound");
            assertTrue(!types.contains("integer") || schema.has("maximum") || schema.has("enum"),
                    where + " is a number without bound");
            assertTrue(!types.contains("object") || schema.has("maxProperties") || schema.has("properties"),
                    where + " is a map without bound");
        });
    }

    @Test
    void whateverIsExpectedHasWords() throws IOException {
        Properties wordings = new Properties();
        try (Reader in = Files.newBufferedReader(Path.of("src/main/resources/lampblack/messages.properties"))) {
            wordings.load(in);
        }
        everySchema((where, schema) -> {
            String expects = schema.path("x-expects").asText();
            boolean owner = schema.path("anyOf").path(0).has("required") && !where.endsWith("/not")
                    || schema.has("not");
            if (schema.has("pattern") && !Set.of("id", "ref").contains(expects)) {
                assertTrue(wordings.containsKey("schema.expects." + expects), where);
            }
            assertTrue(!owner || wordings.containsKey("schema.owner." + expects), where);
        });
    }

    @Test
    void everyFragmentIsUsed() throws IOException {
        assertEquals(names(FOLDER.resolve("fragments")), new TreeSet<>(SchemaAssembler.fragmentsInUse()));
    }

    @Test
    void anOverlayMayRemoveReplacePutAfterAndAppend() {
        assertEquals(List.of(), problems(Schemas.ruleset(), """
                extends: [base]
                tables: null
                sheets:
                  character:
                    fields:
                      look: null
                      home: {after: name}
                    traits:
                      actions:
                        entries: {replace: true, hunt: {}}
                        suggestions: {add: [Fishing]}
                    lists:
                      talents: {entries: {ghost: {requires: {add: [veteran]}, text: null}}}
                    tracks:
                      stress: {boxes: null, clock: 4}
                      cash: {title: Tallow}
                    creation:
                      talent: {choose: 1}
                """));
    }

    @Test
    void whatIsShippedShowsNothingRedInAnEditor() throws IOException {
        try (Stream<Path> files = Files.walk(Path.of("rulesets"))) {
            for (Path file : files.filter(path -> path.toString().endsWith(".yaml")).sorted().toList()) {
                String kind = file.getNameCount() > 3 ? file.getName(2).toString() : "";
                PackedSchema schema = kind.equals("characters") ? PackedSchema.CHARACTER
                        : kind.equals("tests") ? PackedSchema.TESTS : PackedSchema.LAYER;
                Source source = new Source(file.toString(), Files.readString(file));
                assertEquals(List.of(), schema.everit().check(
                        YamlReader.read(source).value().orElseThrow(), List::of));
            }
        }
    }

    @Test
    void theSchemaForEditorsKnowsTheKeysOfAPart() {
        assertEquals(List.of("schema.unknown-key", "schema.wrong-type"), problems(Schemas.ruleset(), """
                sheets:
                  character:
                    tracks: {stress: {boxs: 9}}
                    fields: {name: {required: 1}}
                """));
    }

    @Test
    void aRulesetsCharactersHaveASchemaWithItsNames() {
        String schema = Schemas.character(small());
        walk("characters of ember", SchemaFragments.parse(schema), (where, part) -> part.fieldNames().forEachRemaining(
                keyword -> assertTrue(KEYWORDS.containsKey(keyword), () -> where + " " + keyword)));
        assertEquals(List.of(), problems(schema, """
                ruleset: ember
                sheet: character
                fields: {heritage: {fen: by the water}, name: }
                creation:
                  dots: {hunt: 2}
                  names: {Welding: {points: 1, under: hunt}}
                  talent: [ghost, veteran: {action: hunt}]
                  assets: [Toolkit, lamp, Rope: {load: 2}]
                ledger:
                  - {earn: {desperate: 2}, downtime: 4}
                  - {advance: practice, raise: Welding}
                  - {gain: {talents: [ghost], xp: 2}}
                now: {xp: 3, load: light, carried: [Toolkit]}
                """));
        assertEquals(4, problems(schema, """
                ruleset: cinder
                creation: {dots: {hnt: 2}, talent: [gost]}
                ledger: [{advance: practise}]
                """).size());
    }

    private static CharacterVocabulary small() {
        VocabularyWord hunt = new VocabularyWord("hunt", "Hunt");
        VocabularyWord lamp = new VocabularyWord("lamp", "Lamp");
        List<VocabularyWord> talents = List.of(new VocabularyWord("ghost", "Ghost"),
                new VocabularyWord("veteran", "Veteran"));
        return new CharacterVocabulary("ember", List.of(new VocabularyWord("character", "Character")),
                List.of(new VocabularyWord("crew", "Crew")),
                List.of(new VocabularyGroup(new VocabularyWord("name", "Name"), true, List.of()),
                        new VocabularyGroup(new VocabularyWord("heritage", "Heritage"), false,
                        List.of(new VocabularyWord("fen", "The Fen")))),
                List.of(new VocabularyGroup(new VocabularyWord("dots", "Dots"), false, List.of(hunt)),
                        new VocabularyGroup(new VocabularyWord("names", "Names"), true, List.of())),
                List.of(new VocabularyGroup(new VocabularyWord("talent", "Talent"), false, talents),
                        new VocabularyGroup(new VocabularyWord("assets", "Assets"), true, List.of(lamp))),
                List.of(new VocabularyGroup(new VocabularyWord("actions", "Actions"), false, List.of(hunt))),
                List.of(new VocabularyGroup(new VocabularyWord("factions", "Factions"), true, List.of())),
                List.of(new VocabularyGroup(new VocabularyWord("talents", "Talents"), false, talents)),
                List.of(new VocabularyGroup(new VocabularyWord("xp", "XP"), true, List.of()),
                        new VocabularyGroup(new VocabularyWord("load", "Load"), false,
                        List.of(new VocabularyWord("light", "Light")))),
                List.of(new VocabularyWord("desperate", "Desperate")),
                List.of(new VocabularyWord("practice", "Practice")),
                List.of(), List.of(new VocabularyWord("downtime", "Downtime")));
    }

    private static List<String> problems(String schema, String yaml) {
        MapNode tree = YamlReader.read(new Source("test.yaml", yaml)).value().orElseThrow();
        return new SchemaValidator(schema, () -> SchemaForm.read(schema)).check(tree, List::of).stream()
                .map(Diagnostic::id)
                .sorted()
                .toList();
    }

    private static Set<String> names(Path folder) throws IOException {
        try (Stream<Path> files = Files.walk(folder)) {
            return files.filter(Files::isRegularFile)
                    .map(file -> folder.relativize(file).toString().replace('\\', '/').replace(".json", ""))
                    .collect(Collectors.toCollection(TreeSet::new));
        }
    }

    private static void everySchema(BiConsumer<String, ObjectNode> biConsumer) {
        SCHEMAS.forEach((file, root) -> walk(file, root, biConsumer));
    }

    /** Visits every schema inside a schema. */
    private static void walk(String where, JsonNode node, BiConsumer<String, ObjectNode> biConsumer) {
        if (!(node instanceof ObjectNode schema)) {
            if (!node.isBoolean()) {
                fail(where + " is no schema");
            }
            return;
        }
        biConsumer.accept(where, schema);
        for (String keyword : List.of("properties", "definitions")) {
            schema.path(keyword).properties().forEach(
                    child -> walk(where + "/" + keyword + "/" + child.getKey(), child.getValue(), biConsumer));
        }
        for (String keyword : List.of("additionalProperties", "propertyNames", "items", "not")) {
            if (schema.has(keyword)) {
                walk(where + "/" + keyword, schema.get(keyword), biConsumer);
            }
        }
        schema.path("anyOf").forEach(child -> walk(where + "/anyOf", child, biConsumer));
    }
}
