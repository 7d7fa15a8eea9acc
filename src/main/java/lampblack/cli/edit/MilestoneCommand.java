package lampblack.cli.edit;

import java.util.concurrent.Callable;
import lampblack.cli.shell.CommandContext;
import lampblack.node.NewValue;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

/** Writes down that a milestone was reached. */
@Command(name = "milestone", description = "Record that a character has reached a milestone.")
public final class MilestoneCommand implements Callable<Integer> {

    @Mixin
    private CommandContext context;

    @Mixin
    private EntryOptions entry;

    @Parameters(paramLabel = "MILESTONE", index = "1", description = "The id of the milestone.")
    private String milestone;

    @Override
    public Integer call() {
        return entry.add(context, "milestone", rules -> {
            context.requireKnown("cli.no-milestone", milestone, rules.milestones().keySet());
            return NewValue.of(milestone);
        });
    }
}
