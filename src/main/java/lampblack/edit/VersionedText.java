package lampblack.edit;

import lampblack.diagnostic.Source;

/** A text as it was read, and what tells it from every other text that may stand in its place. */
public interface VersionedText {

    /** The most that the text of a character may hold, in bytes. */
    int LARGEST = 4 << 20;

    Source source();

    /** What no other text in its place has, in letters, digits and hyphens; of a file its SHA-256 in hexadecimal. */
    String version();
}
