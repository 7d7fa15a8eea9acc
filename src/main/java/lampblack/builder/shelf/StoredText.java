package lampblack.builder.shelf;

import java.util.Optional;
import lampblack.diagnostic.Checked;
import lampblack.edit.VersionedText;

/** A file of a storage, read only on demand. */
public interface StoredText {

    /** In bytes; less than 0 where it is gone. */
    long length();

    /** When it was changed last, to the second, in milliseconds since 1970 began in UTC; 0 where it is gone. */
    long changed();

    /** What stands there; empty where it is gone. */
    Optional<byte[]> bytes();

    /** The same as text, or why it is none; not to be asked of pictures. */
    Checked<VersionedText> text();

    /** The version of the file, whether or not it is text; empty if the file is gone. */
    Optional<String> version();
}
