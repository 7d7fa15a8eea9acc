package lampblack.builder.board;

import lampblack.builder.page.Urls;
import lampblack.builder.page.WallClock;
import lampblack.builder.play.Activities;
import lampblack.builder.shelf.GroupName;
import lampblack.builder.shelf.Shelf;
import lampblack.diagnostic.Messages;
import lampblack.edit.CharacterEditor;

/** What a board is made from. */
public record BoardInput(GroupName group, Shelf shelf, CharacterEditor editor, Messages messages, WallClock clock,
        Activities activities) {

    /** The address of the board. */
    public String path() {
        return Urls.group(group.written());
    }

    String say(String key, Object... namesAndValues) {
        return messages.text(key, namesAndValues);
    }

    /** What is remembered of the last change of the group's clocks or notes. @param what {@code clocks} or {@code notes} */
    public String memory(String what) {
        return ":" + what + ":" + group.written();
    }

    /** An id that may stand in a selector. */
    static String id(String start, String name) {
        StringBuilder id = new StringBuilder(start);
        name.codePoints().forEach(letter -> id.append(letter < 128 && Character.isLetterOrDigit(letter) || letter == '-'
                ? String.valueOf((char) letter) : "_" + Integer.toHexString(letter)));
        return id.toString();
    }
}
