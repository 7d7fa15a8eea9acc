package lampblack.builder.change;

import java.util.List;
import lampblack.builder.page.FormData;
import lampblack.edit.CharacterEditor;
import lampblack.edit.LoadedCharacter;
import lampblack.edit.ProposedChange;
import lampblack.node.Node;
import lampblack.node.DocumentEditor;

/**
 * Withdraws a ruling, even if that causes problems, which the page has shown: {@code ruling}, counted from 1.
 */
public final class WithdrawRuling implements CharacterChange {

    @Override
    public ProposedChange attempt(CharacterEditor editor, LoadedCharacter before, FormData form) {
        ProposedChange proposed = tried(editor, before, (int) form.number("ruling") - 1);
        return proposed.after().isEmpty() ? proposed
                : new ProposedChange(before, proposed.text(), proposed.after(), List.of());
    }

    /** What the character would be without a ruling, counted from 0. */
    public static ProposedChange tried(CharacterEditor editor, LoadedCharacter before, int index) {
        boolean known = before.file().root().get("rulings").flatMap(Node::asList)
                .filter(list -> index >= 0 && index < list.items().size()).isPresent();
        if (!known) {
            throw new FormData.MalformedForm("ruling");
        }
        boolean last = before.file().rulings().size() == 1;
        return editor.edit(before, last ? DocumentEditor.remove(before.file().root(), List.of("rulings"))
                : DocumentEditor.removeItem(before.file().root(), List.of("rulings"), index));
    }
}
