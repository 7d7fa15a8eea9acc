package lampblack;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.jsoup.Jsoup;
import org.jsoup.nodes.Document;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

@DisplayName("A sheet of strangers' words")
@Tag("slow")
class HostileSheetTest {

    private static final String CANARY = "\"'><svg/onload=x>{{7*7}}${7*7}[[${7*7}]]__${7*7}__";

    /** A word in every place that takes one. */
    private static final String GAME = """
            text: '§'
            texts: {p: {title: '§', text: '§'}}
            tags: {g: {title: '§', text: '§'}}
            tables: {t: {title: '§', text: '§', columns: {a: '§', b: '§'}, rows: {x: {title: '§', text: '§', cells: ['§', '§']}}}}
            sheets:
              character:
                title: '§'
                text: '§'
                fields:
                  name: {title: '§', text: '§', lines: 3, suggestions: ['§']}
                  home: {title: '§', detail: '§', one-of: {sea: {title: '§', text: '§'}}}
                traits:
                  a: {title: '§', text: '§', rating: {max: 3, steps: {s: {title: '§'}, t: {title: '§'}, u: {title: '§'}, v: {title: '§'}}}, entries: {x: {title: '§', text: '§'}}}
                  b: {title: '§', text: '§', open: true, under: a, rating: {max: 3}, suggestions: ['§']}
                lists:
                  l:
                    title: '§'
                    text: '§'
                    open: true
                    suggestions: ['§']
                    quality: {fine: {title: '§', text: '§'}}
                    entries:
                      o: {title: '§', text: '§', tags: [g], uses: 2, boxes: 2, load: 2, quality: fine, requires: [{milestone: m}],
                        ask: {q: {title: '§', text: '§', words: true}, r: {title: '§', one-of: {u: {title: '§', text: '§'}}}},
                        gives: {titles: {k: '§2'}}}
                      p: {title: '§', text: '§'}
                tracks:
                  k: {title: '§', text: '§', when-full: '§', boxes: 3}
                  c: {title: '§', text: '§', when-full: '§', clock: 4}
                  h: {title: '§', text: '§', rows: {r: {title: '§', slots: 2, penalty: '§'}}}
                  n: {title: '§', bands: {z: {title: '§', up-to: 3}}, counts: load}
                  w: {title: '§', text: '§', counter: {max: 3}}
                  xp: {title: '§', text: '§', pool: true}
                playbooks: {pb: {title: '§', text: '§'}}
                milestones: {m: {title: '§', text: '§'}}
                periods: {day: {title: '§', text: '§'}}
                creation:
                  s: {title: '§', text: '§', spend: 1, on: b}
                  t: {title: '§', text: '§', choose: 0..3, from: l}
                  v: {title: '§', choose: 1, from: playbooks}
                  f: {title: '§', fill: [name]}
                earning: {e: {title: '§', text: '§', says: '§', into: xp, gives: 0..2, per: session}}
                advances: {d: {title: '§', text: '§', cost: {xp: 1}, raise: b}}
                rules: {r: {title: '§', that: {milestone: m}, says: '§', severity: warning}}
                links: {band: {to: band, title: '§', text: '§'}}
                parts:
                  pets:
                    title: '§'
                    text: '§'
                    fields: {kind: {title: '§', text: '§'}}
                    traits: {strength: {title: '§', text: '§', rating: {max: 3}, entries: {y: {title: '§', text: '§'}}}}
                    lists: {tricks: {title: '§', text: '§', entries: {sit: {title: '§', text: '§'}}}}
                    tracks: {hunger: {title: '§', text: '§', when-full: '§', boxes: 3}}
              band:
                title: '§'
                text: '§'
                fields: {name: {title: '§', text: '§'}}
                lists:
                  claims: {title: '§', text: '§', entries: {turf: {title: '§', text: '§'}, den: {title: '§', text: '§'}}}
                maps: {city: {title: '§', text: '§', from: claims, start: turf, cells: 'turf - den'}}
                tracks: {beats: {title: '§', text: '§', clocks: [4, 6]}}
            rolls:
              act:
                title: '§'
                text: '§'
                dice: a
                settings: {effect: {title: '§', usual: one, one-of: {none: {title: '§', text: '§'}, one: {title: '§', text: '§'}}}}
                extras: {push: {title: '§', text: '§', gives: +1d}}
                outcomes: {good: {title: '§', on: 4..6, says: '§'}, bad: {title: '§', on: 1..3, says: '§'}}
            layout:
              character:
                sides:
                  front: [{columns: [a, l]}]
                orientation: landscape
            theme: {accent: '#3a1f1f', text: alegreya-sans, titles: cinzel, ornament: thorn}
            """;

    private static final String CHARACTER = """
            fields: {name: '§', home: {sea: '§'}}
            creation:
              v: pb
              s: {'§': {points: 1, under: x}}
              t: [o: {q: '§', r: u, note: '§', quality: fine}, '§1', p: {note: '§'}]
            ledger:
            - {session: 1, earn: {e: 1}, note: '§', day: 2, date: '2001-02-03'}
            - {gain: {l: ['§3']}, note: '§'}
            - {note: '§'}
            - {retire: '§'}
            rulings: [{allows: option.requirement-unmet, on: l.o, because: '§', by: '§'}]
            parts: {pets: {'§': {fields: {kind: '§'}}}}
            now: {k: 2, c: 3, h: {r: ['§', '§']}, n: z, w: 1, carried: ['§1']}
            """;

    private static final String BAND = """
            ruleset: game
            sheet: band
            fields: {name: '§'}
            now: {beats: {'§': 2/6}}
            """;

    @TempDir
    private Path folder;

    private Trial trial;

    @BeforeEach
    void begin() {
        trial = new Trial(folder);
    }

    private Document page(String words, String... command) {
        String quoted = words.replace("'", "''");
        trial.write("rulesets/game/ruleset.yaml", Trial.HEAD.replace("Game", "'§'").replace("CC0",
                "'§'").replace("Nobody.", "'§'")
                .replace("§", quoted) + GAME.replace("§", quoted));
        trial.character("links: {band: band.yaml}\n" + CHARACTER.replace("§", quoted));
        trial.write("band.yaml", BAND.replace("§", quoted));
        trial.run("check", "rulesets").ends(0);
        Trial.Run run = trial.run(command);
        assertTrue(run.exit() == 0 && !run.all().contains("error["), run.all());
        return Jsoup.parse(trial.text("out.html"));
    }

    static Stream<List<String>> sheets() {
        return Stream.of(List.of("sheet", "c.yaml", "-o", "out.html"), List.of("sheet", "--blank", "game", "-o",
                "out.html"),
                List.of("sheet", "--blank", "game", "--playbook", "pb", "-o", "out.html"),
                List.of("sheet", "--reference", "game", "-o", "out.html"),
                List.of("sheet", "--blank", "game", "--sheet", "band", "-o", "out.html"),
                List.of("sheet", "band.yaml", "-o", "out.html"),
                List.of("sheet", "c.yaml", "--large-print", "--landscape", "-o", "out.html"),
                List.of("sheet", "c.yaml", "band.yaml", "--together", "--two-sided", "--with-reference", "-o",
                "out.html"));
    }

    /** How many there are, but for columns and empty lines: where there is room depends on how wide letters are. */
    private static int elements(Document page) {
        return page.select("*:not(.strip):not(.column):not(.line)").size();
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("sheets")
    @DisplayName("H1 H2 H6 takes no word for markup, script or template, and needs nothing from elsewhere")
    void canary(List<String> command) {
        String harmless = CANARY.replaceAll("[^a-z0-9*]", "x");
        Document plain = page(harmless, command.toArray(String[]::new));
        Document hostile = page(CANARY, command.toArray(String[]::new));
        assertEquals(shape(plain), shape(hostile));
        assertEquals(elements(plain), elements(hostile));
        assertTrue(hostile.text().contains("<svg/onload=x>"), hostile.text());
        assertFalse(hostile.text().contains("49"), hostile.text());
        assertTrue(hostile.select("script, link:not([rel=icon][href^=data:]), iframe, object, embed, base, "
                + "form, img, [src], [onload], a[href]").isEmpty());
        // What stands at the top of further pages is said by a style, where none but letters stand as they are.
        hostile.select("style").forEach(style -> assertFalse(style.html().contains("/onload")));
        assertFalse(hostile.html().matches("(?s).*https?://(?!www\\.w3\\.org/).*"));
    }

    private static Set<String> shape(Document page) {
        Set<String> shape = new TreeSet<>();
        page.getAllElements().forEach(element -> {
            shape.add(element.tagName());
            element.attributes().forEach(attribute -> shape.add(element.tagName() + "@" + attribute.getKey()));
        });
        return shape;
    }

    @ParameterizedTest
    @ValueSource(strings = {"</style></title><script>x</script>", "javascript:x", "[a](javascript:x)", "<!--", "]]>",
            "&lt;b&gt;",
        "&#60;b&#62;", "http://e.example/", "**<b>**", "data:text/html,x", "'\\\"`${x}`", "{name}", "{count|a|b}",
                "%s%n", "$1\\1"})
    @DisplayName("H3 other words that mean something elsewhere are words as well")
    void otherWords(String words) {
        Document page = page(words, "sheet", "c.yaml", "-o", "out.html");
        assertTrue(page.select("script, img, iframe, a[href], [onload], [onerror]").isEmpty());
        assertTrue(page.text().contains(words.replace("**", "").strip()), page.text());
        for (String command : List.of("check", "show", "options")) {
            assertTrue(trial.run(command, "c.yaml").exit() <= 1);
        }
        trial.run("show", "c.yaml").says(words);
    }

    @Test
    @DisplayName("H10 is printed for every shipped game, however little the character says")
    void bareCharacters() throws IOException {
        List<Path> games;
        try (Stream<Path> all = Files.list(Path.of("rulesets"))) {
            games = all.filter(path -> Files.exists(path.resolve("ruleset.yaml"))).map(Path::toAbsolutePath).sorted()
                    .toList();
        }
        for (Path game : games) {
            for (String rest : List.of("", "fields:\ncreation:\nledger:\nnow:\nrulings:\n",
                    "fields: {name: Ann}\nnow: {}\n")) {
                trial.write("bare.yaml", "ruleset: " + game.getFileName() + "\n" + rest);
                trial.run("sheet", "bare.yaml", "--rulesets", game.getParent().toString()).ends(0);
                Document page = Jsoup.parse(trial.text("bare.html"));
                assertFalse(page.text().contains("null") || page.text().contains("Optional"), page.text());
            }
        }
    }
}
