package lampblack.print.export;

import static org.junit.jupiter.api.Assumptions.assumeTrue;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.BufferedReader;
import java.io.File;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Base64;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import lampblack.sheet.Paper;

/** A Firefox with one tab, over WebDriver BiDi. */
public final class Firefox implements AutoCloseable {

    private static final List<String> NAMES = List.of("firefox-esr", "firefox");
    private static final Pattern LISTENS = Pattern.compile("WebDriver BiDi listening on (ws://\\S+)");
    private static final int PATIENCE = 60;
    /** In a centimetre, which is what it measures paper in. */
    private static final double MILLIMETRES = 10;

    private final Process process;
    private final DevToolsConnection connection;
    private final String tab;
    private final List<String> console = new CopyOnWriteArrayList<>();
    private final List<String> requests = new CopyOnWriteArrayList<>();

    private Firefox(Process process, DevToolsConnection connection) {
        this.process = process;
        this.connection = connection;
        connection.listen("", this::told);
        connection.call("", "session.new", arguments("{\"capabilities\": {}}"));
        connection.call("", "session.subscribe",
                arguments("{\"events\": [\"log.entryAdded\", \"network.beforeRequestSent\"]}"));
        tab = connection.call("", "browsingContext.getTree", arguments("{}")).path("contexts").path(0).path("context")
                .asText();
    }

    /** @param folder where it may keep what it needs; where none is installed, that is said loudly */
    public static Firefox start(Path folder) throws IOException {
        Optional<Path> program = Stream.of(System.getenv().getOrDefault("PATH", "").split(File.pathSeparator))
                .flatMap(path -> NAMES.stream().map(name -> Path.of(path, name))).filter(Files::isExecutable)
                .findFirst();
        if (program.isEmpty()) {
            System.err.println("BROWSER TESTS SKIPPED: no Firefox found.");
        }
        assumeTrue(program.isPresent());
        ProcessBuilder builder = new ProcessBuilder(program.get().toString(), "--headless", "--no-remote",
                "--remote-debugging-port=0", "--profile", Files.createDirectories(folder).toString(), "about:blank");
        builder.environment().put("HOME", folder.toString());
        Process process = builder.redirectErrorStream(true).start();
        return new Firefox(process, new DevToolsConnection(address(process) + "/session"));
    }

    private static String address(Process process) throws IOException {
        BufferedReader said = process.inputReader();
        for (String line = said.readLine(); line != null; line = said.readLine()) {
            Matcher listens = LISTENS.matcher(line);
            if (listens.find()) {
                Thread.ofVirtual().start(() -> ignore(process));
                return listens.group(1);
            }
        }
        throw new BrowserFailure("Firefox did not start");
    }

    /** What is not read keeps it from going on. */
    private static void ignore(Process process) {
        try {
            process.getInputStream().transferTo(OutputStream.nullOutputStream());
        } catch (IOException ended) {
            // Then there is nothing more to be read.
        }
    }

    private void told(String event, JsonNode about) {
        if (event.equals("log.entryAdded")) {
            console.add(about.path("level").asText() + ": " + about.path("text").asText());
        } else {
            requests.add(about.path("request").path("url").asText());
        }
    }

    /** What was written to the console, each behind its level. */
    public List<String> console() {
        return List.copyOf(console);
    }

    /** The addresses that anything was asked for at. */
    public List<String> requests() {
        return List.copyOf(requests);
    }

    /** Goes to an address and waits until everything there is loaded. */
    public void open(String address) {
        connection.call("", "browsingContext.navigate", arguments("{\"wait\": \"complete\"}").put("context", tab)
                .put("url", address));
    }

    /** Every page that is opened from now on runs this before anything of its own. */
    public void prepare(String script) {
        connection.call("", "script.addPreloadScript", DevToolsConnection.arguments()
                .put("functionDeclaration", "() => {" + script + "}"));
    }

    /** Lays the page out in a window of that many pixels. */
    public void window(int width, int height) {
        ObjectNode size = DevToolsConnection.arguments().put("context", tab);
        size.putObject("viewport").put("width", width).put("height", height);
        connection.call("", "browsingContext.setViewport", size);
    }

    /** Presses the mouse at a place of the window, or lets it go there. */
    public void mouse(String what, double x, double y) {
        ObjectNode asked = DevToolsConnection.arguments().put("context", tab);
        ObjectNode mouse = asked.putArray("actions").addObject().put("type", "pointer").put("id", "mouse");
        mouse.putObject("parameters").put("pointerType", "mouse");
        mouse.putArray("actions").add(DevToolsConnection.arguments().put("type", "pointerMove").put("x", (int) x)
                .put("y", (int) y)).add(DevToolsConnection.arguments().put("type", what).put("button", 0));
        connection.call("", "input.performActions", asked);
    }

    /** What an expression comes to, as a text. */
    public String evaluate(String expression) {
        JsonNode answer = connection.call("", "script.evaluate", arguments("{\"awaitPromise\": true}").put("expression",
                "Promise.resolve(" + expression + ").then(String)").set("target",
                DevToolsConnection.arguments().put("context", tab)));
        if (!answer.path("type").asText().equals("success")) {
            throw new BrowserFailure(answer.path("exceptionDetails").path("text").asText());
        }
        return answer.path("result").path("value").asText();
    }

    /** Prints the page on paper, upright unless it says otherwise itself, within the margins that it sets. */
    public byte[] pdf(Paper paper) {
        ObjectNode asked = arguments("""
                {"background": true, "shrinkToFit": false, "margin": {"top": 0, "right": 0, "bottom": 0, "left": 0}}
                """).put("context", tab);
        asked.putObject("page").put("width", paper.width() / MILLIMETRES).put("height", paper.height() / MILLIMETRES);
        return Base64.getDecoder().decode(connection.call("", "browsingContext.print", asked).path("data").asText());
    }

    /** Prints the page as it stands. */
    public byte[] pdf() {
        return Base64.getDecoder().decode(connection.call("", "browsingContext.print", arguments("{}")
                .put("context", tab)).path("data").asText());
    }

    private static ObjectNode arguments(String json) {
        try {
            return (ObjectNode) new ObjectMapper().readTree(json);
        } catch (JsonProcessingException broken) {
            throw new IllegalArgumentException(json, broken);
        }
    }

    @Override
    public void close() {
        connection.close();
        process.destroy();
        try {
            if (!process.waitFor(PATIENCE, TimeUnit.SECONDS)) {
                process.destroyForcibly();
            }
        } catch (InterruptedException stopped) {
            Thread.currentThread().interrupt();
        }
    }
}
