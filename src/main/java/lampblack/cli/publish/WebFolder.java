package lampblack.cli.publish;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.attribute.FileTime;
import java.time.Instant;
import java.util.Optional;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;

/** A published game as the zip that web spaces unpack: one page called as they want it, and a picture beside it. */
final class WebFolder {

    /** The first day that a zip can name, so that the same game makes the same bytes. */
    private static final FileTime TIME = FileTime.from(Instant.parse("1980-01-01T00:00:00Z"));

    private WebFolder() {}

    static byte[] zip(byte[] page, Optional<byte[]> cover) {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (ZipOutputStream out = new ZipOutputStream(bytes)) {
            add("index.html", page, out);
            if (cover.isPresent()) {
                add("cover.png", cover.get(), out);
            }
        } catch (IOException impossible) {
            throw new UncheckedIOException(impossible);
        }
        return bytes.toByteArray();
    }

    private static void add(String name, byte[] bytes, ZipOutputStream out) throws IOException {
        ZipEntry entry = new ZipEntry(name);
        entry.setLastModifiedTime(TIME);
        out.putNextEntry(entry);
        out.write(bytes);
        out.closeEntry();
    }
}
