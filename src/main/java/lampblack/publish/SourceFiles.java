package lampblack.publish;

import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;
import lampblack.judge.PartNames;
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

    /** The ids of the games that it carries, but for those whose texts are given back, in their order. */
    public static Set<String> kept(String html, Set<String> texts) {
        try {
            Set<String> games = games(Compression.unpacked(html).map(CarriedSources::of).orElse(Map.of()).keySet());
            games.removeAll(games(texts));
            return games;
        } catch (RuntimeException damaged) {
            return Set.of();
        }
    }

    /** What stands before the first slash of each path. */
    private static Set<String> games(Set<String> paths) {
        return paths.stream().map(path -> path.substring(0, Math.max(0, path.indexOf('/'))))
                .collect(Collectors.toCollection(TreeSet::new));
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
