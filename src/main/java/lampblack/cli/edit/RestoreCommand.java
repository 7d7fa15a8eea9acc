package lampblack.cli.edit;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import lampblack.cli.shell.CommandContext;
import lampblack.cli.shell.ExitCode;
import lampblack.cli.shell.SaveReport;
import lampblack.edit.LoadedCharacter;
import lampblack.replay.OtherHalves;
import lampblack.store.FileVersion;
import lampblack.store.SaveResult;
import lampblack.store.VersionedStore;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

/** Brings an earlier version of a character back. */
@Command(name = "restore",
        description = "Bring back an earlier version of a character; the current one is kept too.")
public final class RestoreCommand implements Callable<Integer> {

    @Mixin
    private CommandContext context;

    @Parameters(paramLabel = "FILE", description = "The character.")
    private Path file;

    @Parameters(paramLabel = "N", description = "The number of the version, as `versions` prints it.")
    private int number;

    @Override
    public Integer call() {
        VersionedStore store = new VersionedStore();
        Path path = context.path(file);
        List<FileVersion> versions = store.versions(path);
        Optional<FileVersion> wanted = versions.stream().filter(fileVersion -> fileVersion.number() == number)
                .findFirst();
        if (wanted.isEmpty()) {
            throw versions.isEmpty() ? context.usageError("cli.no-versions", "file", file)
                    : context.usageError("cli.no-version", "number", number, "known",
                            versions.stream().map(fileVersion -> (Object) fileVersion.number()).toList());
        }
        Optional<LoadedCharacter> before = context.characters().load(path).value();
        SaveResult saved = store.restore(path, wanted.get(), store.hash(path).orElse(""));
        int exit = SaveReport.report(context, saved);
        if (exit == ExitCode.FINE) {
            context.printMessage("cli.restored", "file", file, "number", number);
            Optional<LoadedCharacter> after = context.characters().load(path).value();
            if (before.isPresent() && after.isPresent()) {
                OtherHalves.between(before.get().file(), after.get().file())
                        .forEach(other -> context.printMessage("ledger.lone-half.others", "file", other));
            }
        }
        return exit;
    }
}
