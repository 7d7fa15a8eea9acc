package lampblack.builder.takeover;

import java.util.List;
import lampblack.builder.page.Notice;
import lampblack.builder.shelf.GameState;

/**
 * What a page says before its own contents.
 *
 * @param notices of what has just been tried
 * @param state whether the files of its games are fit for use
 * @param moved that its games have moved on
 */
public record PageRemarks(List<Notice> notices, List<GameState> state, List<MovedBanner> moved) {

    public PageRemarks {
        notices = List.copyOf(notices);
        state = List.copyOf(state);
        moved = List.copyOf(moved);
    }
}
