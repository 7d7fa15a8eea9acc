package lampblack.judge;

import java.util.Map;
import lampblack.edit.VersionedText;
import lampblack.replay.EvaluatedCharacter;
import lampblack.replay.Owner;
import lampblack.ruleset.Ruleset;

/**
 * An owner as it was read and judged.
 *
 * @param byLink what it is to its members, by their sheet and link
 */
record ReadOwner(VersionedText text, Ruleset ruleset, EvaluatedCharacter evaluated, Map<String, Owner> byLink) {

    /** Whether it still is what stands there. */
    boolean isOf(VersionedText now, Ruleset game) {
        return ruleset == game && text.source().name().equals(now.source().name())
                && text.source().text().equals(now.source().text());
    }

    boolean is(Owner owner) {
        return byLink.values().stream().anyMatch(one -> one == owner);
    }
}
