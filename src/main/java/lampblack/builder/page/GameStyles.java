package lampblack.builder.page;

import java.util.List;
import java.util.stream.Collectors;
import lampblack.ruleset.Ruleset;


/** The colours of games, as a class of styles for each: a page may hold no style of its own. */
public final class GameStyles {

    private static final double READABLE = 4.5;
    /** The darkest ground of the light pages and the lightest of the dark ones. */
    private static final RgbColour LIGHT = RgbColour.of("#e9e4d9");
    private static final RgbColour DARK = RgbColour.of("#24211c");
    private static final RgbColour BLACK = RgbColour.of("#000000");
    private static final RgbColour CREAM = RgbColour.of("#fff4e6");
    private static final double GLOW = 0.5;

    private GameStyles() {}

    /** The styles of games, as CSS. */
    public static String css(List<Ruleset> games) {
        return games.stream().map(GameStyles::style).collect(Collectors.joining());
    }

    /** Adjusts a colour chosen for paper just enough to be readable on both light and dark pages. */
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

    /** The CSS class of everything that belongs to a game. */
    public static String of(String game) {
        return "of-" + game;
    }
}
