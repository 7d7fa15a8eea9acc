package lampblack.builder;

import java.util.Map;

/** An uploaded file. */
public sealed interface Upload {

    /** What it is called. */
    String name();

    /** A single file. */
    record SingleUpload(String name, byte[] bytes) implements Upload {}

    /** Several in one. @param files their bytes by their keys */
    record UploadedPack(String name, Map<String, byte[]> files) implements Upload {}

    /** An upload that cannot be accepted. @param why the key of the message */
    record UnusableUpload(String name, String why) implements Upload {}
}
