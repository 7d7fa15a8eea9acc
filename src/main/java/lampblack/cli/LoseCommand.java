package lampblack.cli;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import lampblack.io.LoadedCharacter;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

/** Writes down what a character lost. */
@Command(name = "lose", description = "Write down what a character lost: `lose FILE assets=toolkit cash=1`.")
final class LoseCommand implements Callable<Integer> {

    @Mixin
    private Desk desk;

    @Mixin
    private EntryOptions options;

    @Mixin
    private Writing writing;

    @Parameters(paramLabel = "FILE", description = "The character.")
    private Path file;

    @Parameters(paramLabel = "LIST=NAME|CURRENCY=N", arity = "1..*", index = "1..*",
            description = "An option of a list, or an amount of a currency.")
    private List<String> things = List.of();

    @Override
    public Integer call() {
        Optional<LoadedCharacter> character = desk.character(file);
        if (character.isEmpty()) {
            return Exit.ERRORS;
        }
        options.check(desk, character.get().outcome().sheet());
        return writing.add(desk, character.get(),
                options.entry("lose", Things.of(desk, character.get().outcome().sheet(), things)));
    }
}
