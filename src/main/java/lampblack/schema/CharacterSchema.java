package lampblack.schema;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;
import java.util.stream.Stream;
import lampblack.schema.CharacterVocabulary.VocabularyGroup;
import lampblack.schema.CharacterVocabulary.VocabularyWord;

/** The schema of the characters of one ruleset: the general one with the ruleset's own names in it. */
final class CharacterSchema {

    private static final JsonNodeFactory NODES = JsonNodeFactory.instance;

    private final CharacterVocabulary words;
    private final ObjectNode schema = SchemaAssembler.character();
    private final ObjectNode properties = (ObjectNode) schema.get("properties");

    private CharacterSchema(CharacterVocabulary words) {
        this.words = words;
    }

    /** The schema as text, ending in a line break. */
    public static String of(CharacterVocabulary words) {
        return SchemaAssembler.print(new CharacterSchema(words).written());
    }

    private ObjectNode written() {
        schema.put("$id", words.ruleset() + ".character.schema.json");
        header();
        links();
        fields();
        creation();
        ledger();
        now();
        return schema;
    }

    private void header() {
        properties.set("ruleset", NODES.objectNode()
                .put("description", properties.get("ruleset").get("description").asText())
                .put("type", "string")
                .set("enum", NODES.arrayNode().add(words.ruleset())));
        ObjectNode sheet = NODES.objectNode().put("description", properties.get("sheet").get("description").asText());
        names(sheet.putArray("anyOf"), words.sheets());
        properties.set("sheet", sheet);
    }

    private void links() {
        ObjectNode links = closed((ObjectNode) properties.get("links"));
        words.links().forEach(link -> named(links, link).put("$ref", "#/definitions/owner"));
    }

    private void fields() {
        ObjectNode fields = closed((ObjectNode) properties.get("fields"));
        for (VocabularyGroup field : words.fields()) {
            ObjectNode value = named(fields, field.word());
            if (field.entries().isEmpty()) {
                value.put("$ref", "#/definitions/field-value");
                continue;
            }
            ArrayNode any = value.putArray("anyOf");
            names(any, field.entries());
            ObjectNode detailed = any.addObject().put("type", "object");
            field.entries().forEach(answer -> named(detailed.withObjectProperty("properties"), answer)
                    .put("type", "string"));
            detailed.put("additionalProperties", field.open());
            any.addObject().put("type", "null");
            openEnd(any, field, "field-value");
        }
    }

    private void creation() {
        ObjectNode steps = closed((ObjectNode) properties.get("creation"));
        for (VocabularyGroup spend : words.spends()) {
            ObjectNode step = named(steps, spend.word());
            ArrayNode types = step.putArray("type").add("object").add("null");
            if (!spend.open() && spend.entries().size() == 1) {
                types.add("integer");
                step.put("minimum", 0).put("maximum", 1_000_000);
            }
            ObjectNode traits = step.putObject("properties");
            spend.entries().forEach(trait -> named(traits, trait).put("$ref", "#/definitions/points"));
            if (spend.open()) {
                step.putObject("additionalProperties").put("$ref", "#/definitions/points");
            } else {
                step.put("additionalProperties", false);
            }
        }
        for (VocabularyGroup choice : words.choices()) {
            ArrayNode any = named(steps, choice.word()).putArray("anyOf");
            names(any, choice.entries());
            any.addObject().put("type", "array").put("maxItems", 1000).set("items", picks(choice));
            any.addObject().put("type", "null");
            openEnd(any, choice, "name");
        }
    }

    /** One of the options of a list, alone or with its details. */
    private ObjectNode picks(VocabularyGroup group) {
        ObjectNode item = NODES.objectNode();
        ArrayNode any = item.putArray("anyOf");
        names(any, group.entries());
        if (group.open()) {
            any.addObject().put("$ref", "#/definitions/chosen");
        } else {
            ObjectNode detailed = any.addObject().put("type", "object").put("maxProperties", 1);
            ObjectNode options = detailed.putObject("properties");
            group.entries().forEach(option -> named(options, option).put("$ref", "#/definitions/details"));
            detailed.put("additionalProperties", false);
        }
        return item;
    }

    private void ledger() {
        ObjectNode entry = (ObjectNode) schema.get("definitions").get("ledger-entry").get("properties");
        ObjectNode earn = closed((ObjectNode) entry.get("earn"));
        for (VocabularyWord way : words.earning()) {
            named(earn, way).putArray("anyOf")
                    .add(NODES.objectNode().put("type", "integer").put("minimum", 0))
                    .add(NODES.objectNode().put("type", "object"));
        }
        offer(entry, "advance", words.advances(), false);
        offer(entry, "due", Stream.concat(words.spends().stream(), words.choices().stream())
                .map(VocabularyGroup::word).distinct().toList(), false);
        offer(entry, "milestone", words.milestones(), false);
        offer(entry, "raise", entries(words.traits()), true);
        offer(entry, "choose", entries(words.lists()), true);
        words.periods().forEach(period -> named(entry, period).put("type", "integer").put("minimum", 0));
        gainAndLoss((ObjectNode) schema.get("definitions").get("change-entry"));
        ObjectNode change = (ObjectNode) entry.get("change");
        for (VocabularyGroup list : words.lists()) {
            ArrayNode any = named(change.withObjectProperty("properties"), list.word()).putArray("anyOf");
            names(any, list.entries());
            openEnd(any, list, "name");
        }
    }

    private void gainAndLoss(ObjectNode change) {
        ObjectNode members = change.putObject("properties");
        for (VocabularyGroup list : words.lists()) {
            ArrayNode any = named(members, list.word()).putArray("anyOf");
            names(any, list.entries());
            any.addObject().put("type", "array").put("maxItems", 1000).set("items", picks(list));
            openEnd(any, list, "name");
        }
        for (VocabularyGroup set : words.moved()) {
            ArrayNode any = named(members, set.word()).putArray("anyOf");
            names(any, set.entries());
            ObjectNode steps = any.addObject().put("type", "object");
            set.entries().forEach(trait -> named(steps.withObjectProperty("properties"), trait).put("type", "integer")
                    .put("minimum", 1));
            if (set.open()) {
                steps.putObject("additionalProperties").put("type", "integer").put("minimum", 1);
                any.addObject().put("$ref", "#/definitions/name");
            } else {
                steps.put("additionalProperties", false);
            }
        }
        words.tracks().forEach(track -> named(members, track.word()).put("type", "integer").put("minimum", 0));
    }

    private void now() {
        ObjectNode marks = ((ObjectNode) properties.get("now")).withObjectProperty("properties");
        for (VocabularyGroup track : words.tracks()) {
            ArrayNode any = named(marks, track.word()).putArray("anyOf");
            names(any, track.entries());
            any.addObject().put("$ref", "#/definitions/mark");
        }
    }

    private static List<VocabularyWord> entries(List<VocabularyGroup> groups) {
        return groups.stream().flatMap(group -> group.entries().stream()).distinct().toList();
    }

    /** The suggested values of a ledger key; an open set or list also allows other values. */
    private static void offer(ObjectNode entry, String key, List<VocabularyWord> known, boolean open) {
        ObjectNode general = (ObjectNode) entry.get(key);
        ObjectNode offered = NODES.objectNode().put("description", general.get("description").asText());
        ArrayNode any = offered.putArray("anyOf");
        names(any, known);
        if (open || known.isEmpty()) {
            any.addObject().put("$ref", general.get("$ref").asText());
        }
        entry.set(key, offered);
    }

    private static void names(ArrayNode any, List<VocabularyWord> known) {
        known.forEach(word -> any.addObject().put("const", word.id()).put("title", word.title()));
    }

    private static void openEnd(ArrayNode any, VocabularyGroup group, String definition) {
        if (group.open()) {
            any.addObject().put("$ref", "#/definitions/" + definition);
        }
    }

    private static ObjectNode named(ObjectNode members, VocabularyWord word) {
        return members.putObject(word.id()).put("description", word.title());
    }

    /** The place for the members of a map that has no others. */
    private static ObjectNode closed(ObjectNode map) {
        map.put("additionalProperties", false);
        map.remove("propertyNames");
        return map.putObject("properties");
    }
}
