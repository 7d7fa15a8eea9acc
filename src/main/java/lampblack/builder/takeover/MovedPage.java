package lampblack.builder.takeover;

import java.util.Comparator;
import java.util.List;
import lampblack.builder.page.Notice;
import lampblack.builder.page.PageView;
import lampblack.builder.page.WallClock;
import lampblack.builder.shelf.Games;
import lampblack.builder.shelf.Shelf;
import lampblack.builder.shelf.ShelfCard;
import lampblack.diagnostic.Messages;
import lampblack.edit.LoadedCharacter;

/** All characters on the shelf whose games have moved on. @param none what is said where there are none, or empty */
public record MovedPage(String title, String none, List<MovedBanner> moved, List<Notice> notices) implements PageView {

    /** The most that one press takes over. */
    private static final int MAX = 50;

    public MovedPage {
        moved = List.copyOf(moved);
        notices = List.copyOf(notices);
    }

    @Override
    public String kind() {
        return "moved";
    }

    public static MovedPage of(MovedBanner.Shown shown, List<Notice> notices) {
        Messages messages = shown.messages();
        List<MovedBanner> moved = shown.banner(false);
        return new MovedPage(messages.text("web.moved.title"), moved.isEmpty() ? messages.text("web.moved.none") : "",
                moved, notices);
    }

    /** The keys of the characters that are of an earlier version, as their cards tell. */
    public static List<String> keys(Shelf shelf, Games games, Messages messages, WallClock clock) {
        return shelf.ask(key -> new ShelfCard.CardMaker(shelf, games, messages, clock).of(key)
                .filter(card -> card.verdict().older()).map(card -> key));
    }

    /** What is said where there are more than one press takes over. */
    public static List<String> more(List<String> keys, Messages messages) {
        return keys.size() <= MAX ? List.of()
                : List.of(messages.text("web.moved.later", "count", keys.size() - MAX));
    }

    /** Those that one press takes over, by game and name. */
    public static List<LoadedCharacter> older(Shelf shelf, List<String> keys) {
        return keys.stream().limit(MAX).flatMap(key -> shelf.open(key).stream())
                .filter(character -> character.isOlder())
                .sorted(Comparator.comparing((LoadedCharacter character) -> character.ruleset().ruleset().title())
                        .thenComparing(LoadedCharacter::name)).toList();
    }
}
