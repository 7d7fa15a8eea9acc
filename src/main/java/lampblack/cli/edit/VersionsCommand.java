package lampblack.cli.edit;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import lampblack.cli.shell.CommandContext;
import lampblack.cli.shell.ExitCode;
import lampblack.diagnostic.Checked;
import lampblack.diagnostic.Message;
import lampblack.diagnostic.SafeText;
import lampblack.edit.LoadedCharacter;
import lampblack.load.CharacterLoader;
import lampblack.sheet.text.CharacterRemarks;
import lampblack.store.FileVersion;
import lampblack.store.TextFile;
import lampblack.store.VersionedStore;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

/** Lists the earlier versions of a character. */
@Command(name = "versions", description = "List the earlier versions of a character.")
public final class VersionsCommand implements Callable<Integer> {

    @Mixin
    private CommandContext context;

    @Parameters(paramLabel = "FILE", description = "The character.")
    private Path file;

    @Override
    public Integer call() {
        Path path = context.path(file);
        List<FileVersion> versions = new VersionedStore().versions(path);
        if (versions.isEmpty()) {
            context.printMessage("cli.no-versions", "file", file);
            return ExitCode.FINE;
        }
        versions.forEach(version ->
                context.printMessage("cli.version", "number", version.number(), "what", what(path, version)));
        return ExitCode.FINE;
    }

    private Message what(Path path, FileVersion version) {
        String shown = version.file().toString();
        Optional<TextFile> text = TextFile.read(version.file(), shown, "", CharacterLoader.LARGEST_FILE).value();
        // Judged as if it stood where the character stands, so that the same ruleset is found.
        Checked<LoadedCharacter> then = text.map(textFile -> context.characters().judge(path, textFile))
                .orElseGet(() -> new Checked<>(Optional.empty(), List.of()));
        return then.value().map(loadedCharacter -> Message.of("cli.version-of", "name", Message.verbatim(SafeText.line(
                        loadedCharacter.name())), "count", loadedCharacter.file().ledger().size(),
                        "standing",
                        CharacterRemarks.legality(loadedCharacter.evaluated())))
                .orElseGet(() -> Message.of("cli.version-damaged"));
    }
}
