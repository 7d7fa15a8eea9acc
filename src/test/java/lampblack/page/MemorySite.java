package lampblack.page;

import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.LongSupplier;
import java.util.stream.Collectors;
import lampblack.builder.PageRoute;
import lampblack.builder.Reply;
import lampblack.builder.Request;
import lampblack.builder.page.AssetUrls;
import lampblack.builder.page.WallClock;
import lampblack.builder.shelf.Keys;
import lampblack.builder.shelf.Shelf;
import lampblack.builder.shelf.StoredText;
import lampblack.diagnostic.Source;
import lampblack.judge.JudgingTerms;
import lampblack.load.RulesetLoader;
import lampblack.ruleset.LoadedRuleset;
import lampblack.schema.SchemaJudge;
import lampblack.store.RulesetLocation;
import lampblack.store.TextFile;
import lampblack.store.MessageBundle;
import lampblack.template.CompiledSheets;
import lampblack.template.PageRenderer;

/** Games that are played without a server, and a browser that visits them; each moment is a second after the last. */
public final class MemorySite {

    public static final JudgingTerms TERMS = JudgingTerms.byGames(
            SchemaJudge.COMPILED.characters());

    private static final PageRenderer PAGES = new PageRenderer(MessageBundle.messages());

    /** Names moments by their numbers. */
    private static final WallClock CLOCK = new WallClock() {

        @Override
        public String today() {
            return "2026-01-09";
        }

        @Override
        public String iso(long moment) {
            return "2026-01-09T12:00:00Z";
        }

        @Override
        public String words(long moment) {
            return "moment " + moment;
        }
    };

    private final PublishedBuilder published;
    private MemorySite(List<PublishedGame> games, WallClock clock, LongSupplier now, LongSupplier seeds,
            AssetUrls assets) {
        published = new PublishedBuilder(games, new PageSurroundings(MessageBundle.messages(), PAGES.templates(),
                CompiledSheets::writer, assets, clock, now, seeds, TERMS));
    }

    /** One game, by its id, of a folder of games. */
    public static MemorySite of(Path rulesets, String game) {
        long[] now = new long[1];
        return new MemorySite(List.of(game(rulesets, game)), CLOCK, () -> now[0] += 1000, () -> 7,
                new AssetUrls("", "", "", "", "", "", ""));
    }

    /** Games that have time and chance from elsewhere. */
    public static MemorySite like(List<PublishedGame> games, WallClock clock, LongSupplier now, LongSupplier seeds,
            AssetUrls assets) {
        return new MemorySite(games, clock, now, seeds, assets);
    }

    /** A game as it is published. */
    public static PublishedGame game(Path rulesets, String id) {
        RulesetLocation place = new RulesetLocation.RulesetFolder(rulesets);
        LoadedRuleset game = new RulesetLoader(List.of(place)).load(id).value().orElseThrow();
        Source root = place.read(id, RulesetLocation.ROOT_FILE).value().map(TextFile::source).orElseThrow();
        Map<String, String> examples = new LinkedHashMap<>();
        place.files(id, "characters").forEach(file -> examples.put(file.replaceFirst(".*/", "").replace(".yaml", ""),
                place.read(id, file).value().orElseThrow().source().text()));
        return new PublishedGame(game, root, examples);
    }

    public Shelf shelf() {
        return published.shelf();
    }

    public PublishedBuilder published() {
        return published;
    }

    /** What stands under a key, as plain text. */
    public String text(String key) {
        return new String(shelf().find(key).orElseThrow().bytes().orElseThrow(), StandardCharsets.UTF_8);
    }

    public MemorySite put(String key, String text) {
        published.storage().take(Keys.file(key), text);
        return this;
    }

    /** Opens an address. */
    public RenderedReply get(String address) {
        return published.answer(AddressedRequest.get(address, false));
    }

    /** Where a form leads back to its page with what is to be said, that page, under the status of what it says. */
    public RenderedReply followed(RenderedReply answer) {
        String status = answer.headers().getOrDefault(FormAnswers.STATUS, "");
        return status.isEmpty() ? answer : get(answer.headers().get("Location")).as(Integer.parseInt(status));
    }

    /** Sends a form for a character as it stands on the shelf. */
    public RenderedReply post(String address, Map<String, String> form) {
        return post(address, form, version(address));
    }

    /** Sends a form from a page that showed another version, or none. */
    public RenderedReply post(String address, Map<String, String> form, Optional<String> seen) {
        return published.answer(AddressedRequest.post(address, fields(form), seen, true));
    }

    /** Answers a form, but saves nothing yet. */
    Reply pending(String address, Map<String, String> form) {
        for (PageRoute route : PageRoute.ALL) {
            Optional<Map<String, String>> steps = AddressText.steps(route.pattern(), address);
            if (route.writes() && steps.isPresent()) {
                return route.reply(published.builder(), new Request(true, steps.get(), "", Map.of(), fields(form),
                        version(address), true, List.of()));
            }
        }
        throw new IllegalArgumentException("no route for " + address);
    }

    /** Saves what is to be saved, and answers. */
    RenderedReply settled(Reply reply) {
        return published.renderer(true, true).answer(published.settled(reply));
    }

    private Optional<String> version(String address) {
        String[] steps = address.split("/");
        return steps.length > 2 ? shelf().find(steps[2]).flatMap(StoredText::version) : Optional.empty();
    }

    private static Map<String, List<String>> fields(Map<String, String> form) {
        return form.entrySet().stream().collect(Collectors.toMap(Map.Entry::getKey, field -> List.of(field.getValue())));
    }

    /** What a reply says, as text. */
    public static String body(RenderedReply reply) {
        return new String(reply.body(), StandardCharsets.UTF_8);
    }
}
