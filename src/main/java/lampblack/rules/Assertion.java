package lampblack.rules;

import lampblack.diagnostic.Severity;
import lampblack.diagnostic.Worded;
import lampblack.rules.requirement.Requirement;

/** Anything else that must hold, with the author's own words and weight. */
public record Assertion(Label label, Requirement that, String says, Severity severity, AssertionTime at) {

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
