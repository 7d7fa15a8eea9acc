package lampblack.ruleset;

import java.util.Locale;
import lampblack.diagnostic.Message;

/** The kinds of thing a reference may name. */
enum Kind {
    TRAIT,
    SET,
    OPTION,
    LIST,
    TRACK,
    ROW,
    FIELD,
    STEP,
    SPEND_STEP,
    CHOOSE_STEP,
    EARNING,
    ADVANCE,
    MILESTONE,
    PERIOD,
    TAG;

    /** What it is called. */
    Message word() {
        return Message.of("what." + name().toLowerCase(Locale.ROOT).replace('_', '-'));
    }
}
