package lampblack.cli.edit;

import java.util.Map;
import java.util.Set;
import java.util.concurrent.Callable;
import lampblack.cli.shell.CommandContext;
import lampblack.node.NewValue;
import lampblack.rules.option.OptionKey;
import lampblack.rules.option.OptionList;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

/** Changes a character's playbook in play. */
@Command(name = "change", description = "Change a character's playbook: `change FILE ghost`.")
public final class ChangeCommand implements Callable<Integer> {

    @Mixin
    private CommandContext context;

    @Mixin
    private EntryOptions entry;

    @Parameters(paramLabel = "PLAYBOOK", index = "1", description = "The id of the playbook.")
    private String playbook;

    @Override
    public Integer call() {
        return entry.add(context, "change", rules -> {
            OptionList playbooks = rules.lists().get(OptionKey.PLAYBOOKS);
            context.requireKnown("cli.no-playbook", playbook, playbooks == null ? Set.of()
                    : playbooks.entries().keySet());
            return NewValue.map(Map.of("playbook", NewValue.of(playbook)));
        });
    }
}
