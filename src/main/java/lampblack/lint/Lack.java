package lampblack.lint;

import lampblack.diagnostic.Message;

/** Why nobody can ever take something, as far as a count that is too generous can tell. */
public record Lack(Kind kind, Message words) {

    /** What it is that is lacking. */
    public enum Kind {
        /** What would open it. */
        OPENER,
        /** What it requires. */
        REQUIREMENT,
        /** A time at which it may be taken, or room in its list. */
        ROOM,
        /** A step or an advance that offers it. */
        OFFER,
        /** Something for it to take, to raise or to give. */
        CHOICE,
        /** A price that can be paid. */
        PRICE,
        /** A character that breaks no rule. */
        CHARACTER
    }

    static Lack of(Kind kind, String key, Object... namesAndValues) {
        return new Lack(kind, Message.of(key, namesAndValues));
    }
}
