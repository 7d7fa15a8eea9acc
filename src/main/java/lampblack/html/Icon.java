package lampblack.html;

/** The mark of Lampblack, which browsers show beside the title of a page: a black drop with a flame in it. */
public final class Icon {

    /** The picture, as a file of its own. */
    public static final String SVG = "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 32 32'>"
            + "<path fill='#15130f' stroke='#fffdf8' stroke-width='1.5' "
            + "d='M16 2C18 9 26 13 26 21A10 10 0 0 1 6 21C6 13 14 9 16 2Z'/>"
            + "<path fill='#f2c14e' d='M16 14C17 18 21 19 21 23A5 5 0 0 1 11 23C11 19 15 18 16 14Z'/></svg>\n";

    /** The element of a head that holds the picture itself, so that no browser asks for it. */
    public static final String LINK = "<link rel=\"icon\" href=\"data:image/svg+xml,"
            + SVG.strip().replace("#", "%23").replace("<", "%3C") + "\">";

    private Icon() {}
}
