package lampblack.cli.check;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import lampblack.character.CharacterFile;
import lampblack.diagnostic.Code;
import lampblack.diagnostic.Diagnostic;
import lampblack.diagnostic.Fix;
import lampblack.diagnostic.Message;

/** Warns of a character that stands in the folder of a game and is one of another, as where that folder was copied. */
final class OtherGame {

    private static final String CHARACTERS = "characters";
    private static final String RULESET = "ruleset";

    private OtherGame() {}

    static Optional<Diagnostic> of(Path path, CharacterFile file) {
        Optional<Path> game = Optional.ofNullable(path.toAbsolutePath().normalize().getParent())
                .filter(folder -> folder.endsWith(CHARACTERS)).map(Path::getParent)
                .filter(folder -> folder.getFileName() != null && Files.isRegularFile(folder.resolve("ruleset.yaml")));
        return game.map(folder -> folder.getFileName().toString()).flatMap(id -> file.root().scalar(RULESET)
                .filter(written -> !written.text().equals(id)).map(written -> Diagnostic.of(Code.CHARACTER__OTHER_GAME,
                        written.span(), "folder", id, "game", written.text())
                        .note(Message.of("note.write-form", "form", RULESET + ": " + id)).fix(Fix.replace(written.span(), id).guessed())));
    }
}
