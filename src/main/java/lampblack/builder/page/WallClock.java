package lampblack.builder.page;

/** The date, and how moments are written where the reader is; a moment is in milliseconds since 1970 began in UTC. */
public interface WallClock {

    /** The date as ISO 8601 writes it. */
    String today();

    /** A moment as ISO 8601 writes it, in UTC. */
    String iso(long moment);

    /** A moment in words, by local time. */
    String words(long moment);
}
