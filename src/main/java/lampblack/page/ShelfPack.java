package lampblack.page;

import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import lampblack.builder.Upload;
import lampblack.picture.Picture;
import lampblack.builder.shelf.GroupName;
import lampblack.builder.shelf.Keys;
import lampblack.builder.shelf.Shelf;
import lampblack.builder.shelf.StoredText;
import lampblack.edit.VersionedText;

/** Characters packed into one file. Where files are to lie is never read from a pack, only how they are called. */
public final class ShelfPack {

    /** The folder of pictures in a pack. */
    public static final String PORTRAITS = "portraits";
    /** What a pack calls the dice log. */
    public static final String ROLLS = ".table/rolls.jsonl";
    private static final String GAMES = "games";
    private static final int MAX_FILES = 2_000;
    private static final int MAX_BYTES = 64 << 20;
    private static final Pattern PORTRAIT = Pattern.compile("(?:.*/)?" + PORTRAITS
            + "/([^/\\\\]+)\\.(?:png|jpg|webp)");
    private static final Pattern GROUP = Pattern.compile("(?:.*/)?\\.table/(crews|games)/[^/\\\\]+");
    /** Whatever else of a table nobody is to bring. */
    private static final Pattern OF_TABLE = Pattern.compile("(?:.*[/\\\\])?\\.table[/\\\\].*");

    private final Map<String, byte[]> files = new LinkedHashMap<>();
    private int count;
    private int bytes;

    private ShelfPack() {}

    /** A file that a form brings, which may be a pack. */
    public static Upload upload(String name, byte[] file) {
        if (file.length < 2 || file[0] != 'P' || file[1] != 'K') {
            return new Upload.SingleUpload(name, file);
        }
        try {
            return new Upload.UploadedPack(name, read(file));
        } catch (UnreadableZip unreadable) {
            return new Upload.UnusableUpload(name, unreadable.isTooLarge() ? "web.import.too-large"
                    : "web.import.broken");
        }
    }

    /**
     * The YAML files in a pack, by their names without folders and ending, and the pictures in its folder of those, by
     * theirs behind that of the folder; and of a table what groups keep and the dice log.
     *
     * @throws UnreadableZip where it cannot be read, or holds more than is taken
     */
    public static Map<String, byte[]> read(byte[] pack) {
        ShelfPack read = new ShelfPack();
        ZipReader.read(pack, VersionedText.LARGEST, read::add);
        return read.files;
    }

    private void add(String name, byte[] file) {
        count++;
        bytes += file.length;
        if (count > MAX_FILES || bytes > MAX_BYTES) {
            throw UnreadableZip.tooLarge();
        }
        (OF_TABLE.matcher(name).matches() ? ofTable(name) : Keys.brought(name).or(() -> ofPortrait(name)))
                .ifPresent(key -> files.putIfAbsent(key, file));
    }

    private static Optional<String> ofTable(String name) {
        if (name.equals(ROLLS) || name.endsWith("/" + ROLLS)) {
            return Optional.of(Upload.UploadedPack.ROLLS);
        }
        return groupOf(name).map(Upload.UploadedPack::group);
    }

    /** The group whose text a pack calls so; empty where it is something else. */
    static Optional<GroupName> groupOf(String name) {
        Matcher group = GROUP.matcher(name);
        return group.matches() ? Keys.of(name).map(key -> new GroupName(key, group.group(1).equals(GAMES)))
                : Optional.empty();
    }

    private static Optional<String> ofPortrait(String name) {
        Matcher portrait = PORTRAIT.matcher(name);
        return portrait.matches() ? Optional.of(Upload.UploadedPack.portrait(portrait.group(1))) : Optional.empty();
    }

    /** What a pack calls the picture of a character. */
    static String portrait(String key, Picture picture) {
        return PORTRAITS + "/" + key + "." + picture.format().word();
    }

    /** All characters of a shelf, what their groups keep, and the dice log; nothing of who plays them. */
    public static byte[] of(Shelf shelf, String rolls) {
        Map<String, byte[]> files = new LinkedHashMap<>();
        shelf.keys().forEach(key -> shelf.find(key).flatMap(StoredText::bytes)
                .ifPresent(text -> files.put(Keys.file(key), text)));
        shelf.keys().forEach(key -> shelf.portrait(key).ifPresent(picture ->
                files.put(portrait(key, picture), picture.bytes())));
        shelf.groups().all().forEach(group -> shelf.groups().find(group).flatMap(StoredText::bytes)
                .ifPresent(text -> files.put(group.file(), text)));
        if (!rolls.isEmpty()) {
            files.put(ROLLS, rolls.getBytes(StandardCharsets.UTF_8));
        }
        return ZipWriter.zip(files);
    }
}
