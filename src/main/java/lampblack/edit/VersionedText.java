package lampblack.edit;

import lampblack.diagnostic.Source;

/** A text as it was read, and what tells it from every other text that may stand in its place. */
public interface VersionedText {

    /** The most that the text of a character may hold, in bytes. */
    int LARGEST = 4 << 20;

    Source source();

    /** The SHA-256 of what was read, in hexadecimal digits. */
    String version();
}
