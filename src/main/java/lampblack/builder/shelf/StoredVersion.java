package lampblack.builder.shelf;

/** An earlier version of a character. @param number only grows */
public record StoredVersion(int number, StoredText text) {}
