package lampblack.cli.edit;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import lampblack.character.Choices;
import lampblack.character.TakenOption;
import lampblack.cli.shell.CommandContext;
import lampblack.cli.shell.ExitCode;
import lampblack.diagnostic.Message;
import lampblack.diagnostic.SafeText;
import lampblack.edit.LoadedCharacter;
import lampblack.replay.EvaluatedCharacter;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

/** Renames what a player named, wherever the file mentions it. */
@Command(name = "rename",
        description = "Rename something a player has named, everywhere: `rename FILE Stealth Sneaking`.")
public final class RenameCommand implements Callable<Integer> {

    @Mixin
    private CommandContext context;

    @Parameters(paramLabel = "FILE", description = "The character.")
    private Path file;

    @Parameters(paramLabel = "OLD", description = "The current name.")
    private String old;

    @Parameters(paramLabel = "NEW", description = "The new name.")
    private String name;

    @Override
    public Integer call() {
        Optional<LoadedCharacter> character = context.characterToChange(file);
        if (character.isEmpty()) {
            return ExitCode.ERRORS;
        }
        context.requireKnown("cli.not-named", old, made(character.get().evaluated()));
        return ChangeWriter.apply(context, ChangeWriter.editor(context).rename(character.get(), old, name), after ->
                context.printMessage("cli.renamed", "old", Message.verbatim(SafeText.line(old)), "new",
                        Message.verbatim(SafeText.line(name))));
    }

    private static List<String> made(EvaluatedCharacter evaluated) {
        Choices choices = evaluated.derived().choices();
        List<String> names = new ArrayList<>();
        choices.ratings().values().forEach(set -> set.values().forEach(rating -> names.add(rating.name())));
        choices.options().values().forEach(list -> list.stream().filter(TakenOption::made)
                .forEach(takenOption -> names.add(takenOption.name())));
        evaluated.parts().values().forEach(parts -> parts.forEach((part, own) -> {
            names.add(part);
            names.addAll(made(own));
        }));
        return names;
    }
}
