package lampblack.editor;

import static org.junit.jupiter.api.Assumptions.assumeTrue;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import lampblack.Patience;

/** The language server that editors use for YAML, spoken to as an editor would. One thread at a time. */
final class LanguageServer implements AutoCloseable {

    private static final ObjectMapper JSON = new ObjectMapper();
    private static final Path PINNED = Path.of("src/test/editor");
    private static final Path HOME = Path.of("target/editor");

    private final Process process;
    private final InputStream answers;
    private final OutputStream requests;
    private final Map<String, List<String>> schemas;
    private int lastId;

    private LanguageServer(Process process, Map<String, List<String>> schemas) {
        this.process = process;
        this.answers = new BufferedInputStream(process.getInputStream());
        this.requests = process.getOutputStream();
        this.schemas = schemas;
    }

    /**
     * Starts the server, fetching it first where it is missing; where there is no Node.js, that is said loudly and the
     * test skipped.
     *
     * @param schemas for files that name none themselves: patterns of paths by the address of a schema
     */
    static LanguageServer start(Map<String, List<String>> schemas) throws IOException, InterruptedException {
        boolean isInstalled = isInstalled();
        if (!isInstalled) {
            System.err.println("EDITOR TESTS SKIPPED: no yaml-language-server; it needs Node.js and npm.");
        }
        assumeTrue(isInstalled);
        LanguageServer server = new LanguageServer(new ProcessBuilder("node",
                HOME.resolve("node_modules/yaml-language-server/bin/yaml-language-server").toString(), "--stdio")
                .redirectError(ProcessBuilder.Redirect.DISCARD).start(), schemas);
        server.request("initialize", Map.of("processId", ProcessHandle.current().pid(), "capabilities",
                Map.of("workspace", Map.of("configuration", true), "textDocument", Map.of(
                        "completion", Map.of("completionItem", Map.of("documentationFormat", List.of("markdown"))),
                        "hover", Map.of("contentFormat", List.of("markdown"))))));
        server.send(Map.of("jsonrpc", "2.0", "method", "initialized", "params", Map.of()));
        return server;
    }

    private static boolean isInstalled() throws IOException, InterruptedException {
        Path lock = HOME.resolve("package-lock.json");
        if (Files.exists(HOME.resolve("node_modules/.package-lock.json"))
                && Files.mismatch(lock, PINNED.resolve("package-lock.json")) < 0) {
            return true;
        }
        Files.createDirectories(HOME);
        for (String file : List.of("package.json", "package-lock.json")) {
            Files.copy(PINNED.resolve(file), HOME.resolve(file), StandardCopyOption.REPLACE_EXISTING);
        }
        try {
            Process npm = new ProcessBuilder("npm", "ci", "--ignore-scripts", "--no-audit", "--no-fund", "--silent")
                    .directory(HOME.toFile()).redirectErrorStream(true)
                    .redirectOutput(HOME.resolve("npm.log").toFile()).start();
            return npm.waitFor(Patience.SECONDS, TimeUnit.SECONDS) && npm.exitValue() == 0;
        } catch (IOException noNpm) {
            return false;
        }
    }

    /** Opens a file and returns what an editor would underline, each as its line and the message. */
    List<String> open(Path file) throws IOException {
        return open(file, Files.readString(file));
    }

    /** Opens a text as though it stood in a file, and returns what an editor would underline. */
    List<String> open(Path file, String text) throws IOException {
        String address = address(file);
        send(Map.of("jsonrpc", "2.0", "method", "textDocument/didOpen", "params", Map.of("textDocument",
                Map.of("uri", address, "languageId", "yaml", "version", 1, "text", text))));
        List<String> underlined = new ArrayList<>();
        diagnostics(address).forEach(problem -> underlined.add(file + ":"
                + (problem.at("/range/start/line").asInt() + 1) + ": " + problem.path("message").asText()));
        return underlined;
    }

    /** Closes a file; the server then takes back what it said of it. */
    void close(Path file) throws IOException {
        send(Map.of("jsonrpc", "2.0", "method", "textDocument/didClose", "params",
                Map.of("textDocument", Map.of("uri", address(file)))));
        diagnostics(address(file));
    }

    private JsonNode diagnostics(String address) throws IOException {
        while (true) {
            JsonNode message = receive();
            if (message.path("method").asText().equals("textDocument/publishDiagnostics")
                    && message.at("/params/uri").asText().equals(address)) {
                return message.at("/params/diagnostics");
            }
        }
    }

    /** What is shown where the pointer rests; lines and columns begin with 1. Empty for nothing. */
    String hover(Path file, int line, int column) throws IOException {
        return request("textDocument/hover", at(file, line, column)).at("/contents/value").asText();
    }

    /** What is offered at a place: each entry with its {@code label} and {@code documentation}. */
    List<JsonNode> completions(Path file, int line, int column) throws IOException {
        List<JsonNode> offered = new ArrayList<>();
        request("textDocument/completion", at(file, line, column)).path("items").forEach(offered::add);
        return offered;
    }

    private static Map<String, Object> at(Path file, int line, int column) {
        return Map.of("textDocument", Map.of("uri", address(file)),
                "position", Map.of("line", line - 1, "character", column - 1));
    }

    private static String address(Path file) {
        return file.toAbsolutePath().toUri().toString();
    }

    private JsonNode request(String method, Object parameters) throws IOException {
        int id = ++lastId;
        send(Map.of("jsonrpc", "2.0", "id", id, "method", method, "params", parameters));
        while (true) {
            JsonNode message = receive();
            if (!message.has("method") && message.path("id").asInt() == id) {
                return message.path("result");
            }
        }
    }

    private void send(Object message) throws IOException {
        byte[] body = JSON.writeValueAsBytes(message);
        requests.write(("Content-Length: " + body.length + "\r\n\r\n").getBytes(StandardCharsets.US_ASCII));
        requests.write(body);
        requests.flush();
    }

    /** The next message; what the server asks meanwhile is answered. */
    private JsonNode receive() throws IOException {
        int length = 0;
        for (String line = line(); !line.isEmpty(); line = line()) {
            if (line.startsWith("Content-Length: ")) {
                length = Integer.parseInt(line.substring("Content-Length: ".length()));
            }
        }
        JsonNode message = JSON.readTree(answers.readNBytes(length));
        if (message.has("method") && message.has("id")) {
            List<Object> settings = new ArrayList<>();
            message.at("/params/items").forEach(item -> settings.add(item.path("section").asText().equals("yaml")
                    ? Map.of("validate", true, "hover", true, "completion", true, "schemas", schemas,
                            "schemaStore", Map.of("enable", false))
                    : Map.of()));
            send(Map.of("jsonrpc", "2.0", "id", message.get("id"), "result", settings));
        }
        return message;
    }

    private String line() throws IOException {
        StringBuilder line = new StringBuilder();
        for (int next = answers.read(); next != '\n'; next = answers.read()) {
            if (next < 0) {
                throw new IOException("The language server has ended.");
            }
            if (next != '\r') {
                line.append((char) next);
            }
        }
        return line.toString();
    }

    @Override
    public void close() {
        process.destroyForcibly();
    }
}
