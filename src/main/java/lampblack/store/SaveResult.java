package lampblack.store;

import java.nio.file.Path;
import java.util.Optional;
import lampblack.diagnostic.Code;
import lampblack.diagnostic.Diagnostic;
import lampblack.diagnostic.Message;
import lampblack.diagnostic.Source;
import lampblack.diagnostic.Span;

/** How a save went. Only {@link Saved} and {@link OutputWritten} promise that the new text is on the disk. */
public sealed interface SaveResult {

    /** The problem to show, or nothing where the text is saved. */
    Optional<Diagnostic> problem();

    /** Whether the file was changed by another writer meanwhile. */
    boolean isConflict();

    /** The text is on the disk, with this SHA-256. */
    record Saved(String sha256) implements SaveResult {

        @Override
        public boolean isConflict() {
            return false;
        }

        @Override
        public Optional<Diagnostic> problem() {
            return Optional.empty();
        }
    }

    /** The text is on the disk, and nobody asks for its sum. */
    record OutputWritten() implements SaveResult {

        @Override
        public boolean isConflict() {
            return false;
        }

        @Override
        public Optional<Diagnostic> problem() {
            return Optional.empty();
        }
    }

    /** The file is no longer the one that was read; it is left alone, and the loser's text may be kept. */
    record Conflict(Path file, Optional<Path> keptBeside) implements SaveResult {

        @Override
        public boolean isConflict() {
            return true;
        }

        @Override
        public Optional<Diagnostic> problem() {
            Span place = new Source(file.toString(), "").start();
            Diagnostic problem = Diagnostic.of(Code.SAVE__CONFLICT, place, "file", file);
            return keptBeside.map(kept -> problem.note(Message.of("note.save-kept", "kept", kept)))
                    .or(() -> Optional.of(problem));
        }
    }

    /** Nothing is changed, for this reason: {@code SAVE__FAILED}, or {@code SAVE__EXISTS} from a create. */
    record Failed(Path file, Code code, Message reason) implements SaveResult {

        @Override
        public boolean isConflict() {
            return false;
        }

        @Override
        public Optional<Diagnostic> problem() {
            Diagnostic problem = Diagnostic.of(code, new Source(file.toString(), "").start(), reason);
            boolean intact = code == Code.SAVE__FAILED && !reason.key().equals("save.unconfirmed")
                    && !reason.key().equals("save.no-folder");
            return Optional.of(intact ? problem.note(Message.of("note.save-intact")) : problem);
        }
    }
}
