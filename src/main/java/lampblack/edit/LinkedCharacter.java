package lampblack.edit;

import lampblack.character.CharacterFile;
import lampblack.character.OwnerReference;

/**
 * A character at the other end of a link.
 *
 * @param link what the member says of its owner, or once said
 * @param way to the member's file from the folder of its owner, as the owner writes it
 */
public record LinkedCharacter(LoadedCharacter character, OwnerReference link, String way) {

    /** Whether the member still belongs to the owner. @param member the file of it */
    boolean isToday(CharacterFile member) {
        return member.link(link.id()).filter(link::isSameAs).isPresent();
    }
}
