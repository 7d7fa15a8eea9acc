package lampblack.publish;

import static org.junit.jupiter.api.Assumptions.assumeTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import java.io.BufferedReader;
import java.io.BufferedWriter;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import lampblack.page.AddressedRequest;

/** The engine of a published file, run by Node.js, with moments and chance that are known beforehand. */
final class EngineProcess implements AutoCloseable {

    private static final JsonMapper JSON = JsonMapper.builder().build();

    private final Process process;
    private final BufferedReader out;
    private final BufferedWriter in;

    private EngineProcess(Process process) {
        this.process = process;
        this.out = process.inputReader(StandardCharsets.UTF_8);
        this.in = process.outputWriter(StandardCharsets.UTF_8);
    }

    /** @param sum of the body, as SHA-256 */
    record EngineAnswer(int status, Map<String, String> headers, String sum) {}

    static EngineProcess start(Path page, int seed) {
        try {
            ProcessBuilder node = new ProcessBuilder("node", "src/test/published/engine.js", page.toString(),
                    String.valueOf(seed)).redirectError(ProcessBuilder.Redirect.INHERIT);
            node.environment().put("TZ", "UTC");
            return new EngineProcess(node.start());
        } catch (IOException missing) {
            System.err.println("ENGINE TESTS SKIPPED: no Node.js to run what published games run on.");
            assumeTrue(false);
            throw new UncheckedIOException(missing);
        }
    }

    EngineAnswer answer(AddressedRequest request) {
        List<String> fields = new ArrayList<>();
        request.form().forEach((name, values) -> values.forEach(value -> fields.addAll(List.of(name, value))));
        JsonNode said = ask(Map.of("writes", request.writes(), "address", request.address(), "fields", fields,
                "files", request.files().stream().map(file -> Map.of("name", file.name(), "bytes",
                        file.bytes())).toList(),
                "version", request.version().orElse(""), "part", request.isPart()));
        Map<String, String> headers = new LinkedHashMap<>();
        for (int i = 0; i < said.get("headers").size(); i += 2) {
            headers.put(said.get("headers").get(i).asText(), said.get("headers").get(i + 1).asText());
        }
        return new EngineAnswer(said.get("status").asInt(), headers, said.get("sum").asText());
    }

    /** What it answered last. */
    String body() {
        return ask(Map.of("last", true)).get("body").asText();
    }

    /** All that a browser keeps, by the names of its files. */
    Map<String, String> kept() {
        Map<String, String> files = new TreeMap<>();
        ask(Map.of("kept", true)).get("files").properties().forEach(file ->
                files.put(file.getKey(), file.getValue().asText()));
        return files;
    }

    /** Takes such files back. */
    void take(Map<String, String> files) {
        ask(Map.of("taken", files));
    }

    private JsonNode ask(Map<String, Object> request) {
        try {
            in.write(JSON.writeValueAsString(request));
            in.newLine();
            in.flush();
            String line = out.readLine();
            if (line == null) {
                throw new IOException("the engine has ended");
            }
            return JSON.readTree(line);
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
    }

    @Override
    public void close() {
        process.destroy();
    }
}
