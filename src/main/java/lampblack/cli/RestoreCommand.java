package lampblack.cli;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import lampblack.io.CharacterStore;
import lampblack.io.SaveResult;
import lampblack.io.Version;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

/** Brings an earlier version of a character back. */
@Command(name = "restore",
        description = "Bring an earlier version of a character back; what stands there now is kept too.")
final class RestoreCommand implements Callable<Integer> {

    @Mixin
    private Desk desk;

    @Parameters(paramLabel = "FILE", description = "The character.")
    private Path file;

    @Parameters(paramLabel = "N", description = "The number of the version, as `versions` prints it.")
    private int number;

    @Override
    public Integer call() {
        CharacterStore store = new CharacterStore();
        Path path = desk.path(file);
        List<Version> versions = store.versions(path);
        Optional<Version> wanted = versions.stream().filter(each -> each.number() == number).findFirst();
        if (wanted.isEmpty()) {
            throw versions.isEmpty() ? desk.misuse("cli.no-versions", "file", file)
                    : desk.misuse("cli.no-version", "number", number, "known",
                            versions.stream().map(each -> (Object) each.number()).toList());
        }
        SaveResult saved = store.restore(path, wanted.get(), store.hash(path).orElse(""));
        int exit = Saving.report(desk, saved);
        if (exit == Exit.FINE) {
            desk.say("cli.restored", "file", file, "number", number);
        }
        return exit;
    }
}
