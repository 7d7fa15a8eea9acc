package lampblack.cli;

import java.util.concurrent.Callable;
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
    private NewEntry entry;

    @Parameters(paramLabel = "MILESTONE", index = "1", description = "The id of the milestone.")
    private String milestone;

    @Override
    public Integer call() {
        return entry.add(desk, "milestone", rules -> {
            desk.known("cli.no-milestone", milestone, rules.milestones().keySet());
            return NewValue.of(milestone);
        });
    }
}
