package lampblack.builder.page;

import java.util.List;

/** A page that only says something: what is not there, or what went wrong. */
public record MessagePage(String title, String words, List<Notice> notices) implements PageView {

    public MessagePage {
        notices = List.copyOf(notices);
    }

    public MessagePage(String title, String words) {
        this(title, words, List.of());
    }

    @Override
    public String kind() {
        return "words";
    }
}
