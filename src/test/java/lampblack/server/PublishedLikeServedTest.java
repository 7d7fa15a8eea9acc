package lampblack.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import lampblack.Sampling;
import lampblack.builder.Builder;
import lampblack.builder.group.Attendee;
import lampblack.load.RulesetLoader;
import lampblack.page.AddressedRequest;
import lampblack.page.DrawnForm;
import lampblack.page.MemorySite;
import lampblack.page.PublishedGame;
import lampblack.page.RenderedReply;
import lampblack.server.Site.Answer;
import lampblack.store.RulesetLocation;
import lampblack.store.MessageBundle;
import org.jsoup.nodes.Element;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * What is played without a server is answered as the server answers, to the letter, and comes to the same texts: every
 * page that can be reached from the first, and whatever is pressed at random.
 */
@Tag("slow")
class PublishedLikeServedTest {

    private static final List<String> HEADERS = List.of("ETag", "Lampblack-Push", "Lampblack-Replace",
            "Location", "Content-Disposition");
    /** What only a server has, or only what lays pages out can say. */
    private static final Set<String> NOT_PUBLISHED = Set.of("/guide", "/shelf.zip", "/favicon.ico");
    private static final String MOMENT = "[0-9]{1,2} [A-Z][a-z]+ [0-9]{4}, [0-9]{2}:[0-9]{2}";
    private static final String STAMP = "[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9:.]+Z";
    private static final int FIRST = 20_260;

    private static final RulesetLoader SHIPPED = new RulesetLoader(
            List.of(new RulesetLocation.RulesetFolder(Site.RULESETS)));
    private static final List<PublishedGame> GAMES = SHIPPED.ids().stream()
            .map(id -> MemorySite.game(Site.RULESETS, id)).toList();

    @TempDir
    Path folder;
    private Site site;
    private MemorySite memory;
    private Random chance;
    private DrawnForm forms;
    private final List<String> did = new ArrayList<>();

    static List<String> games() {
        return Sampling.of("published like served").some(SHIPPED.ids(), 3);
    }

    @ParameterizedTest
    @MethodSource("games")
    void aShippedGameIsTheSameWithoutAServer(String game) {
        int seed = Sampling.of("published like served " + game).seed(FIRST);
        chance = new Random(seed);
        forms = new DrawnForm(chance);
        Random served = new Random(seed);
        Random published = new Random(seed);
        AppContext app = AppContext.of(SHIPPED, folder, MessageBundle.messages()).with(served::nextLong)
                .with(new PdfFiles(Map.of("PATH", "")));
        Builder builder = app.builder(app.shelf(app.judge(app.currentRulesets().now())), app.currentRulesets().now(),
                Attendee.HOST, "");
        memory = MemorySite.like(GAMES, builder.clock(), this::newest, published::nextLong, builder.assets());
        try (Site open = Site.of(folder, app)) {
            site = open;
            examples(game);
            looks(game, Sampling.count(240, 400));
            Map<String, String> before = texts(memory);
            for (int i = 0; i < Sampling.count(320, 800); i++) {
                presses();
            }
            assertNotEquals(before, texts(memory), "nothing was pressed that changes anything");
            looks(game, Sampling.count(160, 300));
        } catch (AssertionError different) {
            throw new AssertionError(game + " by seed " + seed + ":\n" + String.join("\n", did), different);
        }
    }

    /** When the server has written a character last. */
    private long newest() {
        try (Stream<Path> files = Files.list(folder)) {
            return files.filter(file -> file.toString().endsWith(".yaml")).mapToLong(file -> file.toFile().lastModified())
                    .max().orElse(0);
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
    }

    private void examples(String game) {
        GAMES.stream().filter(one -> one.loaded().ruleset().id().equals(game)).findFirst().orElseThrow().examples()
                .forEach((key, text) -> {
                    site.with(key, text);
                    memory.put(key, text);
                });
        // What players have named is known once their cards were seen, here and there.
        memory.published().answer(AddressedRequest.get("/", false));
        if (site.get("/").page().select("main [href^=/characters/]").isEmpty()) {
            both("/characters", Map.of("game", List.of(game), "name", List.of("Ash")), Optional.empty());
        }
    }

    /** Opens so many of the pages that can be reached from the first. */
    private void looks(String game, int most) {
        Set<String> known = new LinkedHashSet<>(List.of("/"));
        Deque<String> next = new ArrayDeque<>(List.of("/", "/games/" + game, "/trash", "/nowhere", "/characters/nobody",
                "/games/" + game + "/print?kind=blank&large=yes", "/games/" + game + "/print?kind=cards"));
        for (int i = 0; i < most && !next.isEmpty(); i++) {
            String path = chance.nextBoolean() ? next.pollFirst() : next.pollLast();
            Answer shown = opens(path);
            if (shown.header("Content-Type").startsWith("text/html")) {
                List<String> links = shown.page().select("a[href^=/], link[href^=/]").eachAttr("href").stream()
                        .map(link -> link.replaceFirst("#.*", "")).filter(link -> !link.matches("/(assets|look)/.*")
                                && !link.endsWith("/pack") && !NOT_PUBLISHED.contains(link)).filter(known::add).toList();
                next.addAll(links);
            }
        }
    }

    /** Opens a page, whole or in part. */
    private Answer opens(String path) {
        did.add("GET " + path);
        boolean isPart = chance.nextBoolean();
        Answer served = isPart ? site.send(site.request(path).header("Lampblack-Part", "true").GET()) : site.get(path);
        assertSame(path, served, memory.published().answer(AddressedRequest.get(path, isPart)));
        return served;
    }

    /** Presses something on a page of somebody's. */
    private void presses() {
        List<String> keys = memory.shelf().keys();
        String tab = List.of("", "/play", "/advance", "/roll", "/history", "/problems").get(chance.nextInt(6));
        String path = keys.isEmpty() || chance.nextInt(12) == 0 ? "/"
                : chance.nextInt(6) == 0 ? "/group/" + forms.one(keys) : "/characters/" + forms.one(keys) + tab;
        Answer shown = opens(path);
        List<Element> buttons = shown.page().select("form[method=post] button[type=submit]").stream()
                .filter(button -> !button.closest("form").attr("action").matches("/trash|/import|.*/(portrait|delete)"))
                .toList();
        if (!buttons.isEmpty()) {
            Element button = forms.one(buttons);
            Element form = button.closest("form");
            both(form.attr("action"), forms.fields(form, button), Optional.of(shown.header("ETag").replace("\"", ""))
                    .filter(version -> !version.isEmpty()));
        }
    }

    /** Sends a form to both, and holds what they answer and keep against each other. */
    private void both(String path, Map<String, List<String>> form, Optional<String> seen) {
        did.add("POST " + path + " " + form);
        boolean isPart = seen.isPresent();
        List<String> headers = new ArrayList<>();
        seen.ifPresent(version -> headers.addAll(List.of("If-Match", "\"" + version + "\"", "Lampblack-Part", "true")));
        Answer served = site.post(path, form, headers);
        RenderedReply published = memory.followed(memory.published().answer(AddressedRequest.post(path, form, seen,
                isPart)));
        assertSame(path, served, published);
        assertEquals(texts(site), texts(memory), path);
    }

    private Map<String, String> texts(Site from) {
        return memory.shelf().keys().stream().collect(Collectors.toMap(key -> key, from::text));
    }

    private static Map<String, String> texts(MemorySite from) {
        return from.shelf().keys().stream().collect(Collectors.toMap(key -> key, from::text));
    }

    private void assertSame(String path, Answer served, RenderedReply published) {
        // What says where characters are kept is there only where there is no server.
        String body = plain(MemorySite.body(published)).replaceFirst("(?s)<aside id=\"saving\".*?</aside>", "")
                .replaceFirst("(?s)<p class=\"(hint\" id=\"kept-here|row\" id=\"share)\".*?</p>", "")
                .replace("Not here", "Page not found").replaceFirst("This browser keeps nothing at this address\\.[^<]*",
                        "There is no page at this address.");
        assertEquals(served.status(), published.status(), () -> path + "\n" + body);
        for (String header : HEADERS) {
            assertEquals(plain(served.header(header)), plain(published.headers().getOrDefault(header, "")),
                    path + " " + header);
        }
        if (published.body().length > 0) {
            assertEquals(served.header("Content-Type").replace(" ", ""), published.type().replace(" ", ""), path);
        }
        List<String> wanted = lines(plain(served.body()));
        List<String> found = lines(body);
        for (int i = 0; i < Math.min(wanted.size(), found.size()); i++) {
            assertEquals(wanted.get(i), found.get(i), path + " after " + wanted.subList(Math.max(0, i - 2), i));
        }
        assertEquals(wanted.size(), found.size(), path);
    }

    private static List<String> lines(String html) {
        return List.of(html.replace("><", ">\n<").split("\n"));
    }

    /** Without what stands in a folder alone, and the second at which something was done. */
    private String plain(String text) {
        return text.replace(folder.toString() + "/", "").replace(folder.toString(), "this page")
                .replaceAll(" *data-state=\"[^\"]*\"", "").replaceAll(MOMENT, "MOMENT").replaceAll(STAMP, "STAMP");
    }
}
