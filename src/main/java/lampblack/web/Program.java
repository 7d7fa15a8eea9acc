package lampblack.web;

import java.util.Map;
import lampblack.cli.Further;
import lampblack.cli.Main;

/** Where the whole program starts: the command line with the server. */
public final class Program {

    /** The commands that the command line has from here. */
    public static final Map<String, Further> COMMANDS =
            Map.of("serve", new Further(ServeCommand::new, ServeCommand::plain));

    private Program() {}

    public static void main(String[] arguments) {
        Main.process(arguments, COMMANDS);
    }
}
