package lampblack.cli.diff;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonProperty;
import java.util.Optional;

/**
 * One thing that is otherwise of a character.
 *
 * @param by the step or advance by which it can be had; empty for anything else
 * @param what the id or the words of it
 * @param was the figure before; empty for what has none
 */
record CharacterAlteration(@JsonProperty("sort") CharacterAspect aspect,
        @JsonInclude(JsonInclude.Include.NON_EMPTY) String by, String what,
        @JsonInclude(JsonInclude.Include.NON_EMPTY) Optional<Long> was,
        @JsonInclude(JsonInclude.Include.NON_EMPTY) Optional<Long> is) {

    static CharacterAlteration of(CharacterAspect aspect, String what) {
        return new CharacterAlteration(aspect, "", what, Optional.empty(), Optional.empty());
    }

    static CharacterAlteration of(CharacterAspect aspect, CharacterState.OpenOffer offer) {
        return new CharacterAlteration(aspect, offer.by(), offer.what(), Optional.empty(), Optional.empty());
    }
}
