package lampblack.cli;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.stream.Stream;
import lampblack.character.Taken;
import lampblack.engine.Outcome;
import lampblack.io.Attempt;
import lampblack.io.LoadedCharacter;
import lampblack.rules.Link;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

/** Answers what an option asks. */
@Command(name = "answer", description = "Answer what an option asks: `answer FILE old-friend who='Brother Ash'`.")
final class AnswerCommand implements Callable<Integer> {

    @Mixin
    private Desk desk;

    @Parameters(paramLabel = "FILE", description = "The character.")
    private Path file;

    @Parameters(paramLabel = "OPTION", description = "The option that asks.")
    private String option;

    @Parameters(paramLabel = "QUESTION=ANSWER", description = "The id of the question, and the answer.")
    private String answer;

    @Override
    public Integer call() {
        Optional<LoadedCharacter> character = desk.character(file);
        if (character.isEmpty()) {
            return Exit.ERRORS;
        }
        Pair pair = Pair.of(desk, answer);
        Optional<Attempt> attempt = Writing.editor(desk).answer(character.get(), option, pair.name(), pair.value());
        if (attempt.isEmpty()) {
            Outcome outcome = character.get().outcome();
            List<String> taken = Stream.concat(Stream.of(outcome), outcome.parts().values().stream()
                    .flatMap(parts -> parts.values().stream()))
                    .flatMap(each -> each.standing().state().options().values().stream()).flatMap(List::stream)
                    .filter(each -> !each.list().equals(Link.LIST))
                    .map(Taken::name).distinct().toList();
            desk.known("cli.not-had", option, taken);
            return Exit.USAGE;
        }
        if (!attempt.get().isFree()) {
            return Writing.refuse(desk, attempt.get(), attempt.get().added());
        }
        int exit = Writing.save(desk, attempt.get());
        if (exit == Exit.FINE) {
            desk.say("cli.answered", "option", option, "question", pair.name(), "answer", pair.value());
            attempt.get().after().orElseThrow().outcome().todo()
                    .forEach(todo -> desk.say("cli.todo-left", "todo", todo.words()));
        }
        return exit;
    }
}
