package lampblack.cli.shell;

import picocli.AutoComplete;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/** Prints a script by which a shell completes commands. */
@Command(name = "completion", hidden = true,
        description = "Print a script that lets bash or zsh complete commands: `source <(lampblack completion)`.")
public final class CompletionCommand implements Runnable {

    @Spec
    private CommandSpec spec;

    @Override
    public void run() {
        CommandLine root = spec.root().commandLine();
        root.getOut().print(AutoComplete.bash(spec.root().name(), root));
    }
}
