package lampblack.builder.change;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import lampblack.builder.page.FormData;
import lampblack.edit.CharacterEditor;
import lampblack.edit.LoadedCharacter;
import lampblack.edit.ProposedChange;
import lampblack.load.CharacterLoader;
import lampblack.store.TextFile;

/**
 * Takes the last change of a file back, or makes it again. Whatever stood there may stand there again, whether rules
 * were
 * broken or not.
 */
public enum UndoRedo implements CharacterChange {
    BACK(UndoState::back), FORTH(UndoState::forth);

    private final Function<UndoState, Optional<Path>> step;

    UndoRedo(Function<UndoState, Optional<Path>> step) {
        this.step = step;
    }

    @Override
    public ProposedChange attempt(CharacterEditor editor, LoadedCharacter before, FormData form) {
        String now = before.text().source().text();
        String then = step.apply(UndoState.of(Path.of(before.key())))
                .flatMap(file -> TextFile.read(file, before.text().source().name(), "",
                        CharacterLoader.LARGEST_FILE).value())
                .map(file -> file.source().text()).orElse(now);
        ProposedChange whole = TextEdits.whole(editor, before, then);
        return new ProposedChange(before, whole.text(), whole.after(), List.of());
    }
}
