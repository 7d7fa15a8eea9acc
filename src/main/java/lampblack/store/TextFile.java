package lampblack.store;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.AccessDeniedException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.Optional;
import lampblack.diagnostic.Checked;
import lampblack.diagnostic.Code;
import lampblack.diagnostic.Diagnostic;
import lampblack.diagnostic.Message;
import lampblack.diagnostic.Report;
import lampblack.diagnostic.Source;
import lampblack.edit.TextDecoder;
import lampblack.edit.VersionedText;

/**
 * A file of text as it was read, without a byte order mark, and its bytes as they were.
 *
 * @param bytes what stands in the file; not to be changed
 */
public record TextFile(Source source, byte[] bytes) implements VersionedText {

    private static final int KIB = 1024;

    /**
     * Reads a file of at most so many bytes; a folder, device or pipe is refused without being opened.
     *
     * @param shownName the name that problems in it show
     * @param layer the id of the ruleset it is a part of, or empty where there is none
     */
    public static Checked<TextFile> read(Path path, String shownName, String layer, int limitBytes) {
        Source nothing = new Source(shownName, layer, "");
        if (!Files.isRegularFile(path)) {
            return refused(notAFile(path, nothing));
        }
        try (InputStream in = opened(path)) {
            byte[] bytes = in.readNBytes(limitBytes + 1);
            if (bytes.length > limitBytes) {
                Diagnostic tooLarge = Diagnostic.of(Code.FILE__TOO_LARGE, nothing.start(), "limit", size(limitBytes));
                return refused(layer.isEmpty() ? tooLarge : tooLarge.note(Message.of("note.split-file")));
            }
            return decode(bytes, nothing);
        } catch (AccessDeniedException denied) {
            return refused(Diagnostic.of(Code.FILE__UNREADABLE, nothing.start(), Message.of("file.unreadable.denied")));
        } catch (IOException broken) {
            return refused(Diagnostic.of(Code.FILE__UNREADABLE, nothing.start(), "reason", reason(broken)));
        }
    }

    private static InputStream opened(Path path) throws IOException {
        Optional<byte[]> pending = PendingSave.of(path);
        return pending.isPresent() ? new ByteArrayInputStream(pending.get()) : Files.newInputStream(path);
    }

    /** A text that is to be judged as if it stood in a file. */
    public static TextFile of(String shownName, String text) {
        return of(new Source(shownName, text));
    }

    /** The same, of a text that problems point into. */
    public static TextFile of(Source text) {
        return new TextFile(text, text.text().getBytes(StandardCharsets.UTF_8));
    }

    /** The SHA-256 of the file's bytes, in hexadecimal digits: what says whether it is still the same. */
    @Override
    public String version() {
        return sha256(bytes);
    }

    /** Reads what stands in memory as {@link #read} reads what stands in a file. */
    public static Checked<TextFile> of(byte[] bytes, String shownName, String layer) {
        return decode(bytes, new Source(shownName, layer, ""));
    }

    /** The SHA-256 of some bytes, in hexadecimal digits. */
    public static String sha256(byte[] bytes) {
        try {
            return HexFormat.of().formatHex(MessageDigest.getInstance("SHA-256").digest(bytes));
        } catch (NoSuchAlgorithmException missing) {
            throw new IllegalStateException(missing);
        }
    }

    private static Diagnostic notAFile(Path path, Source nothing) {
        if (Files.isDirectory(path)) {
            return Diagnostic.of(Code.FILE__NOT_A_FILE, nothing.start(), Message.of("file.not-a-file.folder"));
        }
        return Diagnostic.of(Files.exists(path) ? Code.FILE__NOT_A_FILE : Code.FILE__NOT_FOUND, nothing.start());
    }

    private static Checked<TextFile> decode(byte[] bytes, Source nothing) {
        Checked<Source> decoded = TextDecoder.decode(bytes, nothing);
        return new Checked<>(decoded.value().map(source -> new TextFile(source, bytes)), decoded.diagnostics());
    }

    private static String size(int bytes) {
        if (bytes % (KIB * KIB) == 0) {
            return bytes / (KIB * KIB) + " MiB";
        }
        return bytes % KIB == 0 ? bytes / KIB + " KiB" : bytes + " bytes";
    }

    private static String reason(IOException broken) {
        return broken.getMessage() == null ? "no reason is given" : broken.getMessage();
    }

    private static Checked<TextFile> refused(Diagnostic problem) {
        Report report = new Report();
        report.add(problem);
        return Checked.nothing(report);
    }
}
