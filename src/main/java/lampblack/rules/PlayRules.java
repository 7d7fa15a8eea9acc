package lampblack.rules;

import java.util.IdentityHashMap;
import java.util.Map;
import java.util.Set;
import lampblack.rules.effect.EffectBlock;

/**
 * What of the rules of a sheet hangs on the marks of play.
 *
 * @param reads whether anything of them does, so that there is more to a character than its choices
 * @param members whether it reads those who belong to the sheet
 * @param owners the links whose owners' marks it reads
 * @param blocks what is given only in play, each by itself
 * @param sizes the paths of tracks and rows that are as large as marks say
 * @param rules the ids of rules that are looked at in play
 */
public record PlayRules(boolean reads, boolean members, Set<String> owners, Map<EffectBlock, Boolean> blocks,
        Set<String> sizes, Set<String> rules) {

    /** Of rules that read no marks. */
    public static final PlayRules NOTHING = new PlayRules(false, false, Set.of(), Map.of(), Set.of(), Set.of());

    public PlayRules {
        blocks = blocks.isEmpty() ? Map.of() : new IdentityHashMap<>(blocks);
    }

    public boolean isNothing() {
        return !reads;
    }

    /** Whether a block is given only while marks are so. */
    public boolean isInPlay(EffectBlock block) {
        return reads && blocks.containsKey(block);
    }
}
