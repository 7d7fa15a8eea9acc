package lampblack.load;

import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Consumer;
import lampblack.store.TextFile;

/** Whether one thing, which is shown file by file, is byte for byte what was found without fault before. */
final class CheckCacheEntry {

    private final ByteArrayOutputStream shown = new ByteArrayOutputStream();
    private final int edition;
    private final List<byte[]> records;
    private final Consumer<byte[]> keeper;

    /** @param records what was found without fault; each begins with the edition of the program that found it so */
    CheckCacheEntry(byte[] edition, List<byte[]> records, Consumer<byte[]> keeper) {
        this.edition = edition.length;
        this.records = records;
        this.keeper = keeper;
        shown.writeBytes(edition);
    }

    /** Something that is only to be told from other things. */
    static CheckCacheEntry digest() {
        return new CheckCacheEntry(new byte[0], List.of(), record -> { });
    }

    /** What tells what was shown from anything else. */
    String sha256() {
        return TextFile.sha256(shown.toByteArray());
    }

    /** Shows the next file; its length is shown too, so that nothing can pass from one file into the next. */
    void addFile(String name, byte[] bytes) {
        shown.writeBytes(("\n" + bytes.length + " " + name.replace('\n', ' ') + "\n").getBytes(StandardCharsets.UTF_8));
        shown.writeBytes(bytes);
    }

    /** Forgets what was shown. */
    void restart() {
        byte[] begun = Arrays.copyOf(shown.toByteArray(), edition);
        shown.reset();
        shown.writeBytes(begun);
    }

    /** The layers of each record: the parts of the names of its files before the first slash. */
    List<Set<String>> layers() {
        return records.stream().map(this::layers).toList();
    }

    private Set<String> layers(byte[] record) {
        Set<String> layers = new LinkedHashSet<>();
        int at = edition;
        while (at + 1 < record.length) {
            int end = at + 1;
            while (end < record.length && record[end] != '\n') {
                end++;
            }
            String[] head = new String(record, at + 1, end - at - 1, StandardCharsets.UTF_8).split(" ", 2);
            int slash = head.length < 2 ? -1 : head[1].indexOf('/');
            if (slash < 0 || !isLength(head[0])) {
                return Set.of();
            }
            layers.add(head[1].substring(0, slash));
            at = end + 1 + Integer.parseInt(head[0]);
        }
        return layers;
    }

    private static boolean isLength(String digits) {
        return !digits.isEmpty() && digits.length() <= 8 && digits.chars()
                .allMatch(letter -> letter >= '0' && letter <= '9');
    }

    /** Whether what was shown is all of it. */
    boolean matches() {
        byte[] now = shown.toByteArray();
        return records.stream().anyMatch(item -> Arrays.equals(item, now));
    }

    /** Remembers that what was shown is without fault. */
    void remember() {
        keeper.accept(shown.toByteArray());
    }
}
