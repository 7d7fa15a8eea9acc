package lampblack.cli.create;

import java.util.concurrent.Callable;
import lampblack.cli.shell.UsageErrors;
import lampblack.diagnostic.Message;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/** Begins something new. */
@Command(name = "new", description = "Create a ruleset, a character or templates.",
        subcommands = {NewRulesetCommand.class, NewCharacterCommand.class, NewTemplatesCommand.class})
public final class NewCommand implements Callable<Integer> {

    @Spec
    private CommandSpec spec;

    @Override
    public Integer call() {
        throw new UsageErrors.UsageException(spec.commandLine(), Message.of("cli.new-what"));
    }
}
