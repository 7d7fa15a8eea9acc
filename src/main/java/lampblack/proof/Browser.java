package lampblack.proof;

import com.fasterxml.jackson.databind.JsonNode;
import java.nio.file.Path;

/** A browser without a window. It ends when it is closed, and when the program that started it ends. */
public final class Browser implements AutoCloseable {

    private final Engine engine;
    private final Wire wire;

    private Browser(Engine engine, Wire wire) {
        this.engine = engine;
        this.wire = wire;
    }

    /** Starts a program of the Chromium family; fails with {@link BrowserFailure} where it is none. */
    public static Browser start(Path program) {
        Engine engine = Engine.start(program);
        try {
            return new Browser(engine, new Wire(engine.address()));
        } catch (RuntimeException failure) {
            engine.close();
            throw failure;
        }
    }

    /** An empty tab, which shares nothing with the others. */
    public Tab tab() {
        String context = wire.call("", "Target.createBrowserContext", Wire.arguments())
                .path("browserContextId").asText();
        String target = wire.call("", "Target.createTarget", Wire.arguments().put("url", "about:blank")
                .put("browserContextId", context)).path("targetId").asText();
        JsonNode attached = wire.call("", "Target.attachToTarget", Wire.arguments().put("targetId", target)
                .put("flatten", true));
        return new Tab(wire, context, attached.path("sessionId").asText());
    }

    @Override
    public void close() {
        wire.close();
        engine.close();
    }
}
