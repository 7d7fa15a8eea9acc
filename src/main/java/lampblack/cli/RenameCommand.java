package lampblack.cli;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import lampblack.character.State;
import lampblack.character.Taken;
import lampblack.diagnostic.Message;
import lampblack.diagnostic.Shown;
import lampblack.engine.Outcome;
import lampblack.io.Attempt;
import lampblack.io.LoadedCharacter;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

/** Renames what a player named, wherever the file mentions it. */
@Command(name = "rename", description = "Rename what a player named, in every mention: `rename FILE Stealth Sneaking`.")
final class RenameCommand implements Callable<Integer> {

    @Mixin
    private Desk desk;

    @Parameters(paramLabel = "FILE", description = "The character.")
    private Path file;

    @Parameters(paramLabel = "OLD", description = "The name as it is.")
    private String old;

    @Parameters(paramLabel = "NEW", description = "The name as it shall be.")
    private String name;

    @Override
    public Integer call() {
        Optional<LoadedCharacter> character = desk.character(file);
        if (character.isEmpty()) {
            return Exit.ERRORS;
        }
        desk.known("cli.not-named", old, made(character.get().outcome()));
        Attempt attempt = Writing.editor(desk).rename(character.get(), old, name);
        if (!attempt.isFree()) {
            return Writing.refuse(desk, attempt, attempt.added());
        }
        int exit = Writing.save(desk, attempt);
        if (exit == Exit.FINE) {
            desk.say("cli.renamed", "old", Message.verbatim(Shown.line(old)), "new", Message.verbatim(Shown.line(name)));
        }
        return exit;
    }

    private static List<String> made(Outcome outcome) {
        State state = outcome.standing().state();
        List<String> names = new ArrayList<>();
        state.ratings().values().forEach(set -> set.values().forEach(each -> names.add(each.name())));
        state.options().values().forEach(list -> list.stream().filter(Taken::made).forEach(each -> names.add(each.name())));
        outcome.parts().values().forEach(parts -> parts.forEach((part, own) -> {
            names.add(part);
            names.addAll(made(own));
        }));
        return names;
    }
}
