package lampblack.print.browser;

import com.fasterxml.jackson.databind.JsonNode;
import java.nio.file.Path;

/** A browser without a window. It ends when it is closed, and when the program that started it ends. */
public final class Browser implements AutoCloseable {

    private final BrowserProcess engine;
    private final DevToolsConnection wire;

    private Browser(BrowserProcess engine, DevToolsConnection wire) {
        this.engine = engine;
        this.wire = wire;
    }

    /** Starts a program of the Chromium family; fails with {@link BrowserFailure} where it is none. */
    public static Browser start(Path program) {
        BrowserProcess engine = BrowserProcess.start(program);
        try {
            return new Browser(engine, new DevToolsConnection(engine.address()));
        } catch (RuntimeException failure) {
            engine.close();
            throw failure;
        }
    }

    /** An empty tab, which shares nothing with the others. */
    public BrowserTab tab() {
        String context = wire.call("", "Target.createBrowserContext", DevToolsConnection.arguments())
                .path("browserContextId").asText();
        String target = wire.call("", "Target.createTarget", DevToolsConnection.arguments().put("url", "about:blank")
                .put("browserContextId", context)).path("targetId").asText();
        JsonNode attached = wire.call("", "Target.attachToTarget", DevToolsConnection.arguments()
                .put("targetId", target)
                .put("flatten", true));
        return new BrowserTab(wire, context, attached.path("sessionId").asText());
    }

    @Override
    public void close() {
        wire.close();
        engine.close();
    }
}
