package lampblack.cli.print;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import lampblack.cli.shell.CommandContext;

/** A blank sheet as it is named: {@code GAME} or {@code GAME/PLAYBOOK}, where a game may be a folder. */
record BlankChoice(String game, Optional<String> playbook) {

    /** @param otherwise the playbook where none is named with the game */
    static BlankChoice of(CommandContext context, String written, Optional<String> otherwise) {
        int slash = written.lastIndexOf('/');
        if (slash <= 0 || slash == written.length() - 1 || Files.exists(context.path(Path.of(written)))) {
            return new BlankChoice(written, otherwise);
        }
        return new BlankChoice(written.substring(0, slash), Optional.of(written.substring(slash + 1)));
    }
}
