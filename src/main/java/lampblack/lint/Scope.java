package lampblack.lint;

import java.util.Set;
import java.util.function.Predicate;
import lampblack.rules.Advance;
import lampblack.rules.Gives;
import lampblack.rules.OptionKey;

/**
 * What bounds are to count with: those options, blocks of effects and advances, and in those stages.
 *
 * @param stages as expressions name them: {@code creation} and {@code play}
 */
record Scope(Predicate<OptionKey> options, Predicate<Gives> blocks, Predicate<Advance> advances, Set<String> stages) {

    static final Set<String> CREATION = Set.of("creation");
    static final Set<String> PLAY = Set.of("play");
    static final Set<String> BOTH = Set.of("creation", "play");

    /** Whatever a sheet has, had or not. */
    static final Scope EVERYTHING = new Scope(option -> true, block -> true, advance -> true, BOTH);
}
