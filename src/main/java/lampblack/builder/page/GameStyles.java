package lampblack.builder.page;

import java.nio.charset.StandardCharsets;
import java.util.List;
import lampblack.ruleset.Ruleset;
import lampblack.store.TextFile;


/** The colours of games, as a class of styles for each: a page may hold no style of its own. */
public record GameStyles(byte[] css, String version) {

    private static final int SHORT = 16;
    private static final double READABLE = 4.5;
    /** The darkest ground of the light pages and the lightest of the dark ones. */
    private static final RgbColour LIGHT = RgbColour.of("#e9e4d9");
    private static final RgbColour DARK = RgbColour.of("#24211c");
    private static final RgbColour BLACK = RgbColour.of("#000000");
    private static final RgbColour CREAM = RgbColour.of("#fff4e6");
    private static final double GLOW = 0.5;

    public static GameStyles of(List<Ruleset> games) {
        StringBuilder css = new StringBuilder();
        games.forEach(ruleset -> css.append(style(ruleset)));
        byte[] bytes = css.toString().getBytes(StandardCharsets.UTF_8);
        return new GameStyles(bytes, TextFile.sha256(bytes).substring(0, SHORT));
    }

    /** A colour that somebody chose for paper is moved as far as it takes to be read on both kinds of page. */
    private static String style(Ruleset game) {
        RgbColour accent = RgbColour.of(game.theme().accent().colour());
        return "." + of(game.id()) + " { --game: " + light(accent).hex() + "; --game-dark: "
                + dark(accent).hex() + "; }\n";
    }

    static RgbColour light(RgbColour accent) {
        return accent.readable(LIGHT, BLACK, READABLE);
    }

    static RgbColour dark(RgbColour accent) {
        return accent.mixed(CREAM, GLOW).readable(DARK, CREAM, READABLE);
    }

    /** The class of whatever belongs to a game. */
    public static String of(String game) {
        return "of-" + game;
    }

    String path() {
        return "/look/" + version + ".css";
    }
}
