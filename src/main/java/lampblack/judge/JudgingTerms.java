package lampblack.judge;

import java.util.Optional;
import lampblack.character.CharacterFile;

/**
 * On what terms characters are judged.
 *
 * @param form holds the trees of characters to their form
 * @param instead the id of a game by which they are judged whatever they name
 */
public record JudgingTerms(FormCheck form, Optional<String> instead) {

    /** Each by the game that it names. */
    public static JudgingTerms byGames(FormCheck form) {
        return new JudgingTerms(form, Optional.empty());
    }

    /** A character as one of the game that it is judged by. */
    CharacterFile read(CharacterFile file) {
        return instead.map(file::under).orElse(file);
    }
}
