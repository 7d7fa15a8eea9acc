package lampblack.server.presses;

/** Where scenarios are played: a game that is served, or one that was published. */
interface Place extends AutoCloseable {

    /** Opens a page. */
    void open(Glass glass, String path);

    /** The text of a character; an empty one where there is none. */
    String text(Glass glass, String stem);

    /** Puts a character on the shelf, as another program does. */
    void put(Glass glass, String stem, String yaml);

    /** How many characters there are. */
    int count(Glass glass);

    /** Every answer comes so many milliseconds late from now on. */
    void late(Glass glass, int millis);

    @Override
    void close();
}
