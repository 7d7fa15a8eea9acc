package lampblack.builder.change;

import java.util.List;
import lampblack.builder.page.FormData;
import lampblack.edit.CharacterEditor;
import lampblack.edit.LoadedCharacter;
import lampblack.edit.ProposedChange;
import lampblack.edit.Standing;

/** Lets a character in play stand as it stands: {@code reason} of each ruling, {@code said} of what makes up for more. */
public final class LetStand implements CharacterChange {

    public static final String REASON = "reason";
    public static final String SAID = "said";

    @Override
    public WhenLate whenLate(FormData form) {
        return WhenLate.SEEN;
    }

    @Override
    public ProposedChange attempt(CharacterEditor editor, LoadedCharacter before, FormData form) {
        Standing standing = Standing.of(editor, before).orElseThrow(() -> new FormData.MalformedForm(REASON));
        ProposedChange stood = standing.written(editor, form.required(REASON), form.required(SAID));
        return Standing.isSettled(editor, stood)
                ? new ProposedChange(before, stood.text(), stood.after(), List.of()) : stood;
    }
}
