package lampblack.lint.felt;

import lampblack.diagnostic.Message;
import lampblack.diagnostic.Span;

/**
 * Something that nobody feels.
 *
 * @param subject the id or path of what it belongs to
 * @param reason why, and
 * @param way how to mend it
 */
record Unfelt(String subject, Span place, Message reason, Message way) {

    /** Why something is not felt, without saying where it stands. */
    record Grounds(Message reason, Message way) {

        Unfelt at(String subject, Span place) {
            return new Unfelt(subject, place, reason, way);
        }
    }

    /** A cause in the wording of its key, and its way out in that behind it; both take the same names and values. */
    static Grounds cause(String key, Object... namesAndValues) {
        return new Grounds(Message.of("unfelt." + key, namesAndValues),
                Message.of("unfelt." + key + ".way", namesAndValues));
    }
}
