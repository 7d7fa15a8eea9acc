package lampblack.builder.change;

import java.util.Optional;
import lampblack.builder.page.FormData;
import lampblack.builder.shelf.Shelf;
import lampblack.edit.CharacterEditor;
import lampblack.edit.LoadedCharacter;
import lampblack.edit.ProposedChange;
import lampblack.edit.TextMerge;

/**
 * A change that finds a newer file than the one it was made for. Where only others have changed that file meanwhile,
 * and nothing at the same place, both changes hold; what is added to the end is added to what stands there now.
 */
public record LateChange(Shelf shelf, CharacterEditor editor) {

    /**
     * What the change does to the file as it stands; empty where whoever asks should look at it first.
     *
     * @param seen the version that the change was made for
     */
    public Optional<ChangeResult> result(LoadedCharacter now, String seen, CharacterChange change, FormData form) {
        return shelf.seenBefore(now.key(), seen).flatMap(then -> change.isAppended(form)
                ? Optional.of(whole(change.result(editor, now, form))) : merged(then, now, change, form));
    }

    /** What others have changed is shown as well. */
    private static ChangeResult whole(ChangeResult result) {
        return new ChangeResult(result.proposed(), result.says(), true);
    }

    private Optional<ChangeResult> merged(LoadedCharacter then, LoadedCharacter now, CharacterChange change,
            FormData form) {
        LoadedCharacter before = editor.takenOver(then);
        ChangeResult result = change.result(editor, before, form);
        ProposedChange proposed = result.proposed();
        Optional<String> text = !proposed.isProblemFree() || !proposed.others().isEmpty() ? Optional.empty()
                : TextMerge.of(before.text().source().text(), proposed.text(), now.text().source().text());
        return text.map(both -> whole(new ChangeResult(TextEdits.whole(editor, now, both), result.says())));
    }
}
