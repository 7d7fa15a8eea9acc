package lampblack.replay.unknown;

import java.util.Set;
import lampblack.diagnostic.Code;

/** The codes that say of a name that the game does not have it. */
final class UnknownCodes {

    static final Set<Code> ALL = Set.of(Code.FIELD__UNKNOWN, Code.FIELD__NOT_ONE_OF, Code.LINK__UNKNOWN,
            Code.LINK__UNKNOWN_GIFT, Code.TRAIT__UNKNOWN, Code.PART__UNKNOWN_KIND, Code.PART__UNKNOWN,
                    Code.MAP__NO_CELL,
            Code.OPTION__UNKNOWN, Code.OPTION__UNKNOWN_DETAIL, Code.OPTION__UNKNOWN_QUALITY,
                    Code.OPTION__UNKNOWN_ANSWER,
            Code.CREATION__UNKNOWN_STEP, Code.ADVANCE__UNKNOWN, Code.ADVANCE__UNKNOWN_KEY, Code.SWAP__UNKNOWN,
            Code.EARNING__UNKNOWN, Code.EARNING__WHICH_TRACK, Code.LEDGER__UNKNOWN_BLOCK, Code.LEDGER__UNKNOWN_PERIOD,
            Code.CHARACTER__UNKNOWN_KEY, Code.MILESTONE__UNKNOWN, Code.ROLL__UNKNOWN, Code.NOW__UNKNOWN_TRACK);

    /** What an option may allow by what it gives. */
    static final Set<Code> LIFTED_BY_OPTIONS = Set.of(Code.EARNING__LOCKED, Code.EARNING__OVER_LIMIT,
            Code.OPTION__LOCKED,
            Code.OPTION__NOT_OFFERED, Code.OPTION__REQUIREMENT_UNMET, Code.ADVANCE__LOCKED,
            Code.ADVANCE__REQUIREMENT_UNMET, Code.ADVANCE__OVER_CAP, Code.CREATION__OVER_CAP,
                    Code.CREATION__OVER_BUDGET,
            Code.CREATION__TOO_MANY_PICKS);

    private UnknownCodes() {}
}
