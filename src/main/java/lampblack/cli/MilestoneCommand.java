package lampblack.cli;

import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.Callable;
import lampblack.io.LoadedCharacter;
import lampblack.node.NewValue;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

/** Writes down that a milestone was reached. */
@Command(name = "milestone", description = "Write down that a character reached a milestone.")
final class MilestoneCommand implements Callable<Integer> {

    @Mixin
    private Desk desk;

    @Mixin
    private EntryOptions options;

    @Mixin
    private Writing writing;

    @Parameters(paramLabel = "FILE", description = "The character.")
    private Path file;

    @Parameters(paramLabel = "MILESTONE", description = "The id of the milestone.")
    private String milestone;

    @Override
    public Integer call() {
        Optional<LoadedCharacter> character = desk.character(file);
        if (character.isEmpty()) {
            return Exit.ERRORS;
        }
        options.check(desk, character.get().outcome().sheet());
        desk.known("cli.no-milestone", milestone, character.get().outcome().sheet().milestones().keySet());
        return writing.add(desk, character.get(), options.entry("milestone", NewValue.of(milestone)));
    }
}
