package lampblack.server;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Stream;
import lampblack.Sampling;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What a screen reader is told of every page: each thing has a name of its own, and pages have heads to jump to. */
class SpokenFlowTest extends Flow {

    private static final List<String> PAGES = List.of("/", "/trash", "/games/GAME", "/group/STEM", "/characters/STEM",
            "/characters/STEM/play", "/characters/STEM/roll", "/characters/STEM/advance", "/characters/STEM/history",
            "/characters/STEM/problems", "/characters/STEM/file", "/characters/STEM/print", "/games/GAME/print");
    private static final Set<String> NAMED = Set.of("button", "link", "textbox", "searchbox", "combobox", "checkbox",
            "radio", "spinbutton", "switch", "slider", "listbox", "Date", "DisclosureTriangle", "image", "dialog",
            "radiogroup", "navigation", "complementary");
    /** Of two controls of one name in one place, nobody knows which is which. */
    private static final String TWINS = """
            (() => { const name = at => (at.getAttribute('aria-label') ?? at.textContent).trim().replace(/\\s+/g, ' ');
              const found = [];
              const rows = 'main .dots, main .boxes, main .trait, main fieldset:not(.pressed), main li';
              for (const row of document.querySelectorAll(rows)) {
                const seen = new Map();
                for (const at of row.querySelectorAll('button')) {
                  if (!at.checkVisibility() || at.closest('.dots, .boxes, .trait, fieldset, li') !== row
                      || at.hasAttribute('aria-labelledby')) continue;
                  if (seen.has(name(at))) found.push(name(at) + ' twice in ' + row.outerHTML.slice(0, 120));
                  seen.set(name(at), at); } }
              return found.slice(0, 5).join('\\n'); })()
            """;

    static Stream<Path> examples() {
        try (Stream<Path> files = Files.walk(Site.RULESETS)) {
            List<Path> all = files.filter(file -> file.toString().contains("/characters/")
                    && file.toString().endsWith(".yaml")).sorted().toList();
            return Sampling.of("spoken pages").some(all, 3).stream();
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
    }

    @ParameterizedTest
    @MethodSource("examples")
    void everythingHasANameOfItsOwn(Path example) {
        String game = Site.RULESETS.relativize(example).getName(0).toString();
        String stem = example.getFileName().toString().replace(".yaml", "");
        site.example(game, stem);
        site.with("fresh", "format: 1\nruleset: " + game + "\n" + site.text(stem).lines().filter(line ->
                line.startsWith("sheet: ")).findFirst().map(line -> line + "\n").orElse(""));
        Map<String, Set<String>> wrong = new TreeMap<>();
        try (Player player = Player.at(site)) {
            Stream.concat(PAGES.stream().map(page -> page.replace("GAME", game).replace("STEM", stem)),
                    Stream.of("/characters/fresh", "/characters/fresh/play")).forEach(page -> {
                        Set<String> found = wrong(player.goes(page));
                        if (!found.isEmpty()) {
                            wrong.put(page, found);
                        }
                    });
        }
        assertEquals(Map.of(), wrong);
    }

    private static Set<String> wrong(Player player) {
        Set<String> found = new TreeSet<>();
        int heads = 0;
        int mains = 0;
        for (JsonNode node : player.tree()) {
            String role = node.path("role").path("value").asText();
            String name = node.path("name").path("value").asText().strip();
            if (node.path("ignored").asBoolean()) {
                continue;
            }
            int part = node.path("backendDOMNodeId").asInt();
            if (NAMED.contains(role) && name.isEmpty() && !player.isWithinPicture(part)) {
                found.add("a " + role + " without a name: " + player.written(part));
            }
            mains += role.equals("main") ? 1 : 0;
            heads += role.equals("heading") ? 1 : 0;
        }
        if (mains != 1 || heads == 0) {
            found.add(mains + " main parts, " + heads + " headings");
        }
        String twins = player.asks(TWINS).asText();
        if (!twins.isEmpty()) {
            found.add(twins);
        }
        return found;
    }
}
