package lampblack.store;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import lampblack.diagnostic.Code;
import lampblack.diagnostic.Diagnostic;
import lampblack.diagnostic.Message;
import lampblack.diagnostic.Source;

/** Files as a save of several leaves them that was stopped before it was over; nothing is written for it. */
public final class PendingSave {

    private PendingSave() {}

    /** The bytes of a file, or those that such a save is yet to write there. */
    public static byte[] bytes(Path file) throws IOException {
        Optional<byte[]> pending = of(file);
        return pending.isPresent() ? pending.get() : Files.readAllBytes(file);
    }

    /** What such a save is yet to write into a file; empty where there is none, or it cannot be finished. */
    static Optional<byte[]> of(Path file) throws IOException {
        Optional<Journal> journal = near(file);
        return journal.isPresent() && journal.get().canBeFinished() ? journal.get().after(file.toRealPath())
                : Optional.empty();
    }

    private static Optional<Journal> near(Path file) throws IOException {
        Path place = Files.isSymbolicLink(file) ? file.toRealPath() : file.toAbsolutePath();
        return Journal.near(place.getParent());
    }

    /** Why a save of several files, this one among them, will never be finished. */
    public static Optional<Diagnostic> problem(Path file, String shown) {
        try {
            Optional<Journal> journal = near(file);
            if (journal.isEmpty() || journal.get().after(file.toRealPath()).isEmpty()) {
                return Optional.empty();
            }
            return problem(journal.get(), new Source(shown, ""));
        } catch (IOException unreadable) {
            return Optional.empty();
        }
    }

    static Optional<Diagnostic> problem(Journal journal, Source source) throws IOException {
        Optional<JournalTarget> outside = journal.outside();
        Optional<JournalTarget> changed = outside.isPresent() ? outside : journal.changed();
        if (changed.isEmpty()) {
            return Optional.empty();
        }
        List<Message> files = journal.targets().stream().map(target -> Message.quoted(target.way())).toList();
        String key = outside.isPresent() ? "save.unfinished.outside" : "save.unfinished";
        return Optional.of(Diagnostic.of(Code.SAVE__UNFINISHED, source.start(),
                Message.of(key, "files", files, "changed", changed.get().way()))
                .note(Message.of("note.save-unfinished", "journal", journal.folder().resolve(Journal.NAME))));
    }
}
