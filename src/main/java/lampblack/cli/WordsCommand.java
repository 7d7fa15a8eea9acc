package lampblack.cli;

import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.Callable;
import lampblack.io.LoadedCharacter;
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
    private EntryOptions options;

    @Mixin
    private Writing writing;

    @Parameters(paramLabel = "FILE", description = "The character.")
    private Path file;

    @Parameters(paramLabel = "WORDS", description = "What to write down.")
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
        Optional<LoadedCharacter> character = desk.character(file);
        if (character.isEmpty()) {
            return Exit.ERRORS;
        }
        options.check(desk, character.get().outcome().sheet());
        return writing.add(desk, character.get(), options.entry(kind, NewValue.of(words)));
    }
}
