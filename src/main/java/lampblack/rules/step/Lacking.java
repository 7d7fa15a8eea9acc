package lampblack.rules.step;

import lampblack.rules.derived.DerivedSheet;

/**
 * The points or picks that a step of creation still needs.
 *
 * @param own those that it has by itself, which are owed before play begins
 * @param given those that something gives it, which are due at any time
 */
public record Lacking(long own, long given) {

    /** @param used how many were taken */
    static Lacking of(CreationStep step, long used, DerivedSheet derived) {
        return step.own().map(range -> {
            long own = range.least().evaluate(derived);
            long least = Math.min(SpendStep.plus(own, step.more(derived)), step.most(derived));
            long missing = Math.max(0, least - used);
            long ofOwn = Math.max(0, Math.min(own, least) - used);
            return new Lacking(ofOwn, missing - ofOwn);
        }).orElse(new Lacking(0, 0));
    }

    long all() {
        return own + given;
    }
}
