package lampblack.cli.edit;

import java.util.List;
import java.util.concurrent.Callable;
import lampblack.cli.shell.CommandContext;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

/** Writes down what came to a character outside the price list. */
@Command(name = "gain",
        description = "Record what a character gained without buying it: `gain FILE hindrances='One Eye' cash=4`.")
public final class GainCommand implements Callable<Integer> {

    @Mixin
    private CommandContext context;

    @Mixin
    private EntryOptions entry;

    @Parameters(paramLabel = "LIST=NAME|CURRENCY=N|SET=NAME=N", arity = "1..*", index = "1..*",
            description = "An option of a list, an amount of a currency, or an entry of a set and how far it moves.")
    private List<String> things = List.of();

    @Override
    public Integer call() {
        return entry.add(context, "gain", rules -> GainList.of(context, rules, things));
    }
}
