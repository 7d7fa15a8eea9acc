package lampblack.server;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.URLEncoder;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import lampblack.Patience;
import lampblack.load.RulesetLoader;
import lampblack.page.FormAnswers;
import lampblack.print.export.BrowserTab;
import lampblack.server.table.Table;
import lampblack.store.RulesetLocation;
import lampblack.store.MessageBundle;
import org.jsoup.Jsoup;
import org.jsoup.nodes.Document;
import org.jsoup.nodes.Element;

/** A server of a folder of characters, and a browser without scripts that visits it. */
public final class Site implements Venue, AutoCloseable {

    public static final Path RULESETS = Path.of("rulesets");

    private final Path folder;
    private final Server server;
    private final HttpClient client = HttpClient.newHttpClient();

    private Site(Path folder, Server server) {
        this.folder = folder;
        this.server = server;
    }

    /** Read once for all tests. */
    private static final RulesetLoader SHIPPED = new RulesetLoader(
            List.of(new RulesetLocation.RulesetFolder(RULESETS)));

    /** Serves a folder on any free port, with the shipped games. */
    public static Site of(Path folder) {
        return new Site(folder, Server.start(AppContext.of(SHIPPED, folder, MessageBundle.messages()), 0));
    }

    /** Serves a folder as is said. */
    static Site of(Path folder, AppContext app) {
        return new Site(folder, Server.start(app, 0));
    }

    /** Serves a folder to a table; this is the machine that the table is at. */
    static Site of(Path folder, Table table) {
        return new Site(folder, Server.start(AppContext.of(SHIPPED, folder, MessageBundle.messages(),
                Optional.of(table)), 0));
    }

    /** Serves a folder with games of its own. */
    static Site of(Path folder, Path rulesets) {
        return new Site(folder, Server.start(AppContext.of(
                new RulesetLoader(List.of(new RulesetLocation.RulesetFolder(rulesets))), folder,
                MessageBundle.messages()), 0));
    }

    Server server() {
        return server;
    }

    public int port() {
        return server.port();
    }

    public Path file(String stem) {
        return folder.resolve(stem + ".yaml");
    }

    /** Puts a character on the shelf. */
    public Site with(String stem, String yaml) {
        try {
            Files.writeString(file(stem), yaml);
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
        return this;
    }

    /** Puts a file in another's place at once, as most editors do. */
    public Site edited(String stem, String yaml) {
        try {
            Path next = Files.writeString(folder.resolve("." + stem), yaml);
            Files.move(next, file(stem), StandardCopyOption.ATOMIC_MOVE);
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
        return this;
    }

    /** Puts an example of a shipped game on the shelf. */
    public Site example(String game, String stem) {
        return with(stem, text(RULESETS.resolve(game).resolve("characters").resolve(stem + ".yaml")));
    }

    public String text(String stem) {
        return text(file(stem));
    }

    @Override
    public boolean isServed() {
        return true;
    }

    @Override
    public void open(BrowserTab tab, String path) {
        tab.open(origin() + path);
    }

    @Override
    public String address(BrowserTab tab) {
        return tab.evaluate("location.pathname + location.search").asText();
    }

    @Override
    public Optional<String> text(BrowserTab tab, String stem) {
        return Files.exists(file(stem)) ? Optional.of(text(stem)) : Optional.empty();
    }

    @Override
    public void example(BrowserTab tab, String game, String stem) {
        example(game, stem);
    }

    @Override
    public void edited(BrowserTab tab, String stem, String text) {
        edited(stem, text);
    }

    static String text(Path file) {
        try {
            return Files.readString(file);
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
    }

    /** A page as it was answered. */
    public record Answer(int status, Map<String, List<String>> headers, String body) {

        public String header(String name) {
            return String.join(", ", headers.getOrDefault(name.toLowerCase(Locale.ROOT), List.of()));
        }

        Answer as(int other) {
            return new Answer(other, headers, body);
        }

        public Document page() {
            return Jsoup.parse(body);
        }

        /** The words of all elements that a selector finds, one line each. */
        public List<String> words(String selector) {
            return page().select(selector).eachText();
        }
    }

    public Answer get(String path) {
        return send(request(path).GET());
    }

    /** What is downloaded from an address. */
    byte[] bytes(String path) {
        try {
            return client.send(request(path).GET().build(), BodyHandlers.ofByteArray()).body();
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException(interrupted);
        }
    }

    /** Sends a form as a browser does from a page of ours. */
    public Answer post(String path, Map<String, String> fields, String... headers) {
        HttpRequest.Builder request = form(path, fields);
        if (headers.length > 0) {
            request.headers(headers);
        }
        return send(request);
    }

    HttpRequest.Builder form(String path, Map<String, String> fields) {
        return request(path).header("Content-Type", "application/x-www-form-urlencoded")
                .header("Origin", origin()).header("Sec-Fetch-Site", "same-origin")
                .POST(BodyPublishers.ofString(encoded(fields)));
    }

    /** The same where fields may be sent several times. */
    Answer post(String path, Map<String, List<String>> fields, List<String> headers) {
        List<String> pairs = new ArrayList<>();
        fields.forEach((name, values) -> values.forEach(value -> pairs.add(encoded(Map.of(name, value)))));
        HttpRequest.Builder request = request(path).header("Content-Type", "application/x-www-form-urlencoded")
                .header("Origin", origin()).header("Sec-Fetch-Site", "same-origin")
                .POST(BodyPublishers.ofString(String.join("&", pairs)));
        return send(headers.isEmpty() ? request : request.headers(headers.toArray(String[]::new)));
    }

    /** Presses a button of a page: its form is sent with all that it holds and the button's own value. */
    public Answer press(Answer page, String button, String... headers) {
        Element pressed = page.page().selectFirst(button);
        if (pressed == null) {
            throw new IllegalArgumentException("no button " + button + " in\n" + page.body());
        }
        Element form = pressed.closest("form");
        Map<String, String> fields = new LinkedHashMap<>();
        form.select("input[name]").stream().filter(element -> !element.attr("type").matches("radio|checkbox")
                || element.hasAttr("checked")).forEach(element -> fields.put(element.attr("name"), element.val()));
        form.select("select[name]").forEach(element -> fields.put(element.attr("name"),
                element.select("option").stream()
                .filter(option -> option.hasAttr("selected")).findFirst().orElse(element.selectFirst("option")).val()));
        // A browser leaves out the first line break of a long text.
        form.select("textarea[name]").forEach(element -> fields.put(element.attr("name"),
                element.wholeText().replaceFirst("^\n", "").replace("\n", "\r\n")));
        if (pressed.hasAttr("name")) {
            fields.put(pressed.attr("name"), pressed.val());
        }
        return post(form.attr("action"), fields, headers);
    }

    /** Sends a file as a browser does from a form of ours. */
    Answer upload(String path, String name, byte[] file) {
        String edge = "----edge----";
        byte[] before = ("--" + edge + "\r\nContent-Disposition: form-data; name=\"file\"; filename=\"" + name
                + "\"\r\nContent-Type: application/octet-stream\r\n\r\n").getBytes(StandardCharsets.UTF_8);
        byte[] after = ("\r\n--" + edge + "--\r\n").getBytes(StandardCharsets.UTF_8);
        ByteArrayOutputStream body = new ByteArrayOutputStream();
        List.of(before, file, after).forEach(body::writeBytes);
        return send(request(path).header("Origin", origin()).header("Sec-Fetch-Site", "same-origin")
                .header("Content-Type", "multipart/form-data; boundary=" + edge)
                .POST(BodyPublishers.ofByteArray(body.toByteArray())));
    }

    public Answer follow(Answer answer) {
        return get(answer.header("Location").replaceFirst("#.*", ""));
    }

    String origin() {
        return "http://127.0.0.1:" + port();
    }

    HttpRequest.Builder request(String path) {
        return HttpRequest.newBuilder(URI.create(origin() + path)).timeout(Patience.LONG);
    }

    /**
     * Sends a form on a line of its own: one that has been silent for long may be closed just as the form goes out on it,
     * and nobody knows then whether it was done. Whatever else is sent, the client sends again by itself.
     */
    static HttpResponse<String> answer(HttpClient client, HttpRequest request) throws IOException, InterruptedException {
        if (!request.method().equals("POST")) {
            return client.send(request, BodyHandlers.ofString());
        }
        try (HttpClient once = HttpClient.newHttpClient()) {
            return once.send(request, BodyHandlers.ofString());
        }
    }

    /** Where a form leads back to its page with what is to be said, that page, under the status of what it says. */
    Answer send(HttpRequest.Builder request) {
        Answer answer = sent(request);
        String status = answer.header(FormAnswers.STATUS);
        return status.isEmpty() ? answer : follow(answer).as(Integer.parseInt(status));
    }

    /** What is answered first of all. */
    Answer sent(HttpRequest.Builder request) {
        try {
            HttpResponse<String> answer = answer(client, request.build());
            return new Answer(answer.statusCode(), answer.headers().map(), answer.body());
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException(interrupted);
        }
    }

    static String encoded(Map<String, String> fields) {
        List<String> pairs = new ArrayList<>();
        fields.forEach((name, value) -> pairs.add(URLEncoder.encode(name, StandardCharsets.UTF_8) + "="
                + URLEncoder.encode(value, StandardCharsets.UTF_8)));
        return String.join("&", pairs);
    }

    @Override
    public void close() {
        server.stop();
    }
}
