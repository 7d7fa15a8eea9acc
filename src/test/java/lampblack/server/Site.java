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
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import lampblack.Patience;
import lampblack.builder.group.Attendee;
import lampblack.builder.page.FormData;
import lampblack.load.RulesetLoader;
import lampblack.page.AddressedRequest;
import lampblack.page.FormAnswers;
import lampblack.page.RenderedReply;
import lampblack.page.ShownForm;
import lampblack.print.export.BrowserTab;
import lampblack.server.table.Table;
import lampblack.store.MessageBundle;
import lampblack.store.RulesetLocation;
import org.jsoup.Jsoup;
import org.jsoup.nodes.Document;
import org.jsoup.nodes.Element;

/**
 * The builder over a folder of characters, and a browser without scripts that visits it. Pages and forms are asked for
 * without HTTP until somebody wants to know the port, or anything that only a server answers; from then on it is one.
 */
public final class Site implements Venue, AutoCloseable {

    public static final Path RULESETS = Path.of("rulesets");

    private static final int MALFORMED = 400;
    /** The headers of our scripts, which are asked for without HTTP as well. */
    private static final Set<String> OURS = Set.of("Lampblack-Part", "If-Match", LatestPresses.NAME);

    private final Path folder;
    private final AppContext app;
    private final HttpClient client = HttpClient.newHttpClient();
    private Server server;

    private Site(Path folder, AppContext app) {
        this.folder = folder;
        this.app = app;
    }

    /** Read once for all tests. */
    private static final RulesetLoader SHIPPED = new RulesetLoader(
            List.of(new RulesetLocation.RulesetFolder(RULESETS)));

    /** A folder with the shipped games. */
    public static Site of(Path folder) {
        return of(folder, AppContext.of(SHIPPED, folder, MessageBundle.messages()));
    }

    /** A folder that is answered for as is said. */
    static Site of(Path folder, AppContext app) {
        return new Site(folder, app);
    }

    /** Serves a folder to a table; this is the machine that the table is at. */
    static Site of(Path folder, Table table) {
        return of(folder, AppContext.of(SHIPPED, folder, MessageBundle.messages(), Optional.of(table))).served();
    }

    /** A folder with games of its own. */
    static Site of(Path folder, Path rulesets) {
        return of(folder, AppContext.of(new RulesetLoader(List.of(new RulesetLocation.RulesetFolder(rulesets))), folder,
                MessageBundle.messages()));
    }

    /** The same over HTTP, with all that watches the folders, on any free port. */
    Site served() {
        server();
        return this;
    }

    Server server() {
        if (server == null) {
            server = Server.start(app, 0);
        }
        return server;
    }

    public int port() {
        return server().port();
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
        return followed(asked(AddressedRequest.get(path, false), "").map(Site::answer)
                .orElseGet(() -> sent(request(path).GET())));
    }

    /** What is downloaded from an address. */
    byte[] bytes(String path) {
        return asked(AddressedRequest.get(path, false), "").map(RenderedReply::body).orElseGet(() -> {
            try {
                return client.send(request(path).GET().build(), BodyHandlers.ofByteArray()).body();
            } catch (IOException failure) {
                throw new UncheckedIOException(failure);
            } catch (InterruptedException interrupted) {
                Thread.currentThread().interrupt();
                throw new IllegalStateException(interrupted);
            }
        });
    }

    /** What is answered without a server; empty where only a server answers, or this is one. */
    private Optional<RenderedReply> asked(AddressedRequest request, String press) {
        if (server != null) {
            return Optional.empty();
        }
        Exchange exchange = Exchange.of(app, Attendee.HOST);
        try {
            return ShownForm.of(request).map(form ->
                    exchange.answer(new SentRequest(form, request.path(), press, true)));
        } catch (FormData.MalformedForm malformed) {
            return Optional.of(exchange.refusal(MALFORMED, request.writes(), request.isPart()));
        }
    }

    private static Answer answer(RenderedReply reply) {
        Map<String, List<String>> headers = new HashMap<>();
        reply.headers().forEach((name, value) -> headers.put(name.toLowerCase(Locale.ROOT), List.of(value)));
        return new Answer(reply.status(), headers, new String(reply.body(), StandardCharsets.UTF_8));
    }

    /** Sends a form as a browser does from a page of ours. */
    public Answer post(String path, Map<String, String> fields, String... headers) {
        Map<String, List<String>> all = new LinkedHashMap<>();
        fields.forEach((name, value) -> all.put(name, List.of(value)));
        return post(path, all, List.of(headers));
    }

    /** The same where fields may be sent several times. */
    Answer post(String path, Map<String, List<String>> fields, List<String> headers) {
        Map<String, String> said = new HashMap<>();
        for (int i = 0; i < headers.size(); i += 2) {
            said.put(headers.get(i), headers.get(i + 1));
        }
        String press = said.getOrDefault(LatestPresses.NAME, "");
        AddressedRequest request = new AddressedRequest(true, path, fields, Optional.ofNullable(said.get("If-Match"))
                .map(version -> version.replace("\"", "")), "true".equals(said.get("Lampblack-Part")), List.of());
        return followed((OURS.containsAll(said.keySet()) ? asked(request, press) : Optional.<RenderedReply>empty())
                .map(Site::answer).orElseGet(() -> sent(headers.isEmpty() ? form(path, fields)
                        : form(path, fields).headers(headers.toArray(String[]::new)))));
    }

    HttpRequest.Builder form(String path, Map<String, List<String>> fields) {
        List<String> pairs = new ArrayList<>();
        fields.forEach((name, values) -> values.forEach(value -> pairs.add(encoded(Map.of(name, value)))));
        return request(path).header("Content-Type", "application/x-www-form-urlencoded")
                .header("Origin", origin()).header("Sec-Fetch-Site", "same-origin")
                .POST(BodyPublishers.ofString(String.join("&", pairs)));
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
        Optional<RenderedReply> answer = asked(new AddressedRequest(true, path, Map.of(), Optional.empty(), false,
                List.of(new AddressedRequest.SentFile(name, file))), "");
        return followed(answer.map(Site::answer).orElseGet(() -> sent(sending(path, name, file))));
    }

    private HttpRequest.Builder sending(String path, String name, byte[] file) {
        String edge = "----edge----";
        byte[] before = ("--" + edge + "\r\nContent-Disposition: form-data; name=\"file\"; filename=\"" + name
                + "\"\r\nContent-Type: application/octet-stream\r\n\r\n").getBytes(StandardCharsets.UTF_8);
        byte[] after = ("\r\n--" + edge + "--\r\n").getBytes(StandardCharsets.UTF_8);
        ByteArrayOutputStream body = new ByteArrayOutputStream();
        List.of(before, file, after).forEach(body::writeBytes);
        return request(path).header("Origin", origin()).header("Sec-Fetch-Site", "same-origin")
                .header("Content-Type", "multipart/form-data; boundary=" + edge)
                .POST(BodyPublishers.ofByteArray(body.toByteArray()));
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

    Answer send(HttpRequest.Builder request) {
        return followed(sent(request));
    }

    /** Where a form leads back to its page with what is to be said, that page, under the status of what it says. */
    private Answer followed(Answer answer) {
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
        if (server == null) {
            app.stop();
            app.tasks().stop();
        } else {
            server.stop();
        }
    }
}
