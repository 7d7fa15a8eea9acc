package lampblack.builder;

import java.util.Map;
import java.util.Optional;
import lampblack.builder.shelf.GroupName;

/** An uploaded file. */
public sealed interface Upload {

    /** What it is called. */
    String name();

    /** A single file. */
    record SingleUpload(String name, byte[] bytes) implements Upload {}

    /**
     * Several in one.
     *
     * @param files their bytes by their keys, those of pictures by {@link #portrait}, what groups keep by
     *     {@link #group} and the dice log as {@link #ROLLS}
     */
    record UploadedPack(String name, Map<String, byte[]> files) implements Upload {

        /** What the dice log is found by, which is nobody's key. */
        public static final String ROLLS = "rolls/";
        private static final String GROUP = "group/";

        /** What the text of a group is found by, which is nobody's key. */
        public static String group(GroupName group) {
            return GROUP + group.written();
        }

        /** The group whose text is found by this; empty where it is something else. */
        public static Optional<GroupName> group(String found) {
            return found.startsWith(GROUP) ? Optional.of(GroupName.of(found.substring(GROUP.length())))
                    : Optional.empty();
        }

        /** What the picture of a character is found by, which is nobody's key. */
        public static String portrait(String key) {
            return "portrait/" + key;
        }
    }

    /** An upload that cannot be accepted. @param why the key of the message */
    record UnusableUpload(String name, String why) implements Upload {}
}
