package lampblack.lint.bounds;

import java.util.Set;
import java.util.function.Predicate;
import lampblack.rules.advance.Advance;
import lampblack.rules.effect.EffectBlock;
import lampblack.rules.option.OptionKey;

/**
 * What bounds are to count with: those options, blocks of effects and advances, and in those stages.
 *
 * @param stages as expressions name them: {@code creation} and {@code play}
 */
record BoundsScope(Predicate<OptionKey> options, Predicate<EffectBlock> blocks, Predicate<Advance> advances,
        Set<String> stages) {

    static final Set<String> CREATION = Set.of("creation");
    static final Set<String> PLAY = Set.of("play");
    static final Set<String> BOTH = Set.of("creation", "play");

    /** Whatever a sheet has, had or not. */
    static final BoundsScope EVERYTHING = new BoundsScope(option -> true, block -> true, advance -> true, BOTH);
}
