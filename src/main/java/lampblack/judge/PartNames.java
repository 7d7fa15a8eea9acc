package lampblack.judge;

import java.util.List;
import java.util.stream.Stream;

/** Which files below a ruleset's folder are parts of it, by their paths. */
public final class PartNames {

    /** The file every ruleset has. */
    public static final String ROOT = "ruleset.yaml";

    /** The most files a ruleset may consist of. */
    public static final int MAX_FILES = 500;

    private static final String CONFLICT = ".conflict-";
    private static final String END = ".yaml";

    private PartNames() {}

    /** The parts among the files below a ruleset's folder, its first file first. */
    public static List<String> ordered(Stream<String> paths) {
        List<String> parts = paths.filter(PartNames::isPart).sorted().limit(MAX_FILES + 1).toList();
        return Stream.concat(parts.stream().filter(ROOT::equals), parts.stream().filter(part -> !part.equals(ROOT)))
                .toList();
    }

    /** Whether a file below a ruleset's folder is a part of it. */
    public static boolean isPart(String path) {
        return !path.startsWith("characters/") && !path.startsWith("tests/") && isOwnText(path);
    }

    /** Whether a file is one that somebody wrote there, rather than hidden or kept beside another. */
    public static boolean isOwnText(String path) {
        return path.endsWith(END) && !isConflict(path) && !path.startsWith(".") && !path.contains("/.");
    }

    /** Whether it is a text kept beside because the file had changed meanwhile. */
    private static boolean isConflict(String path) {
        int mark = path.lastIndexOf(CONFLICT);
        int number = mark + CONFLICT.length();
        return mark >= 0 && number < path.length() - END.length()
                && path.substring(number, path.length() - END.length()).chars().allMatch(c -> c >= '0' && c <= '9');
    }
}
