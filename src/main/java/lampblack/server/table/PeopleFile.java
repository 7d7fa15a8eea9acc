package lampblack.server.table;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import lampblack.store.OutputFile;

/** Keeps with the shelf who has joined, so that whoever comes back is known, even after the program was ended. */
final class PeopleFile {

    private static final String NAME = "people.json";
    private static final long LONGEST = 1 << 20;

    private final ObjectMapper json = new ObjectMapper();
    private final Path file;

    /** @param folder what the shelf keeps of its table */
    PeopleFile(Path folder) {
        this.file = folder.resolve(NAME);
    }

    /** Nobody where there is no such file, or where it cannot be read. */
    List<Person> read() {
        List<Person> people = new ArrayList<>();
        try {
            JsonNode all = Files.isRegularFile(file) && Files.size(file) < LONGEST
                    ? json.readTree(Files.readAllBytes(file)) : json.createObjectNode();
            for (JsonNode person : all.path("people")) {
                List<String> sheets = new ArrayList<>();
                person.path("sheets").forEach(sheet -> sheets.add(sheet.asText()));
                people.add(new Person(person.path("id").asText(), person.path("name").asText(),
                        person.path("secret-sha256").asText(), person.path("gm").asBoolean(), sheets));
            }
        } catch (IOException unreadable) {
            return List.of();
        }
        return people;
    }

    void write(List<Person> people) {
        ObjectNode all = json.createObjectNode();
        ArrayNode list = all.put("format", 1).putArray("people");
        for (Person person : people) {
            ObjectNode one = list.addObject().put("id", person.id()).put("name", person.name())
                    .put("gm", person.isGm()).put("secret-sha256", person.hash());
            ArrayNode sheets = one.putArray("sheets");
            person.sheets().forEach(sheets::add);
        }
        try {
            OutputFile.write(file, json.writerWithDefaultPrettyPrinter().writeValueAsString(all) + "\n");
        } catch (JsonProcessingException impossible) {
            throw new IllegalStateException(impossible);
        }
    }

    void remove() {
        try {
            Files.deleteIfExists(file);
        } catch (IOException failure) {
            write(List.of());
        }
    }
}
