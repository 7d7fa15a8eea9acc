package lampblack.page;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import lampblack.load.RulesetLoader;
import lampblack.store.RulesetLocation;
import org.jsoup.Jsoup;
import org.jsoup.nodes.Document;
import org.jsoup.nodes.Element;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * A browser sends no form while a field in it is not as it wants it, and says nothing of one that is folded away: no
 * such field stands in a fold that the buttons of its form do not stand in as well.
 */
@Tag("slow")
class FoldedFieldsTest {

    private static final Path RULESETS = Path.of("rulesets");
    private static final String CHECKED = "input[required], select[required], textarea[required], input[min], input[max],"
            + " input[step], input[pattern], input[type=number], input[type=email], input[type=url], input[type=date]";
    private static final int PAGES = 150;

    static List<String> games() {
        return new RulesetLoader(List.of(new RulesetLocation.RulesetFolder(RULESETS))).ids();
    }

    @ParameterizedTest
    @MethodSource("games")
    void noFieldThatABrowserChecksIsFoldedAwayFromAButtonOfItsForm(String game) throws IOException {
        MemorySite site = MemorySite.of(RULESETS, game);
        Path characters = RULESETS.resolve(game).resolve("characters");
        try (Stream<Path> examples = Files.exists(characters) ? Files.list(characters) : Stream.empty()) {
            for (Path file : examples.filter(path -> path.toString().endsWith(".yaml")).sorted().toList()) {
                site.put(file.getFileName().toString().replace(".yaml", ""), Files.readString(file));
            }
        }
        Set<String> known = new LinkedHashSet<>(List.of("/", "/games/" + game));
        Deque<String> next = new ArrayDeque<>(known);
        Set<String> found = new TreeSet<>();
        int pages = 0;
        while (!next.isEmpty() && pages++ < PAGES) {
            RenderedReply reply = site.get(next.poll());
            if (reply.type().startsWith("text/html")) {
                Document page = Jsoup.parse(MemorySite.body(reply));
                page.select("form").forEach(form -> found.addAll(folded(form)));
                page.select("main a[href^=/]").eachAttr("href").stream().map(link -> link.replaceFirst("#.*", ""))
                        .filter(link -> !link.contains("/print") && !link.contains("/pack")).filter(known::add)
                        .forEach(next::add);
            }
        }
        assertTrue(pages > 2, "only " + pages + " pages");
        assertEquals("", String.join("\n", found));
    }

    private static List<String> folded(Element form) {
        List<Element> buttons = form.select("button:not([type=button]), input[type=submit]");
        return form.select(CHECKED).stream().filter(field -> {
            Element fold = field.parents().stream().filter(parent -> parent.is("details")).findFirst().orElse(null);
            return fold != null && fold.parents().contains(form)
                    && !buttons.stream().allMatch(button -> button.parents().contains(fold));
        }).map(field -> form.attr("action").replaceAll("/[^/]+/", "/x/") + " " + field).toList();
    }

    @ParameterizedTest
    @ValueSource(strings = {"99", "abc", "", "-3", "1", "2.5"})
    void aClockOfNoSuchSizeIsRefusedInWords(String size) {
        MemorySite site = MemorySite.of(RULESETS, "black-sword");
        RenderedReply refused = site.post("/group/game.black-sword/clocks", Map.of("begin", "The watch", "size", "other",
                "other", size));
        assertEquals(422, refused.status(), MemorySite.body(refused));
        assertTrue(MemorySite.body(refused).contains("A clock has 2 to 24 segments"), MemorySite.body(refused));
    }

    @Test
    void whatIsNoNumberIsRefusedInWordsAndKept() {
        MemorySite site = MemorySite.of(RULESETS, "black-sword").put("ash",
                "format: 1\nruleset: black-sword\nfields:\n  name: Ash\n");
        RenderedReply refused = site.post("/characters/ash/advance/session", Map.of("session", "two"));
        assertEquals(422, refused.status(), MemorySite.body(refused));
        assertTrue(MemorySite.body(refused).contains("&quot;two&quot; is not a whole number"), MemorySite.body(refused));
    }

    @Test
    void aClockOfAnotherSizeIsBegun() {
        MemorySite site = MemorySite.of(RULESETS, "black-sword");
        assertEquals(200, site.post("/group/game.black-sword/clocks", Map.of("begin", "The watch", "size", "other",
                "other", "7")).status());
    }
}
