package lampblack.store;

import java.io.File;
import java.io.IOException;
import java.nio.charset.CharacterCodingException;
import java.nio.file.AccessDeniedException;
import java.nio.file.AtomicMoveNotSupportedException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.Locale;
import java.util.stream.Stream;
import lampblack.diagnostic.Code;
import lampblack.diagnostic.Message;
import lampblack.store.SaveResult.Failed;

/** Says why the system did not let a file be saved. */
final class SaveFailure {

    private static final long ALMOST_NOTHING = 64 * 1024;

    private SaveFailure() {}

    static Failed of(Path file, IOException failure) {
        if (failure instanceof FileAlreadyExistsException exists && exists.getFile() != null
                && exists.getFile().endsWith(String.valueOf(file.getFileName()))) {
            return new Failed(file, Code.SAVE__EXISTS, Message.of("save.exists", "file", file));
        }
        return new Failed(file, Code.SAVE__FAILED, reason(file, failure));
    }

    /** The system's own words for a failure, without the file's name. */
    static String words(IOException failure) {
        String words = failure instanceof FileSystemException system ? system.getReason() : failure.getMessage();
        return words == null ? failure.getClass().getSimpleName() : words;
    }

    private static Message reason(Path file, IOException failure) {
        Path folder = file.toAbsolutePath().getParent();
        if (failure instanceof FolderLock.FolderBusyException) {
            return Message.of("save.busy", "file", file, "seconds", FolderLock.PATIENCE);
        } else if (failure instanceof CharacterCodingException) {
            return Message.of("save.not-text", "file", file);
        } else if (failure instanceof AtomicWrite.ReadBackException) {
            return Message.of("save.not-read-back", "file", file);
        } else if (failure instanceof AtomicMoveNotSupportedException) {
            return Message.of("save.not-atomic", "file", file);
        } else if (failure instanceof NoSuchFileException && !Files.isDirectory(folder)) {
            return Message.of("save.no-folder", "file", file, "folder", folder);
        } else if (failure instanceof AccessDeniedException denied && isKept(denied.getFile())) {
            return Message.of("save.kept-not-writable", "file", file, "place", denied.getFile());
        } else if (failure instanceof AccessDeniedException || says(failure, "read-only file system")) {
            return Message.of("save.not-writable", "file", file);
        } else if (says(failure, "no space left") || says(failure, "quota exceeded") || full(folder)) {
            return Message.of("save.disk-full", "file", file);
        }
        return Message.of("save.failed", "file", file, "reason", words(failure));
    }

    /** Whether another user has made a folder of ours, or a file in it, for none but themselves. */
    private static boolean isKept(String denied) {
        Path place = Path.of(denied);
        return Files.exists(place) && Stream.of(KeptFolder.HISTORY, KeptFolder.TRASH).anyMatch(name ->
                place.startsWith(name) || place.toString().contains(File.separator + name));
    }

    private static boolean says(IOException failure, String words) {
        return String.valueOf(failure.getMessage()).toLowerCase(Locale.ROOT).contains(words);
    }

    // The system may speak another language than ours.
    private static boolean full(Path folder) {
        try {
            return Files.getFileStore(folder).getUsableSpace() < ALMOST_NOTHING;
        } catch (IOException unknown) {
            return false;
        }
    }
}
