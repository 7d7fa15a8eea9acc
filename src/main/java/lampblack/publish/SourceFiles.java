package lampblack.publish;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import lampblack.page.WrittenGame;
import lampblack.yaml.PackedReader;

/** The files of games that a published file gives back: those whose authors allow it. */
public final class SourceFiles {

    /** Before the ids of games, in the names of what is carried. */
    static final String GAME = "game/";
    static final String EXAMPLES = "examples/";
    static final String GAMES = "games";
    static final String PIECE = "sources";

    private SourceFiles() {}

    /**
     * The texts by their paths, which begin with the folder of a game; none where no author allows it.
     *
     * @return empty where the page is none of ours, or is damaged
     */
    public static Optional<Map<String, String>> in(String html) {
        return PagePieces.in(html).filter(pieces -> pieces.piece(GAMES).isPresent()).flatMap(SourceFiles::read);
    }

    private static Optional<Map<String, String>> read(PagePieces pieces) {
        try {
            Map<String, String> carried = carried(pieces);
            Map<String, String> texts = new TreeMap<>();
            pieces.piece(PIECE).map(SourceFiles::texts).orElse(Map.of()).forEach((path, text) ->
                    texts.put(path, text.isEmpty() ? carried.getOrDefault(path, "") : text));
            return Optional.of(texts);
        } catch (RuntimeException damaged) {
            // Anybody may have written it, and nothing in it is counted on.
            return Optional.empty();
        }
    }

    /** The texts that a page carries since it plays by them. */
    static Map<String, String> carried(PagePieces pieces) {
        Map<String, String> texts = new LinkedHashMap<>();
        for (String name : pieces.names()) {
            if (name.startsWith(GAME)) {
                WrittenGame.sources(pieces.piece(name).orElseThrow())
                        .forEach(source -> texts.putIfAbsent(source.name(), source.text()));
            } else if (name.startsWith(EXAMPLES)) {
                texts(pieces.piece(name).orElseThrow()).forEach((stem, text) ->
                        texts.put(name.substring(EXAMPLES.length()) + "/characters/" + stem + ".yaml", text));
            }
        }
        return texts;
    }

    private static Map<String, String> texts(byte[] piece) {
        PackedReader written = new PackedReader(piece);
        Map<String, String> texts = new LinkedHashMap<>();
        while (written.hasMore()) {
            texts.put(written.text(), written.text());
        }
        return texts;
    }
}
