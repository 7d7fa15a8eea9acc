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
import lampblack.json.JsonPrinter;
import lampblack.ruleset.Ruleset;
import lampblack.template.Assets;

/**
 * The workshop of a game as one HTML file: its files, to be changed, beside what is wrong with them and what its sheets
 * look like. It runs only its own scripts and asks for nothing.
 *
 * @param texts of the files of the game, by their names below its folder
 * @param bases the texts of the games that it builds on, by their paths, which begin with the folders of those
 * @param engine the script that checks and prints
 */
public record WorkshopFile(Ruleset game, Map<String, String> texts, Map<String, String> bases, byte[] engine,
        Messages messages) {

    private static final String OWN = "lampblack/workshop/";
    private static final List<String> SCRIPTS = List.of("engine.js", "preview.js", "workshop.js");
    private static final String UNPACK = "lampblack/published/unpack.js";
    private static final List<String> SCHEMAS = List.of("character.schema.json", "ruleset.schema.json",
            "ruleset-resolved.schema.json");
    private static final Pattern PLACE = Pattern.compile("\\{([a-z-]+)}");

    /** The whole file. */
    public String html() {
        String style = own("workshop.css");
        StringBuilder script = new StringBuilder(PublishedFile.packed(UNPACK));
        SCRIPTS.forEach(file -> script.append(own(file)));
        String engineScript = "self.lampblackWorkshop = (() => {\n" + PublishedFile.utf8(engine)
                + "\nreturn { start, check, blank, random, zip };\n})();";
        byte[] packed = pieces(engineScript, style).packed();
        Map<String, String> made = Map.of("policy", policy(List.of(engineScript, script.toString()), style), "style",
                style, "script", script.toString(), "packed", PlainLetters.of(packed), "size",
                String.valueOf(packed.length), "game", HtmlEscape.of(game.id()));
        return PLACE.matcher(own("page.html")).replaceAll(place -> Matcher.quoteReplacement(
                made.containsKey(place.group(1)) ? made.get(place.group(1)) : words(place.group(1))));
    }

    private String words(String place) {
        return HtmlEscape.of(messages.text("workshop.page." + place, "game", game.title()));
    }

    private PagePieces pieces(String engineScript, String style) {
        PagePieces pieces = new PagePieces().add("workshop", engineScript).add("worker", own("worker.js"))
                .add("style/web", PublishedFile.asset(Assets.packed(), "web.css") + GameStyles.css(List.of(game)))
                .add("style/workshop", style + PublishedFile.packed("lampblack/published/credits.css"))
                .add("credits", PublishedFile.credits(List.of(game), messages)).add("files", files())
                .add("bases", PublishedFile.texts(bases));
        PublishedFile.addSheets(PublishedWordings.of(List.of(game.title())),
                new PublishedFonts(PublishedFile.packed("templates/fonts.css")), SCHEMAS, pieces);
        return pieces;
    }

    /** As JSON, which scripts read. */
    private byte[] files() {
        List<List<String>> files = new ArrayList<>();
        texts.forEach((name, text) -> files.add(List.of(name, text)));
        return JsonPrinter.print(files).getBytes(StandardCharsets.UTF_8);
    }

    /** Nothing is loaded, sent or run but what stands in the page; the engine may run beside it. */
    private static String policy(List<String> scripts, String style) {
        StringBuilder policy = new StringBuilder("default-src 'none'; script-src");
        scripts.stream().map(PublishedFile::hash).sorted().forEach(hash -> policy.append(' ').append(hash));
        return policy.append("; worker-src blob:; style-src ").append(PublishedFile.hash(style))
                .append("; img-src data:; font-src data:; form-action 'none'; base-uri 'none'").toString();
    }

    private static String own(String file) {
        return PublishedFile.packed(OWN + file);
    }
}
