package lampblack.builder.shelf;

/**
 * A character that was deleted.
 *
 * @param id what it is found by
 * @param key what it was found by on the shelf
 * @param when in milliseconds since 1970 began in UTC
 */
public record DeletedCharacter(String id, String key, long when) {}
