package lampblack.builder.page;

import java.util.List;
import java.util.stream.Stream;
import lampblack.diagnostic.Messages;

/** A link to a tab, a roll or a character. @param current {@code page} where it is open */
public record NavigationLink(String path, String title, String current) {

    /** The ways that lie under the thumb. */
    public static List<NavigationLink> underThumb(Messages messages, String stem, CharacterTab open) {
        return Stream.of(CharacterTab.PLAY, CharacterTab.ROLL).map(tab -> new NavigationLink(tab.path(stem),
                messages.text("web.tab." + tab.word()), tab == open ? "page" : "")).toList();
    }
}
