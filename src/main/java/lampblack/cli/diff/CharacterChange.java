package lampblack.cli.diff;

import java.util.Optional;

/**
 * One thing that is otherwise of a character.
 *
 * @param by the step or advance by which it can be had; empty for anything else
 * @param what the id or the words of it
 * @param was the figure before; empty for what has none
 */
record CharacterChange(CharacterAspect aspect, String by, String what, Optional<Long> was, Optional<Long> is) {

    static CharacterChange of(CharacterAspect aspect, String what) {
        return new CharacterChange(aspect, "", what, Optional.empty(), Optional.empty());
    }

    static CharacterChange of(CharacterAspect aspect, CharacterState.OpenOffer offer) {
        return new CharacterChange(aspect, offer.by(), offer.what(), Optional.empty(), Optional.empty());
    }
}
