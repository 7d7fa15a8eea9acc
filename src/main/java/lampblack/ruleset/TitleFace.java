package lampblack.ruleset;

import lampblack.diagnostic.Worded;

/** The faces that titles can be set in; each is packed with the product. */
public enum TitleFace implements Worded {
    /** The narrow gothic of posters. */
    LEAGUE_GOTHIC("league-gothic"),
    /** Roman capitals as cut in stone. */
    CINZEL("cinzel"),
    /** Fat and thin, as over a picture palace. */
    LIMELIGHT("limelight"),
    /** Half blackletter, half roman. */
    GRENZE_GOTISCH("grenze-gotisch"),
    /** A typewriter with a fresh ribbon. */
    COURIER_PRIME("courier-prime");

    private final String word;

    TitleFace(String word) {
        this.word = word;
    }

    @Override
    public String word() {
        return word;
    }

    /** The one that is written so. */
    public static TitleFace ofWord(String word) {
        return Worded.of(values(), word);
    }
}
