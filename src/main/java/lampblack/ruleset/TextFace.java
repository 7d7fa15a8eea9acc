package lampblack.ruleset;

/** The faces that running text can be set in; each is packed with the product. */
public enum TextFace {
    /** A bookish serif with some life in it. */
    ALEGREYA,
    /** Its sister without serifs, as narrow and as warm. */
    ALEGREYA_SANS,
    /** A sober, narrow sans for machines and forms. */
    PLEX_CONDENSED
}
