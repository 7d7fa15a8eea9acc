package lampblack.builder.shelf;

/**
 * A new text for a character.
 *
 * @param seen the version of the character that it was made from
 */
public record NewText(String key, String seen, String text) {}
