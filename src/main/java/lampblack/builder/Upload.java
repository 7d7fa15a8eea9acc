package lampblack.builder;

import java.util.Map;

/** An uploaded file. */
public sealed interface Upload {

    /** What it is called. */
    String name();

    /** A single file. */
    record SingleUpload(String name, byte[] bytes) implements Upload {}

    /** Several in one. @param files their bytes by their keys, and those of pictures by {@link #portrait} */
    record UploadedPack(String name, Map<String, byte[]> files) implements Upload {

        /** What the picture of a character is found by, which is nobody's key. */
        public static String portrait(String key) {
            return "portrait/" + key;
        }
    }

    /** An upload that cannot be accepted. @param why the key of the message */
    record UnusableUpload(String name, String why) implements Upload {}
}
