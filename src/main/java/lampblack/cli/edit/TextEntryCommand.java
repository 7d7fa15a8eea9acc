package lampblack.cli.edit;

import java.util.concurrent.Callable;
import lampblack.cli.shell.CommandContext;
import lampblack.node.NewValue;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

/** Writes an entry that is nothing but words: a note, or how a career ended. */
@Command
public final class TextEntryCommand implements Callable<Integer> {

    private final String kind;

    @Mixin
    private CommandContext context;

    @Mixin
    private EntryOptions entry;

    @Parameters(paramLabel = "WORDS", index = "1", description = "The text to record.")
    private String words;

    private TextEntryCommand(String kind) {
        this.kind = kind;
    }

    /** The command that writes entries of one kind. */
    public static CommandLine of(String kind, String description) {
        CommandLine command = new CommandLine(new TextEntryCommand(kind));
        command.getCommandSpec().name(kind).usageMessage().description(description);
        return command;
    }

    @Override
    public Integer call() {
        return entry.add(context, kind, rules -> NewValue.of(words));
    }
}
