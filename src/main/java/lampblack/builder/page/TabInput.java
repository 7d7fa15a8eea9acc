package lampblack.builder.page;

import java.util.List;
import java.util.Set;
import java.util.function.Supplier;
import lampblack.builder.group.Attendee;
import lampblack.builder.shelf.Games;
import lampblack.builder.shelf.Shelf;
import lampblack.builder.shelf.UndoState;
import lampblack.diagnostic.Messages;
import lampblack.edit.CharacterEditor;
import lampblack.edit.LoadedCharacter;
import lampblack.picture.PictureTurn;

/**
 * What the tab of a character is made from.
 *
 * @param query what the address asks for
 * @param form the form that was sent last; empty where the tab was only opened
 * @param filled what the fields of the tab say already: what the address asks for, or what was sent and refused
 * @param isOpened whether the tab was only opened, and no form was sent
 * @param said what was said of the last change
 * @param undo what can be undone and done again; looked up only where it is asked for
 * @param attendee who asks
 */
public record TabInput(LoadedCharacter character, FormData query, FormData form, FormData filled, boolean isOpened,
        List<String> said, Supplier<UndoState> undo, Shelf shelf, Games games, CharacterEditor editor,
        Messages messages, WallClock clock, Beside beside, Attendee attendee) {

    /** What the character is found by. */
    public String key() {
        return character.key();
    }

    /** Which steps through its pictures are next when something is undone or done again. */
    public Set<PictureTurn> pictureTurns() {
        return shelf.pictureTurns(key());
    }
}
