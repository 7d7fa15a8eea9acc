package lampblack.server;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import lampblack.builder.shelf.Keys;
import lampblack.page.ShelfPack;
import lampblack.store.PendingSave;

/** Packs the characters of a folder into one file. */
final class ShelfZip {

    private ShelfZip() {}

    /** All characters of a shelf, what their groups keep, and the dice log; nothing of who plays them. */
    static byte[] of(ShelfFolder shelf, RollsFile rolls) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (ZipOutputStream zip = new ZipOutputStream(bytes)) {
            for (String stem : shelf.keys()) {
                Optional<Path> file = shelf.file(stem);
                if (file.isPresent()) {
                    zip.putNextEntry(new ZipEntry(Keys.file(stem)));
                    zip.write(PendingSave.bytes(file.get()));
                    zip.closeEntry();
                }
            }
            for (Map.Entry<String, Path> portrait : shelf.portraits().all(shelf.keys()).entrySet()) {
                zip.putNextEntry(new ZipEntry(portrait.getKey()));
                zip.write(Files.readAllBytes(portrait.getValue()));
                zip.closeEntry();
            }
            for (Map.Entry<String, Path> group : new GroupFolders(shelf.folder()).all().entrySet()) {
                zip.putNextEntry(new ZipEntry(group.getKey()));
                zip.write(PendingSave.bytes(group.getValue()));
                zip.closeEntry();
            }
            String log = rolls.text();
            if (!log.isEmpty()) {
                zip.putNextEntry(new ZipEntry(ShelfPack.ROLLS));
                zip.write(log.getBytes(StandardCharsets.UTF_8));
                zip.closeEntry();
            }
        }
        return bytes.toByteArray();
    }
}
