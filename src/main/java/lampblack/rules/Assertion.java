package lampblack.rules;

import lampblack.diagnostic.Severity;

/** Anything else that must hold, with the author's own words and weight. */
public record Assertion(Label label, Requirement that, String says, Severity severity, When at) {

    /** When a rule is looked at. */
    public enum When {
        ALWAYS,
        CREATION,
        PLAY
    }
}
