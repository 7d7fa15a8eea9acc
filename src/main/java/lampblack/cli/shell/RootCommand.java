package lampblack.cli.shell;

import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ScopeType;
import picocli.CommandLine.Spec;

/** The program by itself, which shows what it can do. */
@Command(
        name = "lampblack",
        description = "Builds characters for Forged in the Dark games and keeps them within the rules.",
        synopsisSubcommandLabel = "COMMAND",
        commandListHeading = "%nCommands:%n",
        optionListHeading = "%n",
        footer = {"", "`lampblack COMMAND --help` describes one command."})
public final class RootCommand implements Runnable {

    @Spec
    private CommandSpec spec;

    @Option(names = {"-h", "--help"}, usageHelp = true, scope = ScopeType.INHERIT, description = "Show this help.")
    private boolean help;

    @Option(names = "--version", versionHelp = true, description = "Show the version of the program.")
    private boolean version;

    @Option(names = {"--colour", "--color"}, hidden = true, scope = ScopeType.INHERIT, defaultValue = "auto")
    private ColourMode colour;

    private final Environment environment;

    public RootCommand(Environment environment) {
        this.environment = environment;
    }

    Environment environment() {
        return environment;
    }

    boolean isColoured() {
        return colour == ColourMode.ALWAYS || colour == ColourMode.AUTO && environment.colours();
    }

    @Override
    public void run() {
        spec.commandLine().usage(spec.commandLine().getOut());
    }
}
