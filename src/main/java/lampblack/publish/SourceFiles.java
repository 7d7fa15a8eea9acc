package lampblack.publish;

import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import lampblack.judge.layer.PartNames;
import lampblack.page.published.CarriedSources;
import lampblack.page.published.PagePieces;
import lampblack.page.published.PageStock;
import lampblack.page.published.PublishedPage;

/** The files of games that a published file gives back: those whose authors allow it. */
public final class SourceFiles {

    private SourceFiles() {}

    /**
     * The texts by their paths, which begin with the folder of a game; none where no author allows it.
     *
     * @return empty where the page is none of ours, or is damaged
     */
    public static Optional<Map<String, String>> in(String html) {
        return Compression.unpacked(html).filter(pieces -> pieces.piece(PublishedPage.GAMES).isPresent())
                .flatMap(SourceFiles::read);
    }

    /** The pictures and typefaces of the games whose texts are given back, by their paths in the same way. */
    public static Map<String, byte[]> art(String html, Set<String> texts) {
        try {
            Map<String, byte[]> art = new TreeMap<>(Compression.unpacked(html).map(CarriedSources::art).orElse(Map.of()));
            art.keySet().removeIf(path -> !texts.contains(path.substring(0, path.indexOf('/') + 1) + PartNames.ROOT));
            return art;
        } catch (RuntimeException damaged) {
            return Map.of();
        }
    }

    private static Optional<Map<String, String>> read(PagePieces pieces) {
        try {
            Map<String, String> carried = CarriedSources.of(pieces);
            Map<String, String> texts = new TreeMap<>();
            pieces.piece(PublishedPage.SOURCES).map(PageStock::read).orElse(Map.of()).forEach((path, text) ->
                    texts.put(path, text.isEmpty() ? carried.getOrDefault(path, "") : text));
            return Optional.of(texts);
        } catch (RuntimeException damaged) {
            // Anybody may have written it, and nothing in it is counted on.
            return Optional.empty();
        }
    }
}
