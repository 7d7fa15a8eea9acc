package lampblack.io;

/** A file as it was read: its text, and the SHA-256 of its bytes by which a later save knows that it is unchanged. */
public record Loaded(String text, String sha256) {}
