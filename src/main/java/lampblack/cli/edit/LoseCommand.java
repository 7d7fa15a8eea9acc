package lampblack.cli.edit;

import java.util.List;
import java.util.concurrent.Callable;
import lampblack.cli.shell.CommandContext;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

/** Writes down what a character lost. */
@Command(name = "lose", description = "Record what a character lost: `lose FILE assets=toolkit cash=1`.")
public final class LoseCommand implements Callable<Integer> {

    @Mixin
    private CommandContext context;

    @Mixin
    private EntryOptions entry;

    @Parameters(paramLabel = "LIST=NAME|CURRENCY=N|SET=NAME=N", arity = "1..*", index = "1..*",
            description = "An option of a list, an amount of a currency, or an entry of a set and how far it moves.")
    private List<String> things = List.of();

    @Override
    public Integer call() {
        return entry.add(context, "lose", rules -> GainList.of(context, rules, things));
    }
}
