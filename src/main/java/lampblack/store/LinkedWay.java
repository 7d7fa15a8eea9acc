package lampblack.store;

import java.io.File;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Optional;
import lampblack.judge.RelativeWay;

/** Ways from one file to another, as links of characters have them: those that a {@link RelativeWay} may be. */
public final class LinkedWay {

    private LinkedWay() {}

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
        return RelativeWay.isOne(way) && RelativeWay.staysNear(way) && isReallyNear(folder.toAbsolutePath(),
                folder.toAbsolutePath().resolve(way).normalize());
    }
}
