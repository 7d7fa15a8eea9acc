package lampblack.server;

import io.javalin.Javalin;
import io.javalin.compression.CompressionStrategy;
import io.javalin.config.JavalinConfig;
import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.nio.channels.UnsupportedAddressTypeException;
import org.eclipse.jetty.server.HttpConfiguration;
import org.eclipse.jetty.server.HttpConnectionFactory;
import org.eclipse.jetty.server.ServerConnector;

/** Listens on this machine alone and answers with pages. */
final class Server {

    /** The address that is listened on: no other machine reaches it. */
    static final String HOST = "127.0.0.1";
    /** The same machine by its newer name, which browsers may take {@code localhost} for. */
    private static final String NEWER_HOST = "::1";

    /** The most that a request may bring, in bytes. */
    static final long LARGEST_BODY = 1 << 20;

    private final Javalin javalin;
    private final AppContext app;

    private Server(Javalin javalin, AppContext app) {
        this.javalin = javalin;
        this.app = app;
    }

    /** @param port 0 takes any that is free */
    static Server start(AppContext app, int port) {
        Javalin javalin = Javalin.create(config -> {
            settings(config);
            Guard.set(config, app.messages());
            Routes.add(config.routes, app);
        });
        javalin.start(HOST, port);
        listenAlso(javalin.jettyServer().server());
        app.watch().start();
        return new Server(javalin, app);
    }

    /** Whether nobody seems to listen on a port. */
    static boolean isFree(int port) {
        try (ServerSocket probe = new ServerSocket(port, 1, InetAddress.getByName(HOST))) {
            return probe.isBound();
        } catch (IOException failure) {
            return false;
        }
    }

    /** Not every machine has the newer name, and then the other one does. */
    private static void listenAlso(org.eclipse.jetty.server.Server server) {
        ServerConnector first = (ServerConnector) server.getConnectors()[0];
        HttpConfiguration http = first.getConnectionFactory(HttpConnectionFactory.class).getHttpConfiguration();
        ServerConnector second = new ServerConnector(server, 1, 1, new HttpConnectionFactory(http));
        second.setHost(NEWER_HOST);
        second.setPort(first.getLocalPort());
        try {
            second.open();
        } catch (IOException | UnsupportedAddressTypeException failure) {
            return;
        }
        server.addConnector(second);
        try {
            second.start();
        } catch (Exception failure) {
            throw new IllegalStateException(failure);
        }
    }

    private static void settings(JavalinConfig config) {
        config.startup.showJavalinBanner = false;
        config.startup.showOldJavalinVersionWarning = false;
        config.startup.startupWatcherEnabled = false;
        config.http.prefer405over404 = true;
        config.http.maxRequestSize = Guard.LARGEST_FILES;
        config.http.compressionStrategy = CompressionStrategy.NONE;
    }

    ChangeEvents events() {
        return app.events();
    }

    int port() {
        return javalin.port();
    }

    String address() {
        return "http://" + HOST + ":" + port() + "/";
    }

    void stop() {
        app.stop();
        javalin.stop();
        // What is being answered until then may still need somebody beside it.
        app.tasks().stop();
    }
}
