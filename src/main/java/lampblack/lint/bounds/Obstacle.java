package lampblack.lint.bounds;

import lampblack.diagnostic.Message;

/** Why nobody can ever take something, as far as a count that is too generous can tell. */
public record Obstacle(Cause kind, Message words) {

    /** What it is that is lacking. */
    public enum Cause {
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

    static Obstacle of(Cause kind, String key, Object... namesAndValues) {
        return new Obstacle(kind, Message.of(key, namesAndValues));
    }
}
