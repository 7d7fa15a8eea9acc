package lampblack.builder.page;

import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;

/** The addresses of pages. */
public final class Urls {

    /** The page of the characters whose games have moved on. */
    public static final String MOVED = "/moved";

    private Urls() {}

    public static String character(String stem) {
        return "/characters/" + encoded(stem);
    }

    /** The address for forms on a tab of a character. */
    public static String change(String stem, CharacterTab tab, String change) {
        return character(stem) + "/" + tab.word() + "/" + change;
    }

    /** The address that opens a ledger entry; entries are counted from 0. */
    public static String entry(String stem, int index) {
        return CharacterTab.HISTORY.path(stem) + "?entry=" + (index + 1) + "#entry-" + (index + 1);
    }

    /** Where a number of a character says where it comes from. */
    public static String why(String stem, String path) {
        return CharacterTab.HISTORY.path(stem) + "?why=" + encoded(path) + "#why";
    }

    public static String game(String id) {
        return "/games/" + encoded(id);
    }

    /** Where sheets of a game are chosen to be printed together. */
    public static String pack(String game) {
        return game(game) + "/pack";
    }

    /** The page of a crew and its members. */
    public static String group(String stem) {
        return "/group/" + encoded(stem);
    }

    /** Where pictures of a character are sent; below it, under a version, is the present one. */
    public static String portrait(String stem) {
        return character(stem) + "/portrait";
    }

    public static String print(String stem) {
        return character(stem) + "/print";
    }

    /** An empty sheet to print. @param playbook empty where it is of none */
    public static String blank(String game, String sheet, String playbook) {
        return game(game) + "/print?kind=blank&sheet=" + encoded(sheet)
                + (playbook.isEmpty() ? "" : "&playbook=" + encoded(playbook));
    }

    public static String reference(String game) {
        return game(game) + "/print?kind=reference";
    }

    /** One step of a path. */
    public static String encoded(String step) {
        return URLEncoder.encode(step, StandardCharsets.UTF_8).replace("+", "%20");
    }
}
