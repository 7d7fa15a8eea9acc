package lampblack.load;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import java.util.zip.CRC32;
import lampblack.store.bundled.BundledFiles;

/**
 * Remembers what was found without fault, so that what has not changed since by a single byte is not checked again. A
 * record holds the very bytes that were checked, behind the edition of the program that checked them: nothing else than
 * equality speaks for a file, whatever stands in the folder.
 */
public final class CheckCache {

    private static final String PACKED = "lampblack/verdicts/";
    private static final String EDITION = "lampblack/edition";
    private static final String ENDING = ".clean";
    private static final int MAX_RECORDS = 400;
    private static final int LARGEST_RECORD = 8 << 20;

    private final byte[] edition;
    private final Optional<Path> folder;

    /**
     * @param edition what says that a record was made by this very program; empty for one that is not built whole,
     *     which neither reads nor makes records
     * @param folder where records are kept, or empty where none are to be
     */
    public CheckCache(String edition, Optional<Path> folder) {
        this.edition = edition.getBytes(StandardCharsets.UTF_8);
        this.folder = folder;
    }

    /** Those of this program as it was built. */
    public static CheckCache ofProgram(Optional<Path> folder) {
        return new CheckCache(BundledFiles.file(EDITION).map(item -> new String(item, StandardCharsets.UTF_8))
                .orElse(""), folder);
    }

    /** Remembers nothing. */
    public static CheckCache none() {
        return new CheckCache("", Optional.empty());
    }

    /**
     * What is remembered of one thing.
     *
     * @param name the thing's own, as of a ruleset; what was recorded when the program was built goes by it
     * @param place tells things of one name apart
     */
    CheckCacheEntry of(String name, String place) {
        if (edition.length == 0) {
            return new CheckCacheEntry(edition, List.of(), record -> { });
        }
        CRC32 sum = new CRC32();
        sum.update(place.getBytes(StandardCharsets.UTF_8));
        Optional<Path> file = folder.map(path -> path.resolve(name + "-" + Long.toHexString(sum.getValue()) + ENDING));
        List<byte[]> records = new ArrayList<>();
        BundledFiles.file(PACKED + name).ifPresent(records::add);
        file.flatMap(CheckCache::read).ifPresent(records::add);
        return new CheckCacheEntry(edition, records, record -> file.ifPresent(path -> write(path, record)));
    }

    private static Optional<byte[]> read(Path file) {
        try (InputStream in = Files.newInputStream(file)) {
            return Optional.of(in.readNBytes(LARGEST_RECORD));
        } catch (IOException | SecurityException none) {
            return Optional.empty();
        }
    }

    /** A record that cannot be written is not missed. */
    private static void write(Path file, byte[] record) {
        try {
            Files.createDirectories(file.getParent());
            Path half = file.resolveSibling("half-" + Long.toHexString(System.nanoTime()));
            Files.write(half, record);
            Files.move(half, file, StandardCopyOption.REPLACE_EXISTING);
            clear(file.getParent());
        } catch (IOException | SecurityException unwritable) {
            return;
        }
    }

    /** Lets the oldest half of the records go once there are many. */
    private static void clear(Path folder) throws IOException {
        List<Path> all;
        try (Stream<Path> files = Files.list(folder)) {
            all = files.filter(path -> path.getFileName().toString().endsWith(ENDING)).toList();
        }
        if (all.size() > MAX_RECORDS) {
            List<Path> oldest = all.stream().sorted(Comparator.comparing(path -> path.toFile().lastModified()))
                    .toList();
            for (Path path : oldest.subList(0, all.size() / 2)) {
                Files.deleteIfExists(path);
            }
        }
    }
}
