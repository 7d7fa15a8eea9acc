package lampblack.cli.edit;

import java.util.function.Function;
import lampblack.cli.shell.ExitCode;

/** What becomes of a change to a file that another program has written meanwhile. */
enum OnConflict {

    /** Nothing is said or kept, since the change is made again to the file as it stands then. */
    REPEAT,
    /** It is told, and the text is kept beside the file. */
    TELL;

    /** Somebody who writes without end would keep everybody else waiting. */
    private static final int MOST = 40;

    /** Makes a change until no other program has come in between. @param change reads the file each time anew */
    static int settled(Function<OnConflict, Integer> change) {
        for (int i = 1; i < MOST; i++) {
            int exit = change.apply(REPEAT);
            if (exit != ExitCode.CONFLICT) {
                return exit;
            }
        }
        return change.apply(TELL);
    }
}
