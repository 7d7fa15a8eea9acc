package lampblack.cli.edit;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.stream.Stream;
import lampblack.character.TakenOption;
import lampblack.cli.shell.CommandContext;
import lampblack.cli.shell.ExitCode;
import lampblack.cli.shell.NameValue;
import lampblack.edit.LoadedCharacter;
import lampblack.edit.ProposedChange;
import lampblack.replay.EvaluatedCharacter;
import lampblack.rules.option.OwnerLink;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

/** Answers what an option asks. */
@Command(name = "answer", description = "Answer an option's question: `answer FILE old-friend who='Brother Ash'`.")
public final class AnswerCommand implements Callable<Integer> {

    @Mixin
    private CommandContext context;

    @Parameters(paramLabel = "FILE", description = "The character.")
    private Path file;

    @Parameters(paramLabel = "OPTION", description = "The option that asks.")
    private String option;

    @Parameters(paramLabel = "QUESTION=ANSWER", description = "The id of the question, and the answer.")
    private String answer;

    @Override
    public Integer call() {
        Optional<LoadedCharacter> character = context.characterToChange(file);
        if (character.isEmpty()) {
            return ExitCode.ERRORS;
        }
        NameValue pair = NameValue.of(context, answer);
        Optional<ProposedChange> attempt = ChangeWriter.editor(context)
                .answer(character.get(), option, pair.name(), pair.value());
        if (attempt.isEmpty()) {
            EvaluatedCharacter evaluated = character.get().evaluated();
            List<String> taken = Stream.concat(Stream.of(evaluated), evaluated.parts().values().stream()
                    .flatMap(parts -> parts.values().stream()))
                    .flatMap(evaluatedCharacter -> evaluatedCharacter.derived().choices().options().values().stream())
                    .flatMap(List::stream)
                    .filter(takenOption -> !takenOption.list().equals(OwnerLink.LIST))
                    .map(TakenOption::name).distinct().toList();
            context.requireKnown("cli.not-had", option, taken);
            return ExitCode.USAGE;
        }
        return ChangeWriter.apply(context, attempt.get(), after -> {
            context.printMessage("cli.answered", "option", option, "question", pair.name(), "answer", pair.value());
            after.todo().forEach(todo -> context.printMessage("cli.todo-left", "todo", todo.words()));
        });
    }
}
