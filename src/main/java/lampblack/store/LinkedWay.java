package lampblack.store;

import java.io.File;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Optional;
import java.util.regex.Pattern;

/**
 * What a link from one character to another may look like: a way to a {@code .yaml} file in the folder of the first,
 * below it, or below the folder that holds that one.
 */
public final class LinkedWay {

    private static final String END = ".yaml";
    private static final String UP = "..";

    /** What is a way from here on every system. */
    private static final Pattern WAY = Pattern.compile("[^/\\\\:*?\"<>|\\p{Cntrl}][^\\\\:*?\"<>|\\p{Cntrl}]*");

    private LinkedWay() {}

    /** Whether it is a way from here, on every system. */
    public static boolean isRelative(String way) {
        return WAY.matcher(way).matches();
    }

    /** Whether a relative way leads to a {@code .yaml} file no further up than one folder. */
    public static boolean staysNear(String way) {
        Path path = Path.of(way).normalize();
        return way.endsWith(END) && (path.getNameCount() == 1 || !path.getName(1).toString().equals(UP));
    }

    /** Whether a file lies where a link may lead, behind all links of the system. */
    public static boolean isReallyNear(Path folder, Path file) {
        try {
            Path real = folder.toRealPath();
            Path root = real.getParent() == null ? real : real.getParent();
            return file.toRealPath().startsWith(root);
        } catch (IOException gone) {
            return false;
        }
    }

    /** The way from a folder to a file, wherever they stand; empty where there is none. */
    public static Optional<String> from(Path folder, Path file) {
        Path here = folder.toAbsolutePath().normalize();
        Path there = file.toAbsolutePath().normalize();
        return here.getRoot().equals(there.getRoot())
                ? Optional.of(here.relativize(there).toString().replace(File.separatorChar, '/')) : Optional.empty();
    }

    /** The way from a folder to a file, as a link would write it; empty where no link may lead there. */
    public static Optional<String> between(Path folder, Path file) {
        return from(folder, file).filter(way -> leads(folder, way));
    }

    /** Whether a way from a folder is one that a link may have. */
    public static boolean leads(Path folder, String way) {
        return isRelative(way) && staysNear(way) && isReallyNear(folder.toAbsolutePath(),
                folder.toAbsolutePath().resolve(way).normalize());
    }
}
