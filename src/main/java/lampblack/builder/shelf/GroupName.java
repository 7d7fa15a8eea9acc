package lampblack.builder.shelf;

/**
 * A crew with all who belong to it, or the characters of a game who belong to no crew.
 *
 * @param ofGame whether it is called by the id of a game, or otherwise by the key of a crew
 */
public record GroupName(String name, boolean ofGame) {

    /** The folder of the texts of crews, and that of games. */
    static final String CREWS = ".table/crews/";
    static final String GAMES = ".table/games/";

    /** No key of a character begins so. */
    private static final String GAME = "game:";

    /** The group that an address calls so. */
    public static GroupName of(String written) {
        return written.startsWith(GAME) ? new GroupName(written.substring(GAME.length()), true)
                : new GroupName(written, false);
    }

    /** The characters of a game who belong to no crew. */
    public static GroupName ofGame(String id) {
        return new GroupName(id, true);
    }

    /** The file of what it keeps. */
    public String file() {
        return (ofGame ? GAMES : CREWS) + Keys.file(name);
    }

    /** As addresses call it. */
    public String written() {
        return (ofGame ? GAME : "") + name;
    }
}
