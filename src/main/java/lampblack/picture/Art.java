package lampblack.picture;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The pictures and typefaces in the folders {@code art} of a game and of all that it builds on.
 *
 * @param files what they hold, by their paths, which begin with the folder of their game: {@code ember/art/logo.svg}
 * @param isKnown whether they were looked for; where they were not, none is missed
 */
public record Art(Map<String, byte[]> files, boolean isKnown) {

    /** Where nobody looked for any. */
    public static final Art UNKNOWN = new Art(Map.of(), false);

    /** What their paths below the folder of a game begin with. */
    public static final String FOLDER = "art/";

    /** The most bytes that one of them may hold. */
    public static final int LARGEST = 1 << 20;

    /** How many a game may have. */
    public static final int MOST = 60;

    public Art {
        files = new LinkedHashMap<>(files);
    }

    /** One of a game. @param path below its folder */
    public Optional<byte[]> file(String game, String path) {
        return Optional.ofNullable(files.get(game + "/" + path));
    }

    /** The paths of those of a game, below its folder. */
    public List<String> names(String game) {
        return files.keySet().stream().filter(path -> path.startsWith(game + "/"))
                .map(path -> path.substring(game.length() + 1)).toList();
    }

    /** These and others. */
    public Art plus(Art others) {
        Map<String, byte[]> all = new LinkedHashMap<>(files);
        all.putAll(others.files);
        return new Art(all, isKnown || others.isKnown);
    }

    /** Those of them that are wanted. @param paths as those of the files */
    public Art only(List<String> paths) {
        Map<String, byte[]> some = new LinkedHashMap<>();
        paths.stream().filter(files::containsKey).forEach(path -> some.put(path, files.get(path)));
        return new Art(some, isKnown);
    }
}
