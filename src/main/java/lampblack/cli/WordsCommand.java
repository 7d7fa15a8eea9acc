package lampblack.cli;

import java.util.concurrent.Callable;
import lampblack.node.NewValue;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

/** Writes an entry that is nothing but words: a note, or how a career ended. */
@Command
final class WordsCommand implements Callable<Integer> {

    private final String kind;

    @Mixin
    private Desk desk;

    @Mixin
    private NewEntry entry;

    @Parameters(paramLabel = "WORDS", index = "1", description = "What to write down.")
    private String words;

    private WordsCommand(String kind) {
        this.kind = kind;
    }

    /** The command that writes entries of one kind. */
    static CommandLine of(String kind, String description) {
        CommandLine command = new CommandLine(new WordsCommand(kind));
        command.getCommandSpec().name(kind).usageMessage().description(description);
        return command;
    }

    @Override
    public Integer call() {
        return entry.add(desk, kind, rules -> NewValue.of(words));
    }
}
