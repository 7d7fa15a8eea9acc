package lampblack.print.export;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.Base64;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

/** One page of a browser: what a person does with it, and what it shows. For one thread at a time. */
public final class BrowserTab implements AutoCloseable {

    private static final int PATIENCE = 60;
    private static final double PIXELS_AN_INCH = 96;
    private static final Map<String, Integer> KEYS = Map.of("Enter", 13, "Tab", 9, "Escape", 27, "Backspace", 8,
            "ArrowUp", 38, "ArrowDown", 40, "ArrowLeft", 37, "ArrowRight", 39, " ", 32);

    private final DevToolsConnection connection;
    private final String context;
    private final boolean isFirst;
    private final String target;
    private final String session;
    private final List<String> console = new ArrayList<>();
    private volatile CompletableFuture<Void> loaded = new CompletableFuture<>();
    private String frame = "";

    private BrowserTab(DevToolsConnection connection, String context, boolean isFirst, String target, String session) {
        this.connection = connection;
        this.context = context;
        this.isFirst = isFirst;
        this.target = target;
        this.session = session;
        connection.listen(session, this::onEvent);
        call("Page.enable", DevToolsConnection.arguments());
        call("Runtime.enable", DevToolsConnection.arguments());
        call("Log.enable", DevToolsConnection.arguments());
    }

    /** An empty tab. @param isFirst whether all else in its context ends with it */
    static BrowserTab in(String context, boolean isFirst, DevToolsConnection connection) {
        String target = connection.call("", "Target.createTarget", DevToolsConnection.arguments()
                .put("url", "about:blank").put("browserContextId", context)).path("targetId").asText();
        JsonNode attached = connection.call("", "Target.attachToTarget", DevToolsConnection.arguments()
                .put("targetId", target).put("flatten", true));
        return new BrowserTab(connection, context, isFirst, target, attached.path("sessionId").asText());
    }

    /** An empty tab that shares with this one whatever the browser keeps. */
    public BrowserTab beside() {
        return in(context, false, connection);
    }

    /** Has the page do what the browser's own tools can, by a method of their protocol, and returns the answer. */
    public JsonNode call(String method, ObjectNode arguments) {
        return connection.call(session, method, arguments);
    }

    private void onEvent(String event, JsonNode what) {
        switch (event) {
            case "Page.loadEventFired" -> loaded.complete(null);
            case "Runtime.consoleAPICalled" -> record(what.path("type").asText(),
                    what.path("args").findValuesAsText("value"));
            case "Runtime.exceptionThrown" ->
                    record("exception", List.of(what.path("exceptionDetails").path("exception")
                            .path("description").asText(what.path("exceptionDetails").path("text").asText())));
            case "Log.entryAdded" -> record(what.path("entry").path("level").asText(),
                    List.of(what.path("entry").path("text").asText(), what.path("entry").path("url").asText()));
            default -> { }
        }
    }

    private void record(String kind, List<String> words) {
        synchronized (console) {
            console.add(kind + ": " + String.join(" ", words));
        }
    }

    /** What was written to the console so far, errors of scripts and of loading among it, each behind its kind. */
    public List<String> console() {
        synchronized (console) {
            return List.copyOf(console);
        }
    }

    /** Goes to an address and waits until everything there is loaded. */
    public void open(String address) {
        loaded = new CompletableFuture<>();
        JsonNode gone = call("Page.navigate", DevToolsConnection.arguments().put("url", address));
        if (gone.hasNonNull("errorText")) {
            throw new BrowserFailure(address + ": " + gone.path("errorText").asText());
        }
        frame = gone.path("frameId").asText();
        try {
            loaded.get(PATIENCE, TimeUnit.SECONDS);
        } catch (TimeoutException | ExecutionException slow) {
            throw new BrowserFailure(address + ": not loaded within " + PATIENCE + " seconds", slow);
        } catch (InterruptedException stopped) {
            Thread.currentThread().interrupt();
            throw new BrowserFailure(address + ": not waited for", stopped);
        }
    }

    /** Shows a document as it is written, without an address of its own. */
    public void show(String html) {
        if (frame.isEmpty()) {
            open("about:blank");
        }
        call("Page.setDocumentContent", DevToolsConnection.arguments().put("frameId", frame).put("html", html));
    }

    /** Whether scripts of the page run. What is evaluated here does so at all times. */
    public void setScriptsEnabled(boolean run) {
        call("Emulation.setScriptExecutionDisabled", DevToolsConnection.arguments().put("value", !run));
    }

    /** Cuts the page off from every network, or joins it again. */
    public void setOffline(boolean off) {
        call("Network.enable", DevToolsConnection.arguments());
        call("Network.emulateNetworkConditions", DevToolsConnection.arguments().put("offline", off).put("latency", 0)
                .put("downloadThroughput", -1).put("uploadThroughput", -1));
    }

    /** Lays the page out for {@code screen} or {@code print}, in a window of that many pixels. */
    public void setViewport(String medium, int width, int height) {
        call("Emulation.setEmulatedMedia", DevToolsConnection.arguments().put("media", medium));
        call("Emulation.setDeviceMetricsOverride", DevToolsConnection.arguments().put("width", width)
                .put("height", height)
                .put("deviceScaleFactor", 1).put("mobile", false));
    }

    /** The value of an expression, once it is settled if it is a promise. */
    public JsonNode evaluate(String script) {
        JsonNode answer = call("Runtime.evaluate", DevToolsConnection.arguments().put("expression", script)
                .put("returnByValue", true)
                .put("awaitPromise", true));
        if (answer.has("exceptionDetails")) {
            JsonNode thrown = answer.get("exceptionDetails");
            throw new BrowserFailure(thrown.path("exception").path("description").asText(thrown.path("text").asText()));
        }
        return answer.path("result").path("value");
    }

    /** Presses the mouse in the middle of the first element that a selector finds. */
    public void click(String selector) {
        JsonNode box = find(selector, "element.scrollIntoView({block: 'center'}); "
                + "const box = element.getBoundingClientRect(); "
                + "return {x: box.left + box.width / 2, y: box.top + box.height / 2};");
        clickAt(box.path("x").asDouble(), box.path("y").asDouble());
    }

    /** Presses the mouse at a place of the window. */
    public void clickAt(double across, double down) {
        for (String kind : List.of("mousePressed", "mouseReleased")) {
            call("Input.dispatchMouseEvent", DevToolsConnection.arguments().put("type", kind).put("x", across)
                    .put("y", down)
                    .put("button", "left").put("clickCount", 1));
        }
    }

    /** Types a text into the first element that a selector finds. */
    public void type(String selector, String text) {
        find(selector, "element.focus(); return true;");
        call("Input.insertText", DevToolsConnection.arguments().put("text", text));
    }

    private JsonNode find(String selector, String script) {
        String quoted = DevToolsConnection.arguments().textNode(selector).toString();
        JsonNode found = evaluate("(() => { const element = document.querySelector(" + quoted + "); "
                + "if (!element) return null; " + script + " })()");
        if (found.isNull() || found.isMissingNode()) {
            throw new BrowserFailure("nothing fits " + selector);
        }
        return found;
    }

    /** Presses a key by its name, such as {@code Enter}, {@code Tab} or {@code a}. */
    public void pressKey(String name) {
        Optional<Integer> code = Optional.ofNullable(KEYS.get(name));
        String text = name.equals("Enter") ? "\r" : name.length() == 1 ? name : "";
        for (String kind : List.of("keyDown", "keyUp")) {
            ObjectNode press = DevToolsConnection.arguments().put("type", kind).put("key", name).put("code", name);
            code.ifPresent(number -> press.put("windowsVirtualKeyCode", number));
            if (kind.equals("keyDown") && !text.isEmpty()) {
                press.put("text", text);
            }
            call("Input.dispatchKeyEvent", press);
        }
    }

    /** What the window shows, as a PNG. */
    public byte[] screenshot() {
        return bytes(call("Page.captureScreenshot", DevToolsConnection.arguments().put("format", "png")));
    }

    /** The page as its own styles want it printed. */
    public byte[] pdf() {
        return pdf(false);
    }

    /** The same with a bookmark for each heading. */
    public byte[] pdfWithBookmarks() {
        return pdf(true);
    }

    private byte[] pdf(boolean bookmarks) {
        return bytes(call("Page.printToPDF", DevToolsConnection.arguments().put("preferCSSPageSize", true)
                .put("printBackground", false).put("displayHeaderFooter", false).put("generateTaggedPDF", true)
                .put("generateDocumentOutline", bookmarks)));
    }

    private static byte[] bytes(JsonNode answer) {
        return Base64.getDecoder().decode(answer.path("data").asText());
    }

    /** How many pixels of a page there are in so many millimetres. */
    public static double pixels(double millimetres) {
        return millimetres * PIXELS_AN_INCH / 25.4;
    }

    @Override
    public void close() {
        connection.forget(session);
        if (isFirst) {
            connection.call("", "Target.disposeBrowserContext",
                    DevToolsConnection.arguments().put("browserContextId", context));
        } else {
            connection.call("", "Target.closeTarget", DevToolsConnection.arguments().put("targetId", target));
        }
    }
}
