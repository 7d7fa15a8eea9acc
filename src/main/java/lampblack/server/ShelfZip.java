package lampblack.server;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.zip.ZipEntry;
import java.util.zip.ZipInputStream;
import java.util.zip.ZipOutputStream;
import lampblack.builder.Upload;
import lampblack.builder.shelf.Keys;
import lampblack.edit.VersionedText;
import lampblack.store.PendingSave;

/** Characters packed into one file. Where files are to lie is never read from a pack, only how they are called. */
public final class ShelfZip {

    private static final int MAX_FILES = 2_000;
    private static final long MAX_BYTES = 64L << 20;

    private static final Pattern PORTRAIT = Pattern.compile("(?:.*/)?" + PortraitFolder.NAME
            + "/([^/\\\\]+)\\.(?:png|jpg|webp)");

    private ShelfZip() {}

    /** What a pack calls the dice log, and whatever else of a table nobody is to bring. */
    private static final String ROLLS = ".table/rolls.jsonl";
    private static final Pattern OF_TABLE = Pattern.compile("(?:.*[/\\\\])?\\.table[/\\\\].*");

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
                zip.putNextEntry(new ZipEntry(ROLLS));
                zip.write(log.getBytes(StandardCharsets.UTF_8));
                zip.closeEntry();
            }
        }
        return bytes.toByteArray();
    }

    /** A pack holds more than any shelf would, or what it holds is larger than it says. */
    public static final class ArchiveTooLarge extends IOException {

        private static final long serialVersionUID = 1L;
    }

    /**
     * The YAML files in a pack, by their names without folders and ending, and the pictures in its folder of those, by
     * theirs behind that of the folder; and of a table what groups keep and the dice log.
     *
     * @throws ArchiveTooLarge where it holds more than is taken
     */
    public static Map<String, byte[]> read(byte[] pack) throws IOException {
        Map<String, byte[]> files = new LinkedHashMap<>();
        long all = 0;
        int count = 0;
        try (ZipInputStream zip = new ZipInputStream(new ByteArrayInputStream(pack))) {
            for (ZipEntry entry = zip.getNextEntry(); entry != null; entry = zip.getNextEntry()) {
                count++;
                byte[] bytes = entry.isDirectory() ? new byte[0] : zip.readNBytes(VersionedText.LARGEST + 1);
                all += bytes.length;
                if (count > MAX_FILES || all > MAX_BYTES || bytes.length > VersionedText.LARGEST) {
                    throw new ArchiveTooLarge();
                }
                String name = entry.getName();
                (OF_TABLE.matcher(name).matches() ? ofTable(name) : Keys.of(name).or(() -> portrait(name)))
                        .ifPresent(stem -> files.putIfAbsent(stem, bytes));
            }
        }
        return files;
    }

    private static Optional<String> ofTable(String name) {
        return name.equals(ROLLS) || name.endsWith("/" + ROLLS) ? Optional.of(Upload.UploadedPack.ROLLS)
                : GroupFolders.packed(name).map(Upload.UploadedPack::group);
    }

    private static Optional<String> portrait(String name) {
        Matcher portrait = PORTRAIT.matcher(name);
        return portrait.matches() ? Optional.of(Upload.UploadedPack.portrait(portrait.group(1))) : Optional.empty();
    }
}
