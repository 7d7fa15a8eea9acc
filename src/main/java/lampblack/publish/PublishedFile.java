package lampblack.publish;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Base64;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import lampblack.builder.page.GameStyles;
import lampblack.diagnostic.Messages;
import lampblack.diagnostic.Source;
import lampblack.html.HtmlEscape;
import lampblack.html.TemplateWriter;
import lampblack.judge.JudgingTerms;
import lampblack.node.MapNode;
import lampblack.page.GameWriter;
import lampblack.page.PublishedGame;
import lampblack.page.ShownExamples;
import lampblack.ruleset.Credit;
import lampblack.ruleset.Ruleset;
import lampblack.schema.BareSchema;
import lampblack.schema.SchemaValidator;
import lampblack.store.bundled.BundledFiles;
import lampblack.template.Assets;
import lampblack.template.CompiledTemplates;
import lampblack.yaml.PackedWriter;
import lampblack.yaml.TreeSerializer;
import lampblack.yaml.YamlReader;

/**
 * Games as one HTML file: what it carries, and the page around it, which runs only its own scripts and asks for
 * nothing.
 *
 * @param games at least one, in the order in which they are credited
 * @param sources the texts that the file gives back, by their paths, which begin with the folder of a game
 * @param engine the script that they run on
 */
public record PublishedFile(List<PublishedGame> games, Map<String, String> sources, byte[] engine,
        Messages messages) {

    private static final String OWN = "lampblack/published/";
    private static final Pattern HTMX = Pattern.compile("name=\"htmx-config\"\\s+content='([^']*)'");
    private static final List<String> SCRIPTS = List.of("unpack.js", "exchange.js", "pages.js", "keep.js",
            "link.js", "share.js", "start.js");
    private static final List<String> SHEET_STYLES = List.of("sheet.css", "large.css", "cards.css");
    /** What characters are held to, and the rules that some of them carry. */
    private static final List<String> SCHEMAS = List.of("character.schema.json", "ruleset-resolved.schema.json");
    private static final String GAME = SourceFiles.GAME;
    private static final String EXAMPLES = SourceFiles.EXAMPLES;
    private static final Pattern PLACE = Pattern.compile("\\{([a-z-]+)}");

    /** The whole file. */
    public String html() {
        Assets assets = Assets.packed();
        String engineScript = "window.lampblackEngine = (() => {\n" + utf8(engine)
                + "\nreturn { start, answer, keep, restore, code };\n})();";
        Map<String, String> scripts = Map.of("script/htmx", asset(assets, "htmx.js"), "script/web",
                asset(assets, "web.js"), "script/print", asset(assets, "print.js"), "engine", engineScript);
        PagePieces pieces = new PagePieces().add("style/web", asset(assets, "web.css")
                + GameStyles.css(rulesets()) + own("credits.css"))
                .add("style/print", asset(assets, "print.css")).add("credits", credits(rulesets(), messages));
        scripts.forEach(pieces::add);
        games.forEach(game -> addGame(game, pieces));
        addShown(pieces);
        addRest(pieces);
        addSources(pieces);
        byte[] packed = pieces.packed();
        StringBuilder script = new StringBuilder();
        SCRIPTS.forEach(file -> script.append(own(file)));
        String style = own("starting.css");
        List<String> run = new ArrayList<>(scripts.values());
        run.add(script.toString());
        String title = title();
        return filled(own("page.html"), Map.of("policy", policy(run, style), "htmx", htmx(), "style", style, "script",
                script.toString(), "packed", PlainLetters.of(packed), "size", String.valueOf(packed.length),
                "title", HtmlEscape.of(title), "no-script", HtmlEscape.of(messages.text("publish.page.no-script", "game", title)),
                "opening", HtmlEscape.of(messages.text("publish.page.opening", "game", title)),
                "fails", HtmlEscape.of(messages.text("publish.page.fails", "game", title))));
    }

    private List<Ruleset> rulesets() {
        return games.stream().map(game -> game.loaded().ruleset()).toList();
    }

    /** What the file is called: a single game by its title, several together by the program that made them one. */
    public String title() {
        return games.size() == 1 ? rulesets().get(0).title() : messages.text("publish.page.games");
    }

    private static void addGame(PublishedGame game, PagePieces pieces) {
        String id = game.loaded().ruleset().id();
        pieces.add(GAME + id, GameWriter.write(game.loaded()))
                .add(EXAMPLES + id, texts(new TreeMap<>(game.examples())));
    }

    /** What the first page says of the examples, which a page then need not judge. */
    private void addShown(PagePieces pieces) {
        Iterator<Ruleset> game = rulesets().iterator();
        ShownExamples.of(games, JudgingTerms.byGames((tree, trees) -> SchemaValidator.character().check(tree, trees)),
                new Messages(wordings()::get)).forEach(shown -> pieces.add("shown/" + game.next().id(),
                        shown.map(ShownExamples::write).orElse(new byte[0])));
    }

    /** What the engine asks for by name, whatever the games. */
    private void addRest(PagePieces pieces) {
        PublishedFonts fonts = PublishedFonts.of(packed("templates/fonts.css"),
                rulesets().stream().map(Ruleset::theme).toList());
        pieces.add("storage", storage()).add(SourceFiles.GAMES, texts(ids()))
                .add("pages", TemplateWriter.write(CompiledTemplates.pages(new Messages(wordings()::get))));
        addSheets(PublishedWordings.askedBy(utf8(engine), wordings()), fonts, SCHEMAS, pieces);
    }

    /** What it takes to judge characters and to set sheets in type. */
    static void addSheets(Map<String, String> wordings, PublishedFonts fonts, List<String> schemas,
            PagePieces pieces) {
        pieces.add("messages", texts(wordings)).add("sheets", TemplateWriter.write(CompiledTemplates.sheets()))
                .add("fonts.css", fonts.css());
        SHEET_STYLES.forEach(file -> pieces.add(file, packed("templates/" + file)));
        schemas.forEach(file -> pieces.add(file, schema(packed("schemas/" + file))));
        fonts.files().forEach(file -> pieces.add(file, BundledFiles.file("templates/" + file).orElseThrow()));
    }

    /** What may be given back; of what is carried anyway, only the name. */
    private void addSources(PagePieces pieces) {
        Map<String, String> carried = SourceFiles.carried(pieces);
        Map<String, String> left = new LinkedHashMap<>();
        sources.forEach((path, text) -> left.put(path, text.equals(carried.get(path)) ? "" : text));
        if (!left.isEmpty()) {
            pieces.add(SourceFiles.PIECE, texts(left));
        }
    }

    /** What pages of the games call what they leave with the browser: which games they are, and of which versions. */
    private String storage() {
        return String.join("+", ids().keySet()) + " "
                + rulesets().stream().map(Ruleset::version).collect(Collectors.joining("+"));
    }

    /** The ids of the games, each with its title. */
    private Map<String, String> ids() {
        Map<String, String> ids = new LinkedHashMap<>();
        rulesets().forEach(game -> ids.put(game.id(), game.title()));
        return ids;
    }

    /** A schema as its text and its tree, so that it need not be read as JSON. */
    private static byte[] schema(String written) {
        String text = BareSchema.of(written);
        MapNode tree = YamlReader.read(new Source("", text)).value().orElseThrow();
        return new PackedWriter().text(text).block(TreeSerializer.write(tree)).bytes();
    }

    static byte[] texts(Map<String, String> texts) {
        PackedWriter written = new PackedWriter();
        texts.forEach((name, text) -> written.text(name).text(text));
        return written.bytes();
    }

    Map<String, String> wordings() {
        return PublishedWordings.of(rulesets().stream().map(Ruleset::title).toList());
    }

    /** Nothing is loaded, sent or run but what stands in the page. */
    private static String policy(List<String> scripts, String style) {
        StringBuilder policy = new StringBuilder("default-src 'none'; script-src");
        scripts.stream().map(PublishedFile::hash).sorted().forEach(hash -> policy.append(' ').append(hash));
        return policy.append("; style-src ").append(hash(style)).append("; img-src data:; font-src data:; "
                + "form-action 'none'; base-uri 'none'").toString();
    }

    static String hash(String text) {
        return "'sha256-" + Base64.getEncoder().encodeToString(EngineBuild.sha256()
                .digest(text.getBytes(StandardCharsets.UTF_8))) + "'";
    }

    /** As on served pages, but that addresses are kept by the page itself. */
    private static String htmx() {
        Matcher written = HTMX.matcher(packed("templates/web/frame.html"));
        if (!written.find()) {
            throw new IllegalStateException("no settings of htmx in the frame of pages");
        }
        return written.group(1).replace("\"selfRequestsOnly\":true", "\"selfRequestsOnly\":false,"
                + "\"historyEnabled\":false");
    }

    /** Who made games and what they stand on, as it is said below every page. */
    static String credits(List<Ruleset> games, Messages messages) {
        StringBuilder html = new StringBuilder("<footer class=\"published-credits\">");
        games.forEach(game -> html.append("<p>").append(HtmlEscape.of(messages.text("publish.page.version", "game",
                game.title(), "version", game.version()))).append("</p>"));
        for (Credit credit : games.stream().flatMap(game -> game.credits().stream()).distinct().toList()) {
            List<String> lines = new ArrayList<>(credit.lines());
            if (!credit.licence().isEmpty()) {
                lines.add(messages.text("publish.page.licence", "game", credit.title(), "licence", credit.licence()));
            }
            lines.forEach(line -> html.append("<p>").append(HtmlEscape.of(line)).append("</p>"));
        }
        return html.append("<p>").append(HtmlEscape.of(messages.text("publish.page.made-with"))).append("</p></footer>")
                .toString();
    }

    private static String filled(String page, Map<String, String> texts) {
        return PLACE.matcher(page).replaceAll(place -> Matcher.quoteReplacement(texts.get(place.group(1))));
    }

    static String asset(Assets assets, String name) {
        return utf8(assets.files().get(name));
    }

    private static String own(String file) {
        return packed(OWN + file);
    }

    static String packed(String file) {
        return utf8(BundledFiles.file(file).orElseThrow(() -> new IllegalStateException("no " + file)));
    }

    static String utf8(byte[] bytes) {
        return new String(bytes, StandardCharsets.UTF_8);
    }
}
