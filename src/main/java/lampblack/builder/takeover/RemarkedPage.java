package lampblack.builder.takeover;

import java.util.List;
import lampblack.builder.page.Notice;
import lampblack.builder.page.PageView;
import lampblack.builder.page.Plate;
import lampblack.builder.shelf.GameState;

/** A page of a game, with what is said before its own contents. */
public interface RemarkedPage extends PageView {

    Plate plate();

    PageRemarks remarks();

    @Override
    default String title() {
        return plate().title();
    }

    default List<Notice> notices() {
        return remarks().notices();
    }

    default List<GameState> state() {
        return remarks().state();
    }

    default List<MovedBanner> moved() {
        return remarks().moved();
    }
}
