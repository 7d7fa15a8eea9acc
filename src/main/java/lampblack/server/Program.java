package lampblack.server;

import java.util.Map;
import lampblack.cli.Main;
import lampblack.cli.shell.ExtraCommand;

/** Where the whole program starts: the command line with the server. */
public final class Program {

    /** The commands that the command line has from here. */
    public static final Map<String, ExtraCommand> COMMANDS =
            Map.of("serve", new ExtraCommand(ServeCommand::new, ServeCommand::plain));

    private Program() {}

    public static void main(String[] arguments) {
        Main.process(arguments, COMMANDS);
    }
}
