package lampblack.cli;

import java.util.concurrent.Callable;
import picocli.CommandLine.Command;

@Command(name = "compare")
final class CompareCommand implements Callable<Integer> {
    @Override
    public Integer call() {
        return 0;
    }
}
