package lampblack.publish;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.TreeMap;
import java.util.stream.Stream;
import lampblack.Sampling;
import lampblack.builder.page.AssetUrls;
import lampblack.builder.page.WallClock;
import lampblack.diagnostic.Messages;
import lampblack.load.RulesetLoader;
import lampblack.page.AddressedRequest;
import lampblack.page.MemorySite;
import lampblack.page.PageSurroundings;
import lampblack.page.PublishedBuilder;
import lampblack.page.PublishedGame;
import lampblack.page.RenderedReply;
import lampblack.character.CharacterYamlWriter;
import lampblack.random.RandomCharacter;
import lampblack.rules.SheetRules;
import lampblack.store.RulesetLocation;
import lampblack.store.bundled.MessageBundle;
import lampblack.template.PageRenderer;
import lampblack.template.SheetRenderer;
import org.jsoup.Jsoup;
import org.jsoup.nodes.Element;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * A published game answers in a browser's engine as in Java, byte for byte: its examples and random characters on every
 * page, their sheets, what is saved of them, and whatever is pressed on them.
 */
@Tag("packaged")
@DisplayName("A published game in a browser's engine")
class OneTruthIT {

    private static final Path RULESETS = Path.of("rulesets");
    private static final RulesetLoader SHIPPED = new RulesetLoader(
            List.of(new RulesetLocation.RulesetFolder(RULESETS)));
    private static final int EACH_BUILD = 200;
    private static final int EXHAUSTIVE = 2_000;
    private static final int MOST_ADVANCES = 30;
    private static final int STEP = 1000;
    /** Some are looked at on all of these; all are looked at on the first. */
    private static final List<String> ALWAYS = List.of("/problems", "/advance", "/download");
    private static final List<String> SOMETIMES = List.of("", "/play", "/roll", "/history", "/print?papers=A4",
            "/print?papers=Letter&large=yes", "/print?kind=cards", "/print?kind=blank", "/text");

    private static final DateTimeFormatter WORDS =
            DateTimeFormatter.ofPattern("d MMMM uuuu, HH:mm", Locale.ENGLISH).withZone(ZoneOffset.UTC);

    @TempDir
    Path folder;
    private PublishedBuilder java;
    private EngineProcess script;
    private Random chance;
    private long moment = Instant.parse("2026-01-09T12:00:00Z").toEpochMilli();
    private int state;
    private final List<String> did = new ArrayList<>();

    static List<String> games() {
        return SHIPPED.ids().stream().filter(id -> !SHIPPED.load(id).value().orElseThrow().ruleset().frame()).toList();
    }

    @ParameterizedTest(name = "answers as in Java: {0}")
    @MethodSource("games")
    void answersTheSame(String id) throws IOException, EngineFailure {
        int seed = Sampling.of("one truth " + id).seed(20_261);
        chance = new Random(seed);
        state = seed;
        PublishedGame game = MemorySite.game(RULESETS, id);
        PublishedFile file = new PublishedFile(List.of(game), Map.of(), EngineBuild.ofProgram().script(() -> { }),
                MessageBundle.messages());
        Path page = Files.writeString(folder.resolve("game.html"), file.html());
        java = java(game, new Messages(file.wordings()::get));
        try (EngineProcess engine = EngineProcess.start(page, seed)) {
            script = engine;
            compare(game, characters(id));
        } catch (AssertionError different) {
            throw new AssertionError(id + " by seed " + seed + ":\n" + String.join("\n", did), different);
        }
    }

    /** How many random characters of a game are compared. */
    private static int characters(String id) {
        int all = Integer.getInteger("lampblack.compared", Sampling.count(EACH_BUILD, EXHAUSTIVE));
        return Math.ceilDiv(all, games().size());
    }

    private void compare(PublishedGame game, int most) {
        looks("/");
        looks("/games/" + game.loaded().ruleset().id());
        game.examples().forEach((stem, text) -> takes(stem, text).ifPresent(key ->
                looksAt(key, Sampling.of("one truth " + key).some(SOMETIMES, 3))));
        List<SheetRules> sheets = List.copyOf(game.loaded().ruleset().sheets().values());
        for (int i = 0; i < most; i++) {
            SheetRules sheet = sheets.get(i % sheets.size());
            String text = new RandomCharacter(game.loaded().ruleset(), sheet, chance.nextInt(MOST_ADVANCES))
                    .of(chance.nextLong()).map(made -> CharacterYamlWriter.of(made.file().root(),
                            "character.schema.json", "made up")).orElseThrow();
            Optional<String> key = takes("random", text);
            assertTrue(key.isPresent(), text);
            looksAt(key.get(), List.of(SOMETIMES.get(chance.nextInt(SOMETIMES.size()))));
            presses(key.get());
            answers(new AddressedRequest(true, "/characters/" + key.get() + "/delete", Map.of(),
                    java.shelf().find(key.get()).flatMap(stored -> stored.version()), false, List.of()));
        }
        looks("/");
        looks("/trash");
    }

    /** Takes a character from a file: its key, where that can be read. */
    private Optional<String> takes(String stem, String text) {
        List<String> before = java.shelf().keys();
        did.clear();
        answers(new AddressedRequest(true, "/import", Map.of(), Optional.empty(), false, List.of(
                new AddressedRequest.SentFile(stem + ".yaml", text.getBytes(StandardCharsets.UTF_8)))));
        return java.shelf().keys().stream().filter(key -> !before.contains(key)).findFirst();
    }

    private void looksAt(String key, List<String> more) {
        Stream.concat(ALWAYS.stream(), more.stream()).forEach(tab -> looks("/characters/" + key + tab));
    }

    private RenderedReply looks(String address) {
        return answers(AddressedRequest.get(address, chance.nextInt(4) == 0));
    }

    /** Presses something on a page of a character. */
    private void presses(String key) {
        String tab = List.of("", "/play", "/advance", "/roll", "/history").get(chance.nextInt(5));
        RenderedReply shown = looks("/characters/" + key + tab);
        List<Element> buttons = Jsoup.parse(MemorySite.body(shown)).select("form[method=post] button[type=submit]")
                .stream().filter(button -> button.closest("form").attr("action").startsWith("/characters/" + key + "/"))
                .filter(button -> !button.closest("form").attr("action").matches(".*/(portrait|delete)")).toList();
        if (!buttons.isEmpty()) {
            Element button = buttons.get(chance.nextInt(buttons.size()));
            Element form = button.closest("form");
            answers(AddressedRequest.post(form.attr("action"), fields(form, button), java.shelf().find(key)
                    .flatMap(stored -> stored.version()), true));
        }
    }

    private Map<String, List<String>> fields(Element form, Element button) {
        Map<String, List<String>> fields = new TreeMap<>();
        for (Element input : form.select("input[name], textarea[name], select[name]")) {
            if (input.attr("type").matches("checkbox|radio")) {
                if (chance.nextInt(3) == 0) {
                    fields.put(input.attr("name"), List.of(input.val()));
                }
            } else {
                fields.put(input.attr("name"), List.of(chance.nextInt(3) > 0 ? value(input)
                        : "Zoë & <co> " + chance.nextInt(5)));
            }
        }
        if (button.hasAttr("name")) {
            fields.put(button.attr("name"), List.of(button.val()));
        }
        return fields;
    }

    private String value(Element input) {
        List<Element> options = input.select("option");
        return options.isEmpty() ? input.val() : options.get(chance.nextInt(options.size())).val();
    }

    /** Asks both, who are to say the same. */
    private RenderedReply answers(AddressedRequest request) {
        did.add((request.writes() ? "POST " : "GET ") + request.address() + " " + request.form()
                + (request.isPart() ? " in part" : ""));
        moment += STEP;
        RenderedReply wanted = java.answer(request);
        EngineProcess.EngineAnswer found = script.answer(request);
        String sum = HexFormat.of().formatHex(EngineBuild.sha256().digest(wanted.body()));
        if (!found.sum().equals(sum)) {
            lines(MemorySite.body(wanted), script.body());
        }
        assertEquals(wanted.status(), found.status());
        assertEquals(wanted.headers(), found.headers());
        assertEquals(sum, found.sum());
        return wanted;
    }

    private static void lines(String wanted, String found) {
        List<String> java = List.of(wanted.replace("><", ">\n<").split("\n"));
        List<String> script = List.of(found.replace("><", ">\n<").split("\n"));
        for (int i = 0; i < Math.min(java.size(), script.size()); i++) {
            assertEquals(java.get(i), script.get(i), "after " + java.subList(Math.max(0, i - 2), i));
        }
    }

    private PublishedBuilder java(PublishedGame game, Messages messages) {
        return new PublishedBuilder(List.of(game), new PageSurroundings(messages,
                new PageRenderer(messages).templates(), new SheetRenderer()::writer,
                new AssetUrls("", "", "", "", "", "", "", ""), new KnownClock(), () -> moment, this::seed,
                MemorySite.TERMS));
    }

    private long seed() {
        return (long) next() << Integer.SIZE | next() & 0xFFFFFFFFL;
    }

    private int next() {
        state = state * 1664525 + 1013904223;
        return state;
    }

    /** The moments of the test, as a page words them. */
    private final class KnownClock implements WallClock {

        @Override
        public String today() {
            return iso(moment).substring(0, 10);
        }

        @Override
        public String iso(long at) {
            return Instant.ofEpochMilli(at).toString();
        }

        @Override
        public String words(long at) {
            return WORDS.format(Instant.ofEpochMilli(at));
        }
    }
}
