package lampblack.page.published;

import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import lampblack.yaml.PackedReader;
import lampblack.yaml.PackedWriter;

/** What published pages are made from whatever the games are. @param pieces by their names */
public record PageStock(Function<String, byte[]> pieces) {

    /** The page itself, with a place for each of {@link #PARTS} and for what is the games' own. */
    public static final String PAGE = "page.html";
    /** What goes into the page, as texts by the names of its places. */
    public static final String PARTS = "page-parts";
    /** The words that the engine asks for, those of any game, and the others that there are. */
    public static final String WORDS = "messages";
    public static final String OTHER_WORDS = "messages-beside";
    /** The templates of pages, with the words of {@link PublishedWords#ofOne(Map)}. */
    public static final String TEMPLATES = "pages";
    public static final String FONTS = "fonts.css";
    public static final String STYLE = "web.css";
    public static final String CREDITS_STYLE = "credits.css";

    /** What every page carries as it is, in this order. */
    public static final List<String> ALWAYS = List.of("style/print", "script/web", "script/print",
            "engine", "sheets", "sheet.css", "large.css", "small.css", "cards.css", "design.css", "character.schema.json");

    byte[] bytes(String name) {
        return pieces.apply(name);
    }

    String text(String name) {
        return new String(bytes(name), StandardCharsets.UTF_8);
    }

    Map<String, String> texts(String name) {
        return read(bytes(name));
    }

    /** Texts by their names, as one piece. */
    public static byte[] written(Map<String, String> texts) {
        PackedWriter written = new PackedWriter();
        texts.forEach((name, text) -> written.text(name).text(text));
        return written.bytes();
    }

    /** What {@link #written} wrote. */
    public static Map<String, String> read(byte[] piece) {
        PackedReader written = new PackedReader(piece);
        Map<String, String> texts = new LinkedHashMap<>();
        while (written.hasMore()) {
            texts.put(written.text(), written.text());
        }
        return texts;
    }
}
