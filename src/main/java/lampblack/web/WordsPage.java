package lampblack.web;

import java.util.List;

/** A page that only says something: what is not there, or what went wrong. */
public record WordsPage(String title, String words, List<Notice> notices) implements Page {

    public WordsPage {
        notices = List.copyOf(notices);
    }

    WordsPage(String title, String words) {
        this(title, words, List.of());
    }

    @Override
    public String kind() {
        return "words";
    }
}
