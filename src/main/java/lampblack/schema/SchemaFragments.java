package lampblack.schema;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;
import lampblack.store.BundledFiles;

/** The pieces the schemas are made of, one for each block and rule kind; packed under {@code schemas/fragments}. */
final class SchemaFragments {

    /** Stands apart so that a check, which only reads the whole schemas as text, does not load it. */
    private static final class MapperHolder {
        private static final JsonMapper MAPPER = JsonMapper.builder().build();
    }

    private final Map<String, ObjectNode> read = new LinkedHashMap<>();

    /** The piece of a name such as {@code track} or {@code rules/spend}; an unknown one is a bug of ours and fails. */
    ObjectNode fragment(String name) {
        ObjectNode known = read.get(name);
        if (known == null) {
            known = parse(text("fragments/" + name + ".json"));
            read.put(name, known);
        }
        return known.deepCopy();
    }

    /** The names of all pieces asked for so far. */
    Set<String> used() {
        return Set.copyOf(read.keySet());
    }

    /** The name of the piece a {@code $ref} points at. */
    static String name(JsonNode reference) {
        String file = reference.get("$ref").asText();
        return file.substring(0, file.length() - ".json".length());
    }

    static ObjectNode parse(String text) {
        try {
            return (ObjectNode) MapperHolder.MAPPER.readTree(text);
        } catch (JsonProcessingException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** A packed file under {@code schemas}; one that is missing is a bug of ours and fails. */
    static String text(String name) {
        return new String(BundledFiles.file("schemas/" + name)
                .orElseThrow(() -> new IllegalStateException("no schema " + name)),
                StandardCharsets.UTF_8);
    }
}
