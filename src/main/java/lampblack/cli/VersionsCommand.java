package lampblack.cli;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import lampblack.diagnostic.Checked;
import lampblack.diagnostic.Message;
import lampblack.diagnostic.Shown;
import lampblack.io.CharacterJson;
import lampblack.io.CharacterLoader;
import lampblack.io.CharacterStore;
import lampblack.io.LoadedCharacter;
import lampblack.io.TextFile;
import lampblack.io.Version;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

/** Lists the earlier versions of a character. */
@Command(name = "versions", description = "List the earlier versions of a character that are kept.")
final class VersionsCommand implements Callable<Integer> {

    @Mixin
    private Desk desk;

    @Parameters(paramLabel = "FILE", description = "The character.")
    private Path file;

    @Override
    public Integer call() {
        Path path = desk.path(file);
        List<Version> versions = new CharacterStore().versions(path);
        if (versions.isEmpty()) {
            desk.say("cli.no-versions", "file", file);
            return Exit.FINE;
        }
        versions.forEach(version -> desk.say("cli.version", "number", version.number(), "what", what(path, version)));
        return Exit.FINE;
    }

    private Message what(Path path, Version version) {
        String shown = version.file().toString();
        Optional<TextFile> text = TextFile.read(version.file(), shown, "", CharacterLoader.LARGEST_FILE).value();
        // Judged as if it stood where the character stands, so that the same ruleset is found.
        Checked<LoadedCharacter> then = text.map(each -> desk.characters().judge(path, each))
                .orElseGet(() -> new Checked<>(Optional.empty(), List.of()));
        return then.value().map(each -> Message.of("cli.version-of", "name", Message.verbatim(Shown.line(
                        CharacterJson.name(each))), "count", each.file().ledger().size(), "standing",
                        CharacterWords.standing(each.outcome())))
                .orElseGet(() -> Message.of("cli.version-damaged"));
    }
}
