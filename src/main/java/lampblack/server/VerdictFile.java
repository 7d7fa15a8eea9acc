package lampblack.server;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import java.util.zip.CRC32;
import lampblack.builder.page.PlayerNames;
import lampblack.builder.shelf.CardVerdict;
import lampblack.store.bundled.BundledFiles;

/**
 * Where verdicts outlast the program: a file among what it can do without. It counts for the very program that wrote it
 * alone, and only whole; it may be deleted at any time.
 *
 * @param path where it is
 * @param edition what tells this program from any other build of it
 */
record VerdictFile(Path path, String edition) {

    private static final String EDITION = "lampblack/edition";
    private static final String ENDING = ".shelf";
    private static final int MAX_FILES = 16;
    private static final long LARGEST = 16L << 20;

    /** That of a shelf; none for a program that was not built whole, or that may keep nothing. */
    static Optional<VerdictFile> of(Path shelf, Optional<Path> cache) {
        CRC32 name = new CRC32();
        name.update(shelf.toAbsolutePath().normalize().toString().getBytes(StandardCharsets.UTF_8));
        return cache.flatMap(folder -> BundledFiles.file(EDITION)
                .map(edition -> new VerdictFile(folder.resolve(Long.toHexString(name.getValue()) + ENDING),
                        new String(edition, StandardCharsets.UTF_8))));
    }

    /** What was written, by the versions of the texts; nothing where that is not sound or of another program. */
    Map<String, KeptVerdicts.KeptVerdict> read() {
        try {
            if (Files.size(path) > LARGEST) {
                return Map.of();
            }
            byte[] bytes = Files.readAllBytes(path);
            DataInputStream in = new DataInputStream(new ByteArrayInputStream(bytes));
            long sum = in.readLong();
            if (sum != sum(bytes, Long.BYTES) || !in.readUTF().equals(edition)) {
                return Map.of();
            }
            Map<String, KeptVerdicts.KeptVerdict> all = new LinkedHashMap<>();
            for (int left = in.readInt(); left > 0; left--) {
                all.put(in.readUTF(), verdict(in));
            }
            return all;
        } catch (IOException | SecurityException none) {
            return Map.of();
        }
    }

    private static long sum(byte[] bytes, int from) {
        CRC32 sum = new CRC32();
        sum.update(bytes, from, bytes.length - from);
        return sum.getValue();
    }

    /** Replaces what was written; what cannot be written is not missed. */
    void write(Map<String, KeptVerdicts.KeptVerdict> all) {
        try {
            ByteArrayOutputStream body = new ByteArrayOutputStream();
            DataOutputStream out = new DataOutputStream(body);
            out.writeUTF(edition);
            out.writeInt(all.size());
            for (Map.Entry<String, KeptVerdicts.KeptVerdict> entry : all.entrySet()) {
                out.writeUTF(entry.getKey());
                write(entry.getValue(), out);
            }
            byte[] bytes = body.toByteArray();
            Files.createDirectories(path.getParent());
            // Only its owner may read it, as it tells of what may lie in a folder that is closed to others.
            Path half = Files.createTempFile(path.getParent(), "half-", ENDING);
            try (DataOutputStream whole = new DataOutputStream(Files.newOutputStream(half))) {
                whole.writeLong(sum(bytes, 0));
                whole.write(bytes);
            }
            Files.move(half, path, StandardCopyOption.REPLACE_EXISTING);
            clear();
        } catch (IOException | SecurityException unwritable) {
            return;
        }
    }

    /** Lets those of the shelves go that were opened longest ago. */
    private void clear() throws IOException {
        List<Path> all;
        try (Stream<Path> files = Files.list(path.getParent())) {
            all = files.filter(file -> file.getFileName().toString().endsWith(ENDING))
                    .sorted(Comparator.comparing((Path file) -> file.toFile().lastModified()).reversed()).toList();
        }
        for (Path old : all.subList(Math.min(all.size(), MAX_FILES), all.size())) {
            Files.deleteIfExists(old);
        }
    }

    private static void write(KeptVerdicts.KeptVerdict kept, DataOutputStream out) throws IOException {
        CardVerdict verdict = kept.verdict();
        words(List.of(kept.game(), verdict.game(), verdict.sheet(), verdict.name(), verdict.role(), verdict.career(),
                verdict.standing(), verdict.look(), verdict.moved(), verdict.named().game()), out);
        words(verdict.owners(), out);
        words(verdict.tags(), out);
        out.writeBoolean(verdict.archived());
        out.writeBoolean(verdict.older());
        List<String> named = new ArrayList<>(verdict.named().names().keySet());
        words(named, out);
        for (String list : named) {
            words(verdict.named().names().get(list), out);
        }
        List<String> others = kept.others().entrySet().stream()
                .flatMap(other -> Stream.of(other.getKey(), other.getValue())).toList();
        words(others, out);
    }

    private static KeptVerdicts.KeptVerdict verdict(DataInputStream in) throws IOException {
        List<String> words = words(in);
        List<String> owners = words(in);
        List<String> tags = words(in);
        boolean archived = in.readBoolean();
        boolean older = in.readBoolean();
        Map<String, List<String>> named = new LinkedHashMap<>();
        for (String list : words(in)) {
            named.put(list, words(in));
        }
        Map<String, String> others = new LinkedHashMap<>();
        List<String> pairs = words(in);
        for (int i = 0; i + 1 < pairs.size(); i += 2) {
            others.put(pairs.get(i), pairs.get(i + 1));
        }
        return new KeptVerdicts.KeptVerdict(new CardVerdict(words.get(1), words.get(2), words.get(3), words.get(4),
                words.get(5), words.get(6), words.get(7), owners, tags, archived,
                new PlayerNames(words.get(9), named), words.get(8), older), words.get(0), others);
    }

    private static void words(List<String> words, DataOutputStream out) throws IOException {
        out.writeInt(words.size());
        for (String word : words) {
            byte[] bytes = word.getBytes(StandardCharsets.UTF_8);
            out.writeInt(bytes.length);
            out.write(bytes);
        }
    }

    private static List<String> words(DataInputStream in) throws IOException {
        List<String> words = new ArrayList<>();
        for (int left = in.readInt(); left > 0; left--) {
            words.add(new String(in.readNBytes(in.readInt()), StandardCharsets.UTF_8));
        }
        return words;
    }
}
