package lampblack.web;

import java.nio.charset.StandardCharsets;
import java.util.List;
import lampblack.io.TextFile;
import lampblack.ruleset.Ruleset;


/** The colours of games, as a class of styles for each: a page may hold no style of its own. */
record Look(byte[] css, String version) {

    private static final int SHORT = 16;
    private static final double READABLE = 4.5;
    /** The darkest ground of the light pages and the lightest of the dark ones. */
    private static final Shade LIGHT = Shade.of("#e9e4d9");
    private static final Shade DARK = Shade.of("#24211c");
    private static final Shade BLACK = Shade.of("#000000");
    private static final Shade CREAM = Shade.of("#fff4e6");
    private static final double GLOW = 0.5;

    static Look of(List<Ruleset> games) {
        StringBuilder css = new StringBuilder();
        games.forEach(each -> css.append(style(each)));
        byte[] bytes = css.toString().getBytes(StandardCharsets.UTF_8);
        return new Look(bytes, TextFile.sha256(bytes).substring(0, SHORT));
    }

    /** A colour that somebody chose for paper is moved as far as it takes to be read on both kinds of page. */
    private static String style(Ruleset game) {
        Shade accent = Shade.of(game.theme().accent().colour());
        return "." + of(game.id()) + " { --game: " + light(accent).written() + "; --game-dark: "
                + dark(accent).written() + "; }\n";
    }

    static Shade light(Shade accent) {
        return accent.readable(LIGHT, BLACK, READABLE);
    }

    static Shade dark(Shade accent) {
        return accent.mixed(CREAM, GLOW).readable(DARK, CREAM, READABLE);
    }

    /** The class of whatever belongs to a game. */
    static String of(String game) {
        return "of-" + game;
    }

    String path() {
        return "/look/" + version + ".css";
    }
}
