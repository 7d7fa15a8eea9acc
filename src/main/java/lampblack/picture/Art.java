package lampblack.picture;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import lampblack.diagnostic.Checked;

/**
 * The pictures and typefaces in the folders {@code art} and {@code fonts} of a game and of all that it builds on.
 *
 * @param files what they hold, by their paths, which begin with the folder of their game: {@code ember/art/logo.svg}
 * @param typefaces what was read from those that are to be typefaces, by the same paths
 * @param isKnown whether they were looked for; where they were not, none is missed
 */
public record Art(Map<String, byte[]> files, Map<String, Checked<Typeface>> typefaces, boolean isKnown) {

    /** Where nobody looked for any. */
    public static final Art UNKNOWN = new Art(Map.of(), Map.of(), false);

    /** What the paths of pictures below the folder of a game begin with. */
    public static final String FOLDER = "art/";

    /** What those of typefaces begin with. */
    public static final String FONTS = "fonts/";

    /** The most bytes that one of them may hold. */
    public static final int LARGEST = 1 << 20;

    /** How many of each a game may have. */
    public static final int MOST = 60;

    public Art {
        files = new LinkedHashMap<>(files);
        typefaces = new LinkedHashMap<>(typefaces);
    }

    /** Whether a path below the folder of a game is that of one. */
    public static boolean isPath(String path) {
        return path.startsWith(FOLDER) || path.startsWith(FONTS);
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
        Map<String, Checked<Typeface>> read = new LinkedHashMap<>(typefaces);
        read.putAll(others.typefaces);
        return new Art(all, read, isKnown || others.isKnown);
    }

    /** Those of them that are wanted. @param paths as those of the files */
    public Art only(List<String> paths) {
        Map<String, byte[]> some = new LinkedHashMap<>();
        Map<String, Checked<Typeface>> read = new LinkedHashMap<>();
        paths.stream().filter(files::containsKey).forEach(path -> some.put(path, files.get(path)));
        paths.stream().filter(typefaces::containsKey).forEach(path -> read.put(path, typefaces.get(path)));
        return new Art(some, read, isKnown);
    }
}
