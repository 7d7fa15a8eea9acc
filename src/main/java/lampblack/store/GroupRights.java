package lampblack.store;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/**
 * Rights of what is new in a folder that several users share. The mask of the one who comes first would otherwise keep
 * the others from writing. Systems without such rights have none to give, and what is another user's stays as it is.
 */
final class GroupRights {

    private static final String MODE = "unix:mode";
    private static final int ALL = 0xfff;
    private static final int SHARED = 0x400;
    private static final int GROUP_WRITES = 0x10;
    private static final int OTHERS_WRITE = 0x2;
    private static final int OWNER_READS_AND_WRITES = 0x180;
    private static final int GROUP_READS_AND_WRITES = 0x30;
    private static final int OTHERS_READ_AND_WRITE = 0x6;
    private static final int GROUP_READS = 0x20;
    private static final int OTHERS_READ = 0x4;

    private GroupRights() {}

    /** A new folder gets the rights of the one that it is in. */
    static void sameAs(Path made, Path folder) {
        change(made, mode(folder), mode(made));
    }

    /** A new file that tells nothing may be written by everybody who may write in its folder. */
    static void writable(Path made, Path folder) {
        int of = mode(folder);
        change(made, OWNER_READS_AND_WRITES | ((of & GROUP_WRITES) != 0 ? GROUP_READS_AND_WRITES : 0)
                | ((of & OTHERS_WRITE) != 0 ? OTHERS_READ_AND_WRITE : 0), mode(made));
    }

    /** A new file that tells nothing may be read by everybody who may look into its folder. */
    static void readable(Path made, Path folder) {
        change(made, OWNER_READS_AND_WRITES | mode(folder) & (GROUP_READS | OTHERS_READ), mode(made));
    }

    /** A new file in a folder that belongs to a group, as its set-group-id bit says, is the group's to write. */
    static void ofGroup(Path made, Path folder) {
        int of = mode(folder);
        if ((of & SHARED) != 0 && (of & GROUP_WRITES) != 0) {
            change(made, mode(made) | GROUP_READS_AND_WRITES, mode(made));
        }
    }

    private static int mode(Path file) {
        try {
            return (int) Files.getAttribute(file, MODE) & ALL;
        } catch (IOException | UnsupportedOperationException | IllegalArgumentException none) {
            return 0;
        }
    }

    private static void change(Path file, int wanted, int is) {
        if (is == 0 || wanted == is || wanted == 0) {
            return;
        }
        try {
            Files.setAttribute(file, MODE, wanted);
        } catch (IOException | UnsupportedOperationException | IllegalArgumentException notOurs) {
            return;
        }
    }
}
