package lampblack.bench;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import lampblack.Sized;
import lampblack.diagnostic.Checked;
import lampblack.edit.LoadedCharacter;
import lampblack.load.CharacterLoader;
import lampblack.load.RulesetLoader;
import lampblack.store.RulesetLocation;
import lampblack.store.TextFile;

/** Makes what is measured, and sees that it is without fault. */
final class Made {

    private Made() {}

    /** A place with a game of so many options. */
    static List<RulesetLocation> game(int options) throws IOException {
        Path shelf = Files.createTempDirectory("lampblack-bench");
        Path folder = Files.createDirectory(shelf.resolve(Sized.GAME));
        Files.writeString(folder.resolve(RulesetLocation.ROOT_FILE), Sized.game(options)).toFile().deleteOnExit();
        folder.toFile().deleteOnExit();
        shelf.toFile().deleteOnExit();
        return List.of(new RulesetLocation.RulesetFolder(shelf));
    }

    static LoadedCharacter character(List<RulesetLocation> places, String text) {
        Checked<LoadedCharacter> judged = new CharacterLoader(new RulesetLoader(places))
                .judge(Path.of("sized.yaml"), TextFile.of("sized.yaml", text));
        if (judged.value().isEmpty() || !judged.diagnostics().isEmpty()) {
            throw new IllegalStateException(judged.diagnostics().toString());
        }
        return judged.value().get();
    }
}
