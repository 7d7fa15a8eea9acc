package lampblack.store;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import lampblack.judge.RelativeWay;

/**
 * One file of a save of several.
 *
 * @param way to it from the folder of the journal
 * @param before the hash of what stood there, in hexadecimal digits
 * @param after what is to stand there; not to be changed
 */
record JournalTarget(String way, String before, byte[] after) {

    /** What stands there now. */
    enum Found {
        BEFORE, AFTER, SOMETHING_ELSE
    }

    Path file(Path folder) {
        return folder.resolve(way).normalize();
    }

    /** Whether a link of a character in that folder may lead there; it never leads to what is hidden. */
    boolean isPermitted(Path folder) {
        if (!RelativeWay.isOne(way) || !RelativeWay.staysNear(way)) {
            return false;
        }
        Path path = Path.of(way).normalize();
        for (Path name : path) {
            if (name.toString().startsWith(".") && !name.toString().equals("..")) {
                return false;
            }
        }
        Path file = file(folder);
        return !Files.isSymbolicLink(file) && (!Files.exists(file) || LinkedWay.isReallyNear(folder, file));
    }

    Found found(Path folder) throws IOException {
        Path file = file(folder);
        if (!Files.isRegularFile(file, LinkOption.NOFOLLOW_LINKS)) {
            return Found.SOMETHING_ELSE;
        }
        String now = TextFile.sha256(Files.readAllBytes(file));
        return now.equals(TextFile.sha256(after)) ? Found.AFTER : now.equals(before) ? Found.BEFORE
                : Found.SOMETHING_ELSE;
    }
}
