package lampblack.replay;

import java.util.OptionalLong;
import lampblack.rules.advance.SharedLimit;
import lampblack.rules.derived.DerivedSheet;
import lampblack.rules.step.SpendStep;

/**
 * How far a shared limit is used in the present period, or in all where it has none.
 *
 * @param most how many uses it allows, with those that were bought in addition
 * @param used how many there were
 * @param number of the present period; none where the limit has no period or none of them has begun
 */
public record LimitUse(SharedLimit limit, long most, long used, OptionalLong number) {

    public static LimitUse of(EvaluatedCharacter evaluated, SharedLimit limit) {
        return new LimitUse(limit, SpendStep.plus(limit.most(evaluated.derived()), evaluated.raised(limit).size()),
                evaluated.used(limit).size(), limit.per().map(evaluated.file()::highest).orElse(OptionalLong.empty()));
    }

    /** What it allows before anything is used. */
    public static LimitUse none(SharedLimit limit, DerivedSheet derived) {
        return new LimitUse(limit, limit.most(derived), 0, OptionalLong.empty());
    }

    /** How many uses are left, 0 where more were used than it allows. */
    public long left() {
        return Math.max(0, most - used);
    }

    /** Whether there is nothing to count within: it is limited per period, and none has begun. */
    public boolean waits() {
        return limit.per().isPresent() && number.isEmpty();
    }
}
