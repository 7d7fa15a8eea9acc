package lampblack.web;

import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;

/** The addresses of pages. */
final class Paths {

    private Paths() {}

    static String character(String stem) {
        return "/characters/" + encoded(stem);
    }

    /** Where forms are sent that are shown on a leaf of a character. */
    static String change(String stem, Tab tab, String change) {
        return character(stem) + "/" + tab.id() + "/" + change;
    }

    static String game(String id) {
        return "/games/" + encoded(id);
    }

    static String print(String stem) {
        return character(stem) + "/print";
    }

    /** An empty sheet to print. @param playbook empty where it is of none */
    static String blank(String game, String sheet, String playbook) {
        return game(game) + "/print?kind=blank&sheet=" + encoded(sheet)
                + (playbook.isEmpty() ? "" : "&playbook=" + encoded(playbook));
    }

    static String reference(String game) {
        return game(game) + "/print?kind=reference";
    }

    /** One step of a path. */
    static String encoded(String step) {
        return URLEncoder.encode(step, StandardCharsets.UTF_8).replace("+", "%20");
    }
}
