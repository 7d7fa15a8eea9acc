package lampblack.builder.play;

import java.util.List;
import java.util.Set;
import lampblack.builder.shelf.UndoState;
import lampblack.builder.page.CharacterTab;
import lampblack.builder.page.Urls;
import lampblack.picture.PictureTurn;
import lampblack.builder.page.TabInput;

/**
 * What the last press changed, and how it is taken back.
 *
 * @param kind {@code refused} where nothing was changed
 * @param id of that press
 * @param action where the press is sent that takes it back, or does it again; empty where nothing can be
 * @param button what that press is called
 */
public record PlayNotice(String kind, List<String> lines, String id, String action, String button) {

    public PlayNotice {
        lines = List.copyOf(lines);
    }

    /** What is said of the last change; none where nothing is. */
    static List<PlayNotice> of(TabInput in) {
        if (in.said().isEmpty()) {
            return List.of();
        }
        UndoState state = in.undo().get();
        Set<PictureTurn> turns = in.pictureTurns();
        boolean isUndone = turns.isEmpty() ? state.forth().isPresent() : turns.contains(PictureTurn.FORTH);
        String change = isUndone ? "redo" : "undo";
        boolean isThere = isUndone || !turns.isEmpty() || state.back().isPresent();
        return List.of(new PlayNotice("", in.said(), isUndone ? "redo" : "take-back", isThere ? Urls.change(in.key(), CharacterTab.PLAY, change) : "",
                in.messages().text("web.build." + change)));
    }

    /** Why something could not be done. */
    static List<PlayNotice> refused(List<String> why) {
        return why.isEmpty() ? List.of() : List.of(new PlayNotice("refused", why, "", "", ""));
    }
}
