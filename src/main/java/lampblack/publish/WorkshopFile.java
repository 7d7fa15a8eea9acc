package lampblack.publish;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import lampblack.builder.page.GameStyles;
import lampblack.diagnostic.Messages;
import lampblack.html.HtmlEscape;
import lampblack.html.Icon;
import lampblack.json.JsonPrinter;
import lampblack.page.published.GameCredits;
import lampblack.page.published.PagePieces;
import lampblack.page.published.PageStock;
import lampblack.page.published.PlainLetters;
import lampblack.ruleset.Ruleset;

/**
 * The workshop of a game as one HTML file: its files, to be changed, beside what is wrong with them and what its sheets
 * look like. It runs only its own scripts and asks for nothing.
 *
 * @param texts of the files of the game, by their names below its folder
 * @param bases the texts of the games that it builds on, by their paths, which begin with the folders of those
 * @param engine the script that checks, prints and publishes, and that published games run on
 */
public record WorkshopFile(Ruleset game, Map<String, String> texts, Map<String, String> bases, byte[] engine,
        Messages messages) {

    private static final String OWN = "lampblack/workshop/";
    private static final List<String> SCRIPTS = List.of("engine.js", "preview.js", "workshop.js");
    private static final String UNPACK = "lampblack/published/unpack.js";
    private static final String ASKED = ", begin, check, blank, random, zip, publish, page";
    private static final String STYLE = "style/workshop";
    private static final List<String> SCHEMAS = List.of("ruleset.schema.json", "ruleset-resolved.schema.json");
    private static final Pattern PLACE = Pattern.compile("\\{([a-z-]+)}");

    /** Whether a page is the workshop of a game. */
    public static boolean isOne(String html) {
        return Compression.unpacked(html).flatMap(pieces -> pieces.piece(STYLE)).isPresent();
    }

    /** The whole file. */
    public String html() {
        String style = own("workshop.css");
        StringBuilder script = new StringBuilder(StockPieces.packed(UNPACK));
        SCRIPTS.forEach(file -> script.append(own(file)));
        StockPieces stock = new StockPieces(engine, ASKED, true);
        byte[] packed = Compression.packed(pieces(stock, style));
        Map<String, String> made = Map.of("policy", policy(List.of(stock.script(), script.toString()), style), "icon",
                Icon.LINK, "style", style, "script", script.toString(), "packed", PlainLetters.of(packed), "size",
                String.valueOf(packed.length), "game", HtmlEscape.of(game.id()));
        return PLACE.matcher(own("page.html")).replaceAll(place -> Matcher.quoteReplacement(
                made.containsKey(place.group(1)) ? made.get(place.group(1)) : words(place.group(1))));
    }

    private String words(String place) {
        return HtmlEscape.of(messages.text("workshop.page." + place, "game", game.title()));
    }

    private PagePieces pieces(StockPieces stock, String style) {
        PagePieces pieces = stock.pieces().add("worker", own("worker.js")).add("style/game", GameStyles.css(List.of(game)))
                .add(STYLE, style).add("credits", GameCredits.html(List.of(game), messages))
                .add("files", files()).add("bases", PageStock.written(bases));
        SCHEMAS.forEach(file -> pieces.add(file, StockPieces.schema(file)));
        return pieces;
    }

    /** As JSON, which scripts read. */
    private byte[] files() {
        List<List<String>> files = new ArrayList<>();
        texts.forEach((name, text) -> files.add(List.of(name, text)));
        return new JsonPrinter(messages).print(files).getBytes(StandardCharsets.UTF_8);
    }

    /** Nothing is loaded, sent or run but what stands in the page; the engine may run beside it. */
    private static String policy(List<String> scripts, String style) {
        return "default-src 'none'; script-src" + StockPieces.hashes(scripts) + "; worker-src blob:; style-src"
                + StockPieces.hashes(List.of(style)) + "; img-src data:; font-src data:; form-action 'none'; base-uri 'none'";
    }

    private static String own(String file) {
        return StockPieces.packed(OWN + file);
    }
}
