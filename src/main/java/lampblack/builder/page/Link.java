package lampblack.builder.page;

import java.util.List;
import java.util.stream.Stream;
import lampblack.diagnostic.Messages;

/**
 * A link.
 *
 * @param id of its element
 * @param look its class, or empty
 * @param current {@code page} where it leads to what is open, or empty
 * @param place {@code yes} where what it leads to takes the place of the page that is open, or empty
 */
public record Link(String id, String path, String title, String look, String current, String place) {

    /** A link whose id is a word and the address it leads to. */
    public static Link of(String word, String path, String title) {
        return at(word + "." + path, path, title);
    }

    /** A link by its own id. */
    public static Link at(String id, String path, String title) {
        return new Link(id, path, title, "", "", "");
    }

    public Link called(String another) {
        return new Link(another, path, title, look, current, place);
    }

    /** The same, marked where it leads to what is open. */
    public Link current(boolean isOpen) {
        return new Link(id, path, title, look, isOpen ? "page" : "", place);
    }

    public Link looking(String asClass) {
        return new Link(id, path, title, asClass, current, place);
    }

    /** The same for what is another state of the page that is open. */
    public Link inPlace() {
        return new Link(id, path, title, look, current, "yes");
    }

    /** The links that lie under the thumb. */
    public static List<Link> underThumb(Messages messages, String stem, CharacterTab open) {
        return Stream.of(CharacterTab.PLAY, CharacterTab.ROLL).map(tab -> of("reach", tab.path(stem),
                messages.text("web.tab." + tab.word())).current(tab == open)).toList();
    }
}
