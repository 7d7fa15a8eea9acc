package lampblack.server;

import java.util.Map;
import java.util.concurrent.Callable;
import java.util.function.Supplier;
import lampblack.cli.Main;

/** Where the whole program starts: the command line with the server. */
public final class Program {

    /** The commands that the command line has from here. */
    public static final Map<String, Supplier<Callable<Integer>>> COMMANDS = Map.of("serve", ServeCommand::new);

    private Program() {}

    public static void main(String[] arguments) {
        Main.process(arguments, COMMANDS);
    }
}
