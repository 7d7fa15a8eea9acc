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

    /** One step of a path. */
    static String encoded(String step) {
        return URLEncoder.encode(step, StandardCharsets.UTF_8).replace("+", "%20");
    }
}
