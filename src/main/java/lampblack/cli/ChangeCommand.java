package lampblack.cli;

import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.Callable;
import lampblack.io.LoadedCharacter;
import lampblack.node.NewValue;
import lampblack.rules.OptionKey;
import lampblack.rules.OptionList;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

/** Changes a character's playbook in play. */
@Command(name = "change", description = "Change a character's playbook: `change FILE ghost`.")
final class ChangeCommand implements Callable<Integer> {

    @Mixin
    private Desk desk;

    @Mixin
    private EntryOptions options;

    @Mixin
    private Writing writing;

    @Parameters(paramLabel = "FILE", description = "The character.")
    private Path file;

    @Parameters(paramLabel = "PLAYBOOK", description = "The id of the playbook.")
    private String playbook;

    @Override
    public Integer call() {
        Optional<LoadedCharacter> character = desk.character(file);
        if (character.isEmpty()) {
            return Exit.ERRORS;
        }
        options.check(desk, character.get().outcome().sheet());
        OptionList playbooks = character.get().outcome().sheet().lists().get(OptionKey.PLAYBOOKS);
        desk.known("cli.no-playbook", playbook, playbooks == null ? Set.of() : playbooks.entries().keySet());
        return writing.add(desk, character.get(),
                options.entry("change", NewValue.map(Map.of("playbook", NewValue.of(playbook)))));
    }
}
