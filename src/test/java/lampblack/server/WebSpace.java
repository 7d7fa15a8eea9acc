package lampblack.server;

import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;

/** A web space that has one page, until it is closed. */
record WebSpace(HttpServer server) implements AutoCloseable {

    /** @param headers that its answers have */
    static WebSpace of(Path file, Map<String, String> headers) throws IOException {
        byte[] page = Files.readAllBytes(file);
        HttpServer server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
        server.createContext("/", exchange -> {
            exchange.getResponseHeaders().add("Content-Type", "text/html; charset=utf-8");
            headers.forEach(exchange.getResponseHeaders()::add);
            exchange.sendResponseHeaders(200, page.length);
            exchange.getResponseBody().write(page);
            exchange.close();
        });
        server.start();
        return new WebSpace(server);
    }

    URI address() {
        return URI.create("http://localhost:" + server.getAddress().getPort() + "/index.html");
    }

    @Override
    public void close() {
        server.stop(0);
    }
}
