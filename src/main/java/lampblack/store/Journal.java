package lampblack.store;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.TreeSet;
import lampblack.judge.RelativeWay;

/**
 * What a save of several files will write, in a hidden file of its own: once that is there, they are saved, whoever
 * finishes it. In every other folder of the save a second hidden file says where it is.
 *
 * @param folder where it is, as its real path
 */
record Journal(Path folder, List<JournalTarget> targets) {

    static final String NAME = ".~journal";
    static final String ELSEWHERE = ".~journal-elsewhere";

    private static final String FIRST_LINE = "lampblack journal 1";
    private static final int MOST_FILES = 64;
    private static final int LARGEST = 32 << 20;
    private static final int LONGEST_LINE = 2_000;

    Journal {
        targets = List.copyOf(targets);
    }

    /** The journal that files of a folder are named in; empty where there is none, or it cannot be read. */
    static Optional<Journal> near(Path folder) throws IOException {
        Optional<Path> home = home(folder);
        return home.isEmpty() ? Optional.empty() : read(home.get());
    }

    /** The folder where the journal for files of a folder stands. */
    static Optional<Path> home(Path folder) throws IOException {
        if (Files.isRegularFile(folder.resolve(NAME), LinkOption.NOFOLLOW_LINKS)) {
            return Optional.of(folder.toRealPath());
        }
        Path elsewhere = folder.resolve(ELSEWHERE);
        if (!Files.isRegularFile(elsewhere, LinkOption.NOFOLLOW_LINKS) || Files.size(elsewhere) > LONGEST_LINE) {
            return Optional.empty();
        }
        String way = Files.readString(elsewhere);
        if (!way.isEmpty() && !RelativeWay.isOne(way)) {
            return Optional.empty();
        }
        Path home = folder.toRealPath().resolve(way).normalize();
        boolean there = Files.isRegularFile(home.resolve(NAME), LinkOption.NOFOLLOW_LINKS);
        return there ? Optional.of(home.toRealPath()) : Optional.empty();
    }

    private static Optional<Journal> read(Path folder) throws IOException {
        Path file = folder.resolve(NAME);
        return Files.size(file) > LARGEST ? Optional.empty() : decode(folder, Files.readAllBytes(file));
    }

    byte[] encoded() {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        line(out, FIRST_LINE);
        for (JournalTarget target : targets) {
            line(out, target.before() + " " + target.after().length + " " + target.way());
            out.writeBytes(target.after());
            line(out, "");
        }
        line(out, TextFile.sha256(out.toByteArray()));
        return out.toByteArray();
    }

    private static void line(ByteArrayOutputStream out, String text) {
        out.writeBytes((text + "\n").getBytes(StandardCharsets.UTF_8));
    }

    private static Optional<Journal> decode(Path folder, byte[] bytes) {
        Optional<String> first = line(bytes, 0);
        if (first.filter(FIRST_LINE::equals).isEmpty()) {
            return Optional.empty();
        }
        List<JournalTarget> targets = new ArrayList<>();
        int at = FIRST_LINE.length() + 1;
        while (targets.size() < MOST_FILES) {
            Optional<String> line = line(bytes, at);
            String[] parts = line.orElse("").split(" ", 3);
            if (parts.length != 3 || !parts[1].matches("[0-9]{1,8}")) {
                boolean whole = line.filter(TextFile.sha256(Arrays.copyOf(bytes, at))::equals).isPresent();
                return whole && !targets.isEmpty() ? Optional.of(new Journal(folder, targets)) : Optional.empty();
            }
            int start = at + line.get().getBytes(StandardCharsets.UTF_8).length + 1;
            int end = start + Integer.parseInt(parts[1]);
            if (end >= bytes.length) {
                return Optional.empty();
            }
            targets.add(new JournalTarget(parts[2], parts[0], Arrays.copyOfRange(bytes, start, end)));
            at = end + 1;
        }
        return Optional.empty();
    }

    private static Optional<String> line(byte[] bytes, int start) {
        for (int end = start; end < Math.min(bytes.length, start + LONGEST_LINE); end++) {
            if (bytes[end] == '\n') {
                return Optional.of(new String(bytes, start, end - start, StandardCharsets.UTF_8));
            }
        }
        return Optional.empty();
    }

    /** The folders of all its files, its own among them, in the order in which they are locked. */
    TreeSet<Path> folders() throws IOException {
        TreeSet<Path> folders = new TreeSet<>(List.of(folder));
        for (JournalTarget target : targets) {
            Path parent = target.file(folder).getParent();
            if (target.isPermitted(folder) && Files.isDirectory(parent)) {
                folders.add(parent.toRealPath());
            }
        }
        return folders;
    }

    /** The first file to which no link may lead, so that none of it is written. */
    Optional<JournalTarget> outside() {
        return targets.stream().filter(target -> !target.isPermitted(folder)).findFirst();
    }

    /** The first file that is neither what it was nor what it is to be, so that none of it is written. */
    Optional<JournalTarget> changed() throws IOException {
        for (JournalTarget target : targets) {
            if (target.found(folder) == JournalTarget.Found.SOMETHING_ELSE) {
                return Optional.of(target);
            }
        }
        return Optional.empty();
    }

    boolean canBeFinished() throws IOException {
        return outside().isEmpty() && changed().isEmpty();
    }

    /** What is to stand in a file, by its real path. */
    Optional<byte[]> after(Path file) {
        return targets.stream().filter(target -> target.file(folder).equals(file)).map(JournalTarget::after)
                .findFirst();
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Journal journal && folder.equals(journal.folder)
                && Arrays.equals(encoded(), journal.encoded());
    }

    @Override
    public int hashCode() {
        return folder.hashCode();
    }
}
