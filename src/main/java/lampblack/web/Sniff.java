package lampblack.web;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** Whether a file could be what is looked for, told before it is loaded. */
final class Sniff {

    private Sniff() {}

    static boolean says(Path file, String words) {
        try {
            return Files.readString(file).contains(words);
        } catch (IOException unreadable) {
            return false;
        }
    }
}
