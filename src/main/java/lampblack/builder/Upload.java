package lampblack.builder;

import java.util.Map;

/** A file that somebody sends. */
public sealed interface Upload {

    /** What it is called. */
    String name();

    /** One file, whatever stands in it. */
    record SingleUpload(String name, byte[] bytes) implements Upload {}

    /** Several in one. @param files their bytes by their keys */
    record UploadedPack(String name, Map<String, byte[]> files) implements Upload {}

    /** One that cannot be taken. @param why the key of what is said of it */
    record UnusableUpload(String name, String why) implements Upload {}
}
