package lampblack.cli.show;

import java.util.Optional;
import java.util.concurrent.Callable;
import lampblack.cli.shell.CommandContext;
import lampblack.cli.shell.ExitCode;
import lampblack.node.NodePrinter;
import lampblack.ruleset.LoadedRuleset;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

/** Prints what the layers of a ruleset come to. */
@Command(name = "resolve",
        description = "Print a ruleset merged with everything it extends, with the layer of each entry.")
public final class ResolveCommand implements Callable<Integer> {

    @Mixin
    private CommandContext context;

    @Parameters(paramLabel = "ID|DIR", description = "The ruleset, by id or folder.")
    private String id;

    @Override
    public Integer call() {
        Optional<LoadedRuleset> ruleset = context.ruleset(id);
        if (ruleset.isEmpty()) {
            return ExitCode.ERRORS;
        }
        context.printMessage("cli.layers", "layers", ruleset.get().layers());
        context.out().print(NodePrinter.print(ruleset.get().tree(), ruleset.get().layers().size() > 1));
        return ExitCode.FINE;
    }
}
