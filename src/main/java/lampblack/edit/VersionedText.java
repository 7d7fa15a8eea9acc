package lampblack.edit;

import lampblack.diagnostic.Source;

/** A text as it was read, and what tells it from every other text that may stand in its place. */
public interface VersionedText {

    Source source();

    /** The SHA-256 of what was read, in hexadecimal digits. */
    String version();
}
