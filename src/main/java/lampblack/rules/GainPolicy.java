package lampblack.rules;

import java.util.List;
import lampblack.diagnostic.Message;
import lampblack.rules.derived.DerivedSheet;
import lampblack.rules.option.Option;
import lampblack.rules.option.OptionFilter;
import lampblack.rules.requirement.AllOf;
import lampblack.rules.requirement.Requirement;

/** What the ledger may gain of a list, a track, a set or a kind of parts, outside the price list. */
public sealed interface GainPolicy {

    /** Whether the verdict counts what could have been bought. */
    boolean isCounted();

    /** Which options may be gained. */
    default OptionFilter only() {
        return OptionFilter.ANY;
    }

    /** What has to hold before anything is gained. */
    default Requirement requires() {
        return AllOf.NONE;
    }

    /** Whether nothing may be gained at all. */
    default boolean isNever() {
        return false;
    }

    /** What is missing before anything may be gained. */
    default List<Message> unmet(DerivedSheet before) {
        return requires().unmet(before);
    }

    /** Whether an option may be gained, as far as it depends on which one. */
    default boolean passes(Option option, DerivedSheet before) {
        return only().passes(option, before) || before.opens(option);
    }

    /** Anything may come, and is not counted. */
    record FreeGain() implements GainPolicy {
        @Override
        public boolean isCounted() {
            return false;
        }
    }

    /** Anything may come, and is counted. */
    record CountedGain() implements GainPolicy {

        /** What holds where nothing is said. */
        public static final CountedGain USUAL = new CountedGain();

        @Override
        public boolean isCounted() {
            return true;
        }
    }

    /** Nothing may come. */
    record NoGain() implements GainPolicy {
        @Override
        public boolean isNever() {
            return true;
        }

        @Override
        public boolean isCounted() {
            return true;
        }
    }

    /** Only these may come, and only where a condition holds. */
    record GainWhere(Requirement requires, OptionFilter only) implements GainPolicy {
        @Override
        public boolean isCounted() {
            return true;
        }
    }
}
