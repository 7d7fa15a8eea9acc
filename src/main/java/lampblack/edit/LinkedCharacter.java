package lampblack.edit;

/**
 * A character at the other end of a link.
 *
 * @param link the id of the link, which is the member's
 * @param way to the member's file from the folder of its owner, as the owner writes it
 */
public record LinkedCharacter(LoadedCharacter character, String link, String way) {}
