package lampblack.reach;

import java.util.Optional;
import lampblack.explain.Reason;
import lampblack.replay.EvaluatedCharacter;

/** What is known of whether something in a ruleset can be reached. */
public sealed interface Reachability {

    /** Whether some character takes it. */
    boolean isReached();

    /** Whether it is proven that nobody ever takes it. */
    boolean isProvenOut();

    /**
     * Somebody takes it.
     *
     * @param evaluated a character within the rules that does: a finished one where it was looked for
     * @param given the test or example that it is; empty where it was looked for
     */
    record Witness(EvaluatedCharacter evaluated, Optional<String> given) implements Reachability {

        @Override
        public boolean isReached() {
            return true;
        }

        @Override
        public boolean isProvenOut() {
            return false;
        }
    }

    /** Nobody can ever take it, and why. */
    record Unreachable(Reason reason) implements Reachability {

        @Override
        public boolean isReached() {
            return false;
        }

        @Override
        public boolean isProvenOut() {
            return true;
        }
    }

    /**
     * Nobody was found who takes it, and nothing that rules it out.
     *
     * @param tries how many characters were generated in the search; 0 where the search ended before it was its turn
     */
    record Undecided(int tries) implements Reachability {

        @Override
        public boolean isReached() {
            return false;
        }

        @Override
        public boolean isProvenOut() {
            return false;
        }
    }
}
