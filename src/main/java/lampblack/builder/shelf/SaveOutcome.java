package lampblack.builder.shelf;

import java.util.Optional;
import lampblack.diagnostic.Diagnostic;

/** The outcome of writing to the shelf. */
public sealed interface SaveOutcome {

    /** Why it is not written; empty where it is. */
    Optional<Diagnostic> problem();

    /** It is written. @param version of what stands there now */
    record Written(String version) implements SaveOutcome {

        @Override
        public Optional<Diagnostic> problem() {
            return Optional.empty();
        }
    }

    /** What stands there is no longer what was seen, and is left alone. */
    record ChangedMeanwhile(Diagnostic found) implements SaveOutcome {

        @Override
        public Optional<Diagnostic> problem() {
            return Optional.of(found);
        }
    }

    /** Nothing is changed. */
    record NotWritten(Diagnostic found) implements SaveOutcome {

        @Override
        public Optional<Diagnostic> problem() {
            return Optional.of(found);
        }
    }
}
