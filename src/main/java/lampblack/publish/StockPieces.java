package lampblack.publish;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Base64;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import lampblack.diagnostic.Messages;
import lampblack.diagnostic.Source;
import lampblack.html.Icon;
import lampblack.html.TemplateWriter;
import lampblack.node.MapNode;
import lampblack.page.published.PagePieces;
import lampblack.page.published.PageStock;
import lampblack.page.published.PublishedFonts;
import lampblack.page.published.PublishedWords;
import lampblack.schema.BareSchema;
import lampblack.store.BundledFiles;
import lampblack.template.Assets;
import lampblack.template.CompiledTemplates;
import lampblack.yaml.PackedWriter;
import lampblack.yaml.TreeSerializer;
import lampblack.yaml.YamlReader;

/**
 * What published pages are made from whatever the games are, taken from the program.
 *
 * @param engine the script that they run on
 * @param beside what else that script is asked by who puts pages together, as it is listed in JavaScript
 * @param ofOne whether the page is that of a single game
 */
record StockPieces(byte[] engine, String beside, boolean ofOne) {

    private static final String OWN = "lampblack/published/";
    private static final List<String> SCRIPTS = List.of("unpack.js", "exchange.js", "pages.js", "keep.js",
            "link.js", "share.js", "start.js");
    private static final List<String> SHEET_STYLES = List.of("sheet.css", "large.css", "small.css", "cards.css", "design.css");
    /** What characters are held to. */
    private static final String SCHEMA = "character.schema.json";

    PagePieces pieces() {
        Assets assets = Assets.packed();
        PagePieces pieces = new PagePieces().add(PageStock.STYLE, asset(assets, "web.css"))
                .add(PageStock.CREDITS_STYLE, own("credits.css")).add("style/print", asset(assets, "print.css"))
                .add("engine", script());
        // What printing rests on is among the scripts of pages already.
        pieces.add("script/web", asset(assets, "web.js")).add("script/print", packed("templates/web/print.js"));
        addWords(pieces);
        pieces.add("sheets", TemplateWriter.write(CompiledTemplates.sheets()));
        SHEET_STYLES.forEach(file -> pieces.add(file, packed("templates/" + file)));
        pieces.add(SCHEMA, schema(SCHEMA));
        PublishedFonts fonts = new PublishedFonts(packed("templates/fonts.css"));
        pieces.add(PageStock.FONTS, fonts.css());
        fonts.files().forEach(file -> pieces.add(file, BundledFiles.file("templates/" + file).orElseThrow()));
        return pieces.add(PageStock.PAGE, own("page.html")).add(PageStock.PARTS, PageStock.written(parts(pieces)));
    }

    /** The engine under the name by which the page knows it. */
    String script() {
        return "window.lampblackEngine = (() => {\n" + utf8(engine)
                + "\nreturn { start, answer, keep, take, removed, code" + beside + " };\n})();";
    }

    private void addWords(PagePieces pieces) {
        Map<String, String> all = PublishedWordings.read();
        Map<String, String> asked = PublishedWordings.askedBy(utf8(engine), all);
        Map<String, String> others = new TreeMap<>(all);
        others.keySet().removeAll(asked.keySet());
        Messages words = new Messages((ofOne ? PublishedWords.ofOne(all) : all)::get);
        pieces.add(PageStock.WORDS, PageStock.written(asked)).add(PageStock.OTHER_WORDS, PageStock.written(others))
                .add(PageStock.TEMPLATES, TemplateWriter.write(CompiledTemplates.pages(words)));
    }

    private static Map<String, String> parts(PagePieces pieces) {
        StringBuilder script = new StringBuilder();
        SCRIPTS.forEach(file -> script.append(own(file)));
        List<String> run = new ArrayList<>(List.of(script.toString()));
        pieces.names().stream().filter(name -> name.equals("engine") || name.startsWith("script/"))
                .forEach(name -> run.add(utf8(pieces.bytes(name))));
        String style = own("starting.css");
        return new TreeMap<>(Map.of("policy", policy(run, style), "icon", Icon.LINK, "style", style,
                "script", script.toString()));
    }

    /** A schema as its text and its tree, so that it need not be read as JSON. @param file in the folder of schemas */
    static byte[] schema(String file) {
        String text = BareSchema.of(packed("schemas/" + file));
        MapNode tree = YamlReader.read(new Source("", text)).value().orElseThrow();
        return new PackedWriter().text(text).block(TreeSerializer.write(tree)).bytes();
    }

    /** Nothing is loaded, sent or run but what stands in the page. */
    private static String policy(List<String> scripts, String style) {
        return "default-src 'none'; script-src" + hashes(scripts) + "; style-src" + hashes(List.of(style))
                + "; img-src data:; font-src data:; form-action 'none'; base-uri 'none'";
    }

    /** The sums of scripts or styles, as a policy names them. */
    static String hashes(List<String> texts) {
        StringBuilder hashes = new StringBuilder();
        texts.stream().map(StockPieces::hash).sorted().forEach(hash -> hashes.append(' ').append(hash));
        return hashes.toString();
    }

    private static String hash(String text) {
        return "'sha256-" + Base64.getEncoder().encodeToString(EngineBuild.sha256()
                .digest(text.getBytes(StandardCharsets.UTF_8))) + "'";
    }

    private static String asset(Assets assets, String name) {
        return utf8(assets.files().get(name));
    }

    private static String own(String file) {
        return packed(OWN + file);
    }

    static String packed(String file) {
        return utf8(BundledFiles.file(file).orElseThrow(() -> new IllegalStateException("no " + file)));
    }

    private static String utf8(byte[] bytes) {
        return new String(bytes, StandardCharsets.UTF_8);
    }
}
