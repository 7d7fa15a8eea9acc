package lampblack.cli;

import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;

/** A command that can do with files and folders alone. */
interface OnPaths extends Callable<Integer> {

    /** Sets up the command as if its line had named these, and nothing else. */
    void set(Desk desk, List<Path> paths);
}
