package lampblack.store;

import java.nio.file.Path;

/**
 * A new text for a file.
 *
 * @param seenSha256 the hash of the file when the text was made, in hexadecimal digits
 */
public record FileChange(Path file, String text, String seenSha256) {}
