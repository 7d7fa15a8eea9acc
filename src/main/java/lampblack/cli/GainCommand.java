package lampblack.cli;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import lampblack.io.LoadedCharacter;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

/** Writes down what came to a character outside the price list. */
@Command(name = "gain",
        description = "Write down what came to a character unbought: `gain FILE hindrances='One Eye' cash=4`.")
final class GainCommand implements Callable<Integer> {

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
                options.entry("gain", Things.of(desk, character.get().outcome().sheet(), things)));
    }
}
