package lampblack.web;

import java.util.List;
import lampblack.character.Splice;
import lampblack.io.Attempt;
import lampblack.io.CharacterEditor;
import lampblack.io.LoadedCharacter;
import lampblack.node.ListNode;

/** Takes a ruling back, whatever then is no longer allowed, which the page has shown: {@code ruling}, counted from 1. */
final class Withdraw implements Change {

    @Override
    public Attempt attempt(CharacterEditor editor, LoadedCharacter before, Form form) {
        Attempt attempt = tried(editor, before, (int) form.number("ruling") - 1);
        return attempt.after().isEmpty() ? attempt
                : new Attempt(before, attempt.text(), attempt.after(), List.of());
    }

    /** What the character would be without a ruling, counted from 0. */
    static Attempt tried(CharacterEditor editor, LoadedCharacter before, int index) {
        boolean known = before.file().root().get("rulings").filter(ListNode.class::isInstance)
                .filter(each -> index >= 0 && index < ((ListNode) each).items().size()).isPresent();
        if (!known) {
            throw new Form.Wrong("ruling");
        }
        boolean last = before.file().rulings().size() == 1;
        return editor.edit(before, last ? Splice.remove(before.file().root(), List.of("rulings"))
                : Splice.removeItem(before.file().root(), List.of("rulings"), index));
    }
}
