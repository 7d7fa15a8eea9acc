package lampblack.cli.edit;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.stream.Stream;
import lampblack.cli.shell.CommandContext;
import lampblack.cli.shell.ExitCode;
import lampblack.diagnostic.Code;
import lampblack.edit.LoadedCharacter;
import lampblack.edit.RulingsForChange;
import lampblack.node.NewValue;
import lampblack.sheet.text.CharacterRemarks;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Writes down that a table breaks a rule, and why. */
@Command(name = "rule",
        description = "Allow what a rule forbids: `rule FILE creation.over-budget --because 'Session zero.'`.")
public final class RuleCommand implements Callable<Integer> {

    @Mixin
    private CommandContext context;

    @Parameters(paramLabel = "FILE", description = "The character.")
    private Path file;

    @Parameters(paramLabel = "CODE", description = "The code of the problem, such as creation.over-budget.")
    private String code;

    @Option(names = "--on", paramLabel = "SUBJECT",
            description = "The one thing it is allowed on: a step, trait or option.")
    private Optional<String> on = Optional.empty();

    @Option(names = "--up-to", paramLabel = "N",
            description = "How far it may go; as far as the problem goes if left out.")
    private Optional<Long> upTo = Optional.empty();

    @Option(names = "--because", paramLabel = "TEXT", required = true,
            description = "The reason, which is printed on the sheet.")
    private String because;

    @Option(names = "--by", paramLabel = "WHO", description = "Who allows it.")
    private Optional<String> by = Optional.empty();

    @Override
    public Integer call() {
        Optional<LoadedCharacter> character = context.characterToChange(file);
        if (character.isEmpty()) {
            return ExitCode.ERRORS;
        }
        List<String> codes = new ArrayList<>(Stream.of(Code.values()).map(Code::id).toList());
        character.get().evaluated().sheet().withParts()
                .forEach(sheet -> sheet.rules().keySet().forEach(id -> codes.add("rule." + id)));
        if (!codes.contains(code)) {
            context.requireKnown("cli.no-code", code, codes);
        }
        List<NewValue> rulings = new RulingsForChange(because, by).rulings(character.get().evaluated(), code, on, upTo);
        return ChangeWriter.apply(context, ChangeWriter.editor(context).rule(character.get(), rulings), after ->
                context.printMessage("cli.ruled", "code", code, "standing", CharacterRemarks.legality(after)));
    }
}
