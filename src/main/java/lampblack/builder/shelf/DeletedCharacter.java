package lampblack.builder.shelf;

import java.time.Instant;

/** A character that was deleted. @param id what it is found by @param key what it was found by on the shelf */
public record DeletedCharacter(String id, String key, Instant when) {}
