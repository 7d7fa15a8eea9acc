package lampblack.judge;

import java.util.Optional;
import lampblack.character.CharacterFile;
import lampblack.judge.seal.SealReader;

/**
 * On what terms characters are judged.
 *
 * @param form holds the trees of characters to their form
 * @param seals reads the rules that characters carry; without it, only games are judged by
 * @param instead the id of a game by which they are judged whatever they name
 * @param bySeals whether they are judged by the rules that they carry, even where their game is there
 */
public record JudgingTerms(FormCheck form, Optional<SealReader> seals, Optional<String> instead, boolean bySeals) {

    /** Each by its own game, or where that cannot be had by what it carries. */
    public static JudgingTerms usual(FormCheck form, SealReader seals) {
        return new JudgingTerms(form, Optional.of(seals), Optional.empty(), false);
    }

    /** Each by its own game alone. */
    public static JudgingTerms byGames(FormCheck form) {
        return new JudgingTerms(form, Optional.empty(), Optional.empty(), false);
    }

    /** A character as one of the game that it is judged by. */
    CharacterFile read(CharacterFile file) {
        return instead.map(file::under).orElse(file);
    }
}
