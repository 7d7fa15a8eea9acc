package lampblack.rules;

import lampblack.diagnostic.Severity;
import lampblack.diagnostic.Worded;

/** Anything else that must hold, with the author's own words and weight. */
public record Assertion(Label label, Requirement that, String says, Severity severity, When at) {

    /** When a rule is looked at. */
    public enum When implements Worded {
        ALWAYS("always"),
        CREATION("creation"),
        PLAY("play");

        private final String word;

        When(String word) {
            this.word = word;
        }

        @Override
        public String word() {
            return word;
        }

        /** The one that is written so. */
        public static When ofWord(String word) {
            return Worded.of(values(), word);
        }
    }
}
