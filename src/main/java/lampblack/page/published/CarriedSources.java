package lampblack.page.published;

import java.util.LinkedHashMap;
import java.util.Map;
import lampblack.page.WrittenGame;

/** The files of games that a page carries since it plays by them. */
public final class CarriedSources {

    /** Before the ids of games, in the names of what is carried. */
    static final String GAME = "game/";
    static final String EXAMPLES = "examples/";

    private CarriedSources() {}

    /** Their texts, by their paths, which begin with the folder of a game. */
    public static Map<String, String> of(PagePieces pieces) {
        Map<String, String> texts = new LinkedHashMap<>();
        for (String name : pieces.names()) {
            if (name.startsWith(GAME)) {
                WrittenGame.sources(pieces.piece(name).orElseThrow())
                        .forEach(source -> texts.putIfAbsent(source.name(), source.text()));
            } else if (name.startsWith(EXAMPLES)) {
                PageStock.read(pieces.piece(name).orElseThrow()).forEach((stem, text) ->
                        texts.put(name.substring(EXAMPLES.length()) + "/characters/" + stem + ".yaml", text));
            }
        }
        return texts;
    }

    /** Their pictures and typefaces, in the same way. */
    public static Map<String, byte[]> art(PagePieces pieces) {
        Map<String, byte[]> art = new LinkedHashMap<>();
        for (String name : pieces.names()) {
            if (name.startsWith(GAME)) {
                art.putAll(WrittenGame.read(pieces.piece(name).orElseThrow()).art().files());
            }
        }
        return art;
    }
}
