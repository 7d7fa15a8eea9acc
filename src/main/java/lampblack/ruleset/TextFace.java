package lampblack.ruleset;

import lampblack.diagnostic.Worded;

/** The faces that running text can be set in; each is packed with the product. */
public enum TextFace implements Worded {
    /** A bookish serif with some life in it. */
    ALEGREYA("alegreya"),
    /** Its sister without serifs, as narrow and as warm. */
    ALEGREYA_SANS("alegreya-sans"),
    /** A sober, narrow sans for machines and forms. */
    PLEX_CONDENSED("plex-condensed");

    private final String word;

    TextFace(String word) {
        this.word = word;
    }

    @Override
    public String word() {
        return word;
    }

    /** The one that is written so. */
    public static TextFace ofWord(String word) {
        return Worded.of(values(), word);
    }
}
