package lampblack.page;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.stream.Stream;
import lampblack.Sampling;
import lampblack.load.RulesetLoader;
import lampblack.store.RulesetLocation;
import org.jsoup.Jsoup;
import org.jsoup.nodes.Document;
import org.jsoup.nodes.Element;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Whatever can be pressed, chosen or written in on a page has an id of its own, whatever has the same id after a press
 * does the same as before, and no press sends what nobody understands.
 */
@Tag("slow")
class ControlsTest {

    private static final Path RULESETS = Path.of("rulesets");
    private static final List<String> GAMES = new RulesetLoader(List.of(new RulesetLocation.RulesetFolder(RULESETS)))
            .ids();
    private static final List<String> TABS = List.of("", "?step=first", "/play", "/advance", "/roll", "/history",
            "/problems", "/file");
    /** So often are presses sent from the page that the last was answered with. */
    private static final int IN_A_ROW = 6;
    private static final int SHOWN = 40;

    private final Set<String> wrong = new LinkedHashSet<>();
    private MemorySite site;
    private Random chance;
    private DrawnForm forms;

    static List<String> games() {
        return Sampling.of("controls").some(GAMES, GAMES.size());
    }

    @ParameterizedTest
    @MethodSource("games")
    void areWhatTheirIdsSay(String game) {
        int seed = Sampling.of("controls " + game).seed(1);
        chance = new Random(seed);
        forms = new DrawnForm(chance);
        site = MemorySite.of(RULESETS, game);
        people(game);
        looks(game);
        for (int i = 0; i < Sampling.count(240, 800); i++) {
            presses();
        }
        assertEquals("", String.join("\n", wrong.stream().limit(SHOWN).toList()),
                () -> wrong.size() + " in " + game + " by seed " + seed);
    }

    /** The examples, one just begun of each sheet, one at random, and a file that is torn. */
    private void people(String game) {
        PublishedGame published = MemorySite.game(RULESETS, game);
        published.examples().forEach(site::put);
        published.loaded().ruleset().sheets().keySet().forEach(sheet -> {
            site.post("/characters", Map.of("game", game, "sheet", sheet, "name", "Ash " + sheet));
            site.post("/characters", Map.of("game", game, "sheet", sheet, "random", "yes"));
        });
        site.put("torn", "format: 1\nruleset: " + game + "\nfields: {");
        site.get("/");
    }

    /** Opens every page that can be reached; of those that are alike, some. */
    private void looks(String game) {
        Map<String, Integer> alike = new HashMap<>();
        Set<String> known = new HashSet<>();
        Deque<String> next = new ArrayDeque<>();
        List<String> first = new ArrayList<>(List.of("/", "/trash", "/moved", "/nowhere", "/?q=a", "/games/" + game,
                "/games/" + game + "/pack"));
        site.shelf().keys().forEach(key -> Stream.concat(TABS.stream().map(tab -> "/characters/" + key + tab),
                Stream.of("/group/" + key, "/characters/" + key + "/print")).forEach(first::add));
        next.addAll(first);
        while (!next.isEmpty()) {
            String path = next.pollFirst();
            if (known.add(path) && alike.merge(kind(path), 1, Integer::sum) <= Sampling.count(24, 200)) {
                RenderedReply shown = site.get(path);
                if (shown.type().startsWith("text/html")) {
                    Document page = Jsoup.parse(MemorySite.body(shown));
                    check(path, page);
                    List<String> links = new ArrayList<>(page.select("a[href^=/]").eachAttr("href"));
                    Collections.shuffle(links, chance);
                    links.stream().map(link -> link.replaceFirst("#.*", "")).forEach(next::addLast);
                }
            }
        }
    }

    /** What is on a page that is looked at is on the answer to a press as well, which stands in its place. */
    private void isWhole(String action, Document answer, String address) {
        Document looked = Jsoup.parse(MemorySite.body(site.get(address)));
        Stream<Element> parts = answer.select("main[data-part]").isEmpty() ? looked.select("main").stream()
                : answer.select("main [id]").stream().filter(part -> part.parents().select("[id]:not(main)").isEmpty())
                        .flatMap(part -> Optional.ofNullable(looked.getElementById(part.id())).stream());
        parts.flatMap(part -> part.select("[id]").eachAttr("id").stream())
                .filter(id -> answer.getElementById(id) == null).findFirst()
                .ifPresent(id -> wrong.add("lacks: " + id + " of " + kind(address) + " by " + kind(action)));
    }

    private static String kind(String path) {
        return path.replaceAll("=[^&]*", "=").replaceAll("/(characters|group)/[^/?]*", "/$1/")
                .replaceAll("/claims/.*", "/claims");
    }

    private void check(String path, Document page) {
        Map<String, Integer> ids = new HashMap<>();
        page.select("[id]").eachAttr("id").forEach(id -> ids.merge(id, 1, Integer::sum));
        ids.forEach((id, times) -> {
            if (times > 1 || id.isBlank() || id.matches(".*\\s.*")) {
                wrong.add("twice or blank: " + id + " on " + kind(path));
            }
        });
        for (Control control : Control.all(page)) {
            if (control.id().isEmpty()) {
                wrong.add("without id: " + control.element().replaceAll("\"/[^\"]*\"", "ADDRESS") + " on " + kind(path));
            }
        }
    }

    /** Presses something, and again on what that is answered with, as long as that is a page. */
    private void presses() {
        List<String> keys = site.shelf().keys();
        if (keys.size() < 3) {
            return;
        }
        String key = forms.one(keys);
        String path = chance.nextInt(10) == 0 ? "/" : chance.nextInt(4) == 0 ? "/group/" + key
                : "/characters/" + key + forms.one(TABS);
        Document page = Jsoup.parse(MemorySite.body(site.get(path)));
        for (int i = 0; i < IN_A_ROW && page != null; i++) {
            page = press(path, page).orElse(null);
        }
    }

    private Optional<Document> press(String path, Document before) {
        List<Element> buttons = before.select("form[method=post] button[type=submit]:not([formmethod])").stream()
                .filter(button -> !button.closest("form").attr("action").matches(".*/(portrait|delete)|/import"))
                .filter(button -> DrawnForm.canBeSent(button.closest("form")))
                .toList();
        if (buttons.isEmpty()) {
            return Optional.empty();
        }
        Element button = forms.one(buttons);
        Element form = button.closest("form");
        Map<String, List<String>> fields = forms.fields(form, button);
        RenderedReply reply = site.published().answer(AddressedRequest.post(form.attr("action"), fields, Optional
                .of(form.select("input[name=seen]").attr("value"))
                        .filter(seen -> !seen.isEmpty()), true));
        if (reply.status() == 400) {
            wrong.add("malformed: " + form.attr("action") + " by " + button.id() + " with " + fields);
        }
        String page = form.attr("action").replaceFirst("(/[^/]*/[^/]*).*", "$1");
        if (reply.headers().containsKey("Location")) {
            String next = reply.headers().get("Location").replaceFirst("#.*", "");
            reply = site.get(next);
            page = next.matches("\\Q" + page + "\\E([/?].*)?") ? page : "";
        }
        if (page.isEmpty() || !reply.type().startsWith("text/html")) {
            return Optional.empty();
        }
        Document after = Jsoup.parse(MemorySite.body(reply));
        check(form.attr("action"), after);
        String pushed = reply.headers().getOrDefault("Lampblack-Push", "");
        if (reply.status() == 200 && !pushed.isEmpty()) {
            isWhole(form.attr("action"), after, pushed.equals("false") ? page : pushed);
        }
        Map<String, Control> now = Control.byId(after);
        for (Control was : Control.byId(before).values()) {
            Control same = now.getOrDefault(was.id(), was);
            if (!same.does().equals(was.does())) {
                wrong.add("changes: " + was.id() + "\n   " + was.does() + "\n   " + same.does() + "\n    on "
                        + kind(path) + " by " + kind(form.attr("action")) + " " + button.attr("name"));
            }
        }
        return Optional.of(after);
    }
}
