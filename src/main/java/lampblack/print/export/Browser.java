package lampblack.print.export;

import java.nio.file.Path;

/** A browser without a window. It ends when it is closed, and when the program that started it ends. */
public final class Browser implements AutoCloseable {

    private final BrowserProcess process;
    private final DevToolsConnection connection;

    private Browser(BrowserProcess process, DevToolsConnection connection) {
        this.process = process;
        this.connection = connection;
    }

    /** Starts a program of the Chromium family; fails with {@link BrowserFailure} where it is none. */
    public static Browser start(Path program) {
        BrowserProcess process = BrowserProcess.start(program);
        try {
            return new Browser(process, new DevToolsConnection(process.address()));
        } catch (RuntimeException failure) {
            process.close();
            throw failure;
        }
    }

    /** An empty tab, which shares nothing with the others. */
    public BrowserTab tab() {
        String context = connection.call("", "Target.createBrowserContext", DevToolsConnection.arguments())
                .path("browserContextId").asText();
        return BrowserTab.in(context, true, connection);
    }

    @Override
    public void close() {
        connection.close();
        process.close();
    }
}
