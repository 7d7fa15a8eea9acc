package lampblack.bench;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import lampblack.Sized;
import lampblack.diagnostic.Checked;
import lampblack.io.CharacterLoader;
import lampblack.io.LoadedCharacter;
import lampblack.io.RulesetLoader;
import lampblack.io.RulesetPlace;
import lampblack.io.TextFile;

/** Makes what is measured, and sees that it is without fault. */
final class Made {

    private Made() {}

    /** A place with a game of so many options. */
    static List<RulesetPlace> game(int options) throws IOException {
        Path shelf = Files.createTempDirectory("lampblack-bench");
        Path folder = Files.createDirectory(shelf.resolve(Sized.GAME));
        Files.writeString(folder.resolve(RulesetPlace.ROOT_FILE), Sized.game(options)).toFile().deleteOnExit();
        folder.toFile().deleteOnExit();
        shelf.toFile().deleteOnExit();
        return List.of(new RulesetPlace.Folder(shelf));
    }

    static LoadedCharacter character(List<RulesetPlace> places, String text) {
        Checked<LoadedCharacter> judged = new CharacterLoader(new RulesetLoader(places))
                .judge(Path.of("sized.yaml"), TextFile.of("sized.yaml", text));
        if (judged.value().isEmpty() || !judged.diagnostics().isEmpty()) {
            throw new IllegalStateException(judged.diagnostics().toString());
        }
        return judged.value().get();
    }
}
