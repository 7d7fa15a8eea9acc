package lampblack.server;

import io.javalin.Javalin;
import io.javalin.compression.CompressionStrategy;
import io.javalin.config.JavalinConfig;
import io.javalin.util.JavalinBindException;
import java.io.IOException;
import java.net.BindException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.nio.channels.UnsupportedAddressTypeException;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;
import lampblack.server.door.Guard;
import lampblack.server.table.Table;
import org.eclipse.jetty.server.HttpConfiguration;
import org.eclipse.jetty.server.HttpConnectionFactory;
import org.eclipse.jetty.server.ServerConnector;

/** Listens on this machine alone, or at a table's address as well, and answers with pages. */
final class Server {

    /** The address that is listened on: no other machine reaches it. */
    static final String HOST = "127.0.0.1";
    /** The same machine by its newer name, which browsers may take {@code localhost} for. */
    private static final String NEWER_HOST = "::1";

    /** How long whoever was just let in may still be answered once a table has ended. */
    private static final int ANSWERED_SECONDS = 10;
    /** How long an address that was given back is asked for again, and how long between. */
    private static final int GIVEN_BACK_SECONDS = 5;
    private static final long PAUSE_NANOS = TimeUnit.MILLISECONDS.toNanos(10);

    private final Javalin javalin;
    private final AppContext app;
    /** Where a table is let in, as long as it is open. */
    private Optional<ServerConnector> door = Optional.empty();

    private Server(Javalin javalin, AppContext app) {
        this.javalin = javalin;
        this.app = app;
    }

    /** @param port 0 takes any that is free */
    static Server start(AppContext app, int port) {
        Javalin javalin = Javalin.create(config -> {
            settings(config);
            Guard.set(config, app.messages(), app.assets(), app.table());
            Routes.add(config.routes, app);
        });
        javalin.start(HOST, port);
        Server server = new Server(javalin, app);
        // Not every machine has the newer name, and then the other one does.
        server.listen(NEWER_HOST);
        app.watch().start();
        app.table().ifPresent(server::listenAt);
        return server;
    }

    /**
     * Lets a table in at its own address, and at no other.
     *
     * @throws JavalinBindException where the port is taken there
     */
    private void listenAt(Table table) {
        if (!letIn(table)) {
            stop();
            throw new JavalinBindException(table.address(), new BindException(table.address()));
        }
        table.whenEnded(() -> app.tasks().start(() -> shut(table)));
        table.whenOpened(() -> letInAgain(table));
    }

    /** Whether there is a door again. A system may hold an address for a moment after it was given back. */
    private boolean letInAgain(Table table) {
        long end = System.nanoTime() + TimeUnit.SECONDS.toNanos(GIVEN_BACK_SECONDS);
        boolean isIn = letIn(table);
        while (!isIn && System.nanoTime() < end) {
            LockSupport.parkNanos(PAUSE_NANOS);
            isIn = letIn(table);
        }
        return isIn;
    }

    /** Whether there is a door now. */
    private synchronized boolean letIn(Table table) {
        door = door.or(() -> listen(table.address()));
        return door.isPresent();
    }

    /** Whether the door is shut, which it is not where another table was opened meanwhile. */
    private synchronized boolean shut(Table table) {
        if (!table.isOpen()) {
            door.ifPresent(this::remove);
            door = Optional.empty();
        }
        return door.isEmpty();
    }

    /** Lets nobody in any more, and stops once whoever was just let in has been answered. */
    private void remove(ServerConnector connector) {
        connector.shutdown();
        org.eclipse.jetty.server.Server server = javalin.jettyServer().server();
        connector.getScheduler().schedule(() -> server.getThreadPool().execute(() -> stop(connector, server)),
                ANSWERED_SECONDS, TimeUnit.SECONDS);
    }

    private static void stop(ServerConnector connector, org.eclipse.jetty.server.Server server) {
        try {
            connector.stop();
        } catch (Exception failure) {
            throw new IllegalStateException(failure);
        }
        server.removeConnector(connector);
    }

    /** Whether nobody seems to listen on a port. */
    static boolean isFree(int port) {
        try (ServerSocket probe = new ServerSocket(port, 1, InetAddress.getByName(HOST))) {
            return probe.isBound();
        } catch (IOException failure) {
            return false;
        }
    }

    /** Listens at one more address; empty where that cannot be done. */
    private Optional<ServerConnector> listen(String address) {
        org.eclipse.jetty.server.Server server = javalin.jettyServer().server();
        ServerConnector first = (ServerConnector) server.getConnectors()[0];
        HttpConfiguration http = first.getConnectionFactory(HttpConnectionFactory.class).getHttpConfiguration();
        ServerConnector second = new ServerConnector(server, 1, 1, new HttpConnectionFactory(http));
        second.setHost(address);
        second.setPort(first.getLocalPort());
        try {
            second.open();
        } catch (IOException | UnsupportedAddressTypeException failure) {
            return Optional.empty();
        }
        server.addConnector(second);
        try {
            second.start();
        } catch (Exception failure) {
            throw new IllegalStateException(failure);
        }
        return Optional.of(second);
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
