package lampblack.ruleset;

/** The faces that titles can be set in; each is packed with the product. */
public enum TitleFace {
    /** The narrow gothic of posters. */
    LEAGUE_GOTHIC,
    /** Roman capitals as cut in stone. */
    CINZEL,
    /** Fat and thin, as over a picture palace. */
    LIMELIGHT,
    /** Half blackletter, half roman. */
    GRENZE_GOTISCH,
    /** A typewriter with a fresh ribbon. */
    COURIER_PRIME
}
