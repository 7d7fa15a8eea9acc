package lampblack.cli.shell;

import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;

/** A command that can do with files and folders alone. */
public interface PathCommand extends Callable<Integer> {

    /** Sets up the command as if its line had named these, and nothing else. */
    void setPaths(CommandContext context, List<Path> paths);
}
