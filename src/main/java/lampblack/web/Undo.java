package lampblack.web;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import lampblack.io.Attempt;
import lampblack.io.CharacterEditor;
import lampblack.io.CharacterLoader;
import lampblack.io.LoadedCharacter;
import lampblack.io.TextFile;

/**
 * Takes the last change of a file back, or makes it again. Whatever stood there may stand there again, whether rules were
 * broken or not.
 */
enum Undo implements Change {
    BACK(Undoing::back), FORTH(Undoing::forth);

    private final Function<Undoing, Optional<Path>> step;

    Undo(Function<Undoing, Optional<Path>> step) {
        this.step = step;
    }

    @Override
    public Attempt attempt(CharacterEditor editor, LoadedCharacter before, Form form) {
        String now = before.text().source().text();
        String then = step.apply(Undoing.of(before.path()))
                .flatMap(file -> TextFile.read(file, before.text().source().name(), "", CharacterLoader.LARGEST_FILE).value())
                .map(file -> file.source().text()).orElse(now);
        Attempt whole = Pen.whole(editor, before, then);
        return new Attempt(before, whole.text(), whole.after(), List.of());
    }
}
