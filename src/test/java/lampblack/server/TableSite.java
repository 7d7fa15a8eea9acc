package lampblack.server;

import io.javalin.util.JavalinBindException;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.net.Socket;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ThreadLocalRandom;
import java.util.function.Supplier;
import lampblack.Patience;
import lampblack.load.RulesetLoader;
import lampblack.page.FormAnswers;
import lampblack.server.Site.Answer;
import lampblack.server.table.LocalAddress;
import lampblack.server.table.Table;
import lampblack.store.RulesetLocation;
import lampblack.store.MessageBundle;
import org.junit.jupiter.api.Assumptions;

/** A table at an address of this machine, and people who come to it without scripts. */
final class TableSite implements AutoCloseable {

    private static final RulesetLoader SHIPPED = new RulesetLoader(
            List.of(new RulesetLocation.RulesetFolder(Site.RULESETS)));

    private final HttpClient client = HttpClient.newHttpClient();
    private final Path folder;
    private final Server server;
    final Table table;

    private TableSite(Path folder, Table table, Server server) {
        this.folder = folder;
        this.table = table;
        this.server = server;
    }

    /** Opens one again at a port that was just given back, which a system may hold for a moment longer. */
    static TableSite again(Path folder, int port) {
        return opened(() -> of(folder, port));
    }

    /** Opens a table over a folder; skips the test, loudly, on a machine that is in no network. */
    static TableSite of(Path folder) {
        return opened(() -> of(folder, free()));
    }

    /** Tries again where a port is taken, be it at the table's address alone. */
    private static TableSite opened(Supplier<TableSite> way) {
        long end = System.nanoTime() + Patience.LONG.toNanos();
        while (true) {
            try {
                return way.get();
            } catch (JavalinBindException taken) {
                if (System.nanoTime() > end) {
                    throw taken;
                }
            }
        }
    }

    /** One that no other program is given for a connection of its own, while a table is opened again. */
    private static int free() {
        return ThreadLocalRandom.current().ints(20_000, 30_000).filter(Server::isFree).findFirst().orElseThrow();
    }

    private static TableSite of(Path folder, int port) {
        List<LocalAddress> all = LocalAddress.all();
        if (all.isEmpty()) {
            System.err.println("TABLE TESTS SKIPPED: this machine has no address in a network.");
        }
        Assumptions.assumeFalse(all.isEmpty());
        return at(folder, port, all.get(0).address());
    }

    static TableSite at(Path folder, int port, String address) {
        Table table = new Table(folder, address);
        return new TableSite(folder, table, Server.start(AppContext.of(SHIPPED, folder, MessageBundle.messages(),
                Optional.of(table)), port));
    }

    /** Puts examples of a shipped game on the shelf. */
    static void examples(Path folder, String game, String... stems) {
        try {
            for (String stem : stems) {
                Files.copy(Site.RULESETS.resolve(game).resolve("characters").resolve(stem + ".yaml"),
                        folder.resolve(stem + ".yaml"));
            }
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
    }

    String text(String stem) {
        try {
            return Files.readString(folder.resolve(stem + ".yaml"));
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
    }

    int port() {
        return server.port();
    }

    String host() {
        return table.host() + ":" + port();
    }

    Server server() {
        return server;
    }

    Guest stranger() {
        return new Guest("http://" + host(), "");
    }

    /** Whoever sits at the machine. */
    Guest local() {
        return new Guest("http://127.0.0.1:" + port(), "");
    }

    Guest gm(String name) {
        return stranger().joins(table.desk().gmCode(), name);
    }

    Guest player(String name) {
        return stranger().joins(table.desk().code(), name);
    }

    /** A player who has taken a character. */
    Guest player(String name, String sheet) {
        Guest player = player(name);
        Answer taken = player.post("/seat", Map.of("sheet", sheet));
        if (taken.status() != 303) {
            throw new IllegalStateException(sheet + " " + taken.status());
        }
        return player;
    }

    /** Somebody with a browser. @param cookie by which they are known, or empty */
    final class Guest {

        private final String origin;
        private final String cookie;

        private Guest(String origin, String cookie) {
            this.origin = origin;
            this.cookie = cookie;
        }

        String cookie() {
            return cookie;
        }

        Guest with(String other) {
            return new Guest(origin, other);
        }

        Guest joins(String code, String name) {
            Answer answer = post("/join", Map.of("code", code, "name", name));
            if (answer.status() != 303) {
                throw new IllegalStateException(answer.status() + answer.words("main").toString());
            }
            return with(answer.header("set-cookie").replaceFirst(";.*", ""));
        }

        Answer get(String path) {
            return send(request(path).GET());
        }

        Answer post(String path, Map<String, String> fields) {
            return send(request(path).header("Content-Type", "application/x-www-form-urlencoded")
                    .header("Origin", origin).POST(BodyPublishers.ofString(Site.encoded(fields))));
        }

        /** Marks a track as a press on the page does, as the page last showed the sheet. */
        Answer mark(String stem, String seen, String where, String mark) {
            return post("/characters/" + stem + "/play/mark", Map.of("seen", seen, "where", where, "mark", mark));
        }

        /** The version of a sheet as its page has it now. */
        String seen(String stem) {
            return get("/characters/" + stem + "/play").header("ETag").replace("\"", "");
        }

        HttpRequest.Builder request(String path) {
            HttpRequest.Builder request = HttpRequest.newBuilder(URI.create(origin + path)).timeout(Patience.LONG);
            return cookie.isEmpty() ? request : request.header("Cookie", cookie);
        }

        /** As a {@link Site} does. */
        Answer send(HttpRequest.Builder request) {
            Answer answer = sent(request);
            String status = answer.header(FormAnswers.STATUS);
            return status.isEmpty() ? answer
                    : get(answer.header("Location").replaceFirst("#.*", "")).as(Integer.parseInt(status));
        }

        private Answer sent(HttpRequest.Builder request) {
            try {
                HttpResponse<String> answer = Site.answer(client, request.build());
                return new Answer(answer.statusCode(), answer.headers().map(), answer.body());
            } catch (IOException failure) {
                throw new UncheckedIOException(failure);
            } catch (InterruptedException interrupted) {
                Thread.currentThread().interrupt();
                throw new IllegalStateException(interrupted);
            }
        }
    }

    /** What is answered to bytes that come to the table's address, as they are. */
    String raw(String... lines) {
        List<String> all = new ArrayList<>(List.of(lines));
        all.add("Connection: close");
        try (Socket socket = new Socket(table.address(), port())) {
            socket.setSoTimeout(Patience.MILLIS);
            socket.getOutputStream().write((String.join("\r\n", all) + "\r\n\r\n")
                    .getBytes(StandardCharsets.ISO_8859_1));
            socket.getOutputStream().flush();
            InputStream in = socket.getInputStream();
            return new String(in.readNBytes(1 << 16), StandardCharsets.ISO_8859_1);
        } catch (IOException failure) {
            return "closed";
        }
    }

    /** The first line of what is answered to bytes, after which the line is hung up. */
    String head(String... lines) {
        try (Socket socket = new Socket(table.address(), port())) {
            socket.setSoTimeout(Patience.MILLIS);
            socket.getOutputStream().write((String.join("\r\n", lines) + "\r\n\r\n")
                    .getBytes(StandardCharsets.ISO_8859_1));
            return new String(socket.getInputStream().readNBytes(12), StandardCharsets.ISO_8859_1);
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
    }

    int status(String... lines) {
        String answer = raw(lines);
        return answer.equals("closed") || answer.isEmpty() ? 0 : Integer.parseInt(answer.substring(9, 12));
    }

    @Override
    public void close() {
        server.stop();
    }
}
