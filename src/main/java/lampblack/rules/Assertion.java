package lampblack.rules;

import lampblack.diagnostic.Severity;
import lampblack.diagnostic.Worded;
import lampblack.rules.requirement.Requirement;

/** Anything else that must hold, with the author's own words and weight. */
public record Assertion(Label label, Requirement that, String says, Severity severity, AssertionTime at) {

    /** Whether choices are judged by it, and not only what is so in play. */
    public boolean isJudged() {
        return severity == Severity.ERROR || at == AssertionTime.CREATION;
    }

    /** When a rule is looked at. */
    public enum AssertionTime implements Worded {
        ALWAYS("always"),
        CREATION("creation"),
        PLAY("play");

        private final String word;

        AssertionTime(String word) {
            this.word = word;
        }

        @Override
        public String word() {
            return word;
        }

        /** The one that is written so. */
        public static AssertionTime ofWord(String word) {
            return Worded.of(values(), word);
        }
    }
}
