package lampblack.store;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import lampblack.judge.FileName;

/**
 * The earlier versions of one file, in {@code .history/NAME/000123.yaml} beside it. They are named by a counter, never
 * by the clock, and only the newest {@value #MAX} are kept. Texts that met a newer file are kept there too, in
 * {@code conflict-1.yaml} and so on, and only the newest {@value #MAX_CONFLICTS} of them.
 */
final class FileHistory {

    static final int MAX = 30;
    static final int MAX_CONFLICTS = 10;

    private static final Pattern CONFLICT = Pattern.compile("conflict-([0-9]{1,9})(\\..*)?");

    private final Path folder;
    private final String suffix;

    private FileHistory(Path folder, String suffix) {
        this.folder = folder;
        this.suffix = suffix;
    }

    /** The history of a file, which need not exist. */
    static FileHistory of(Path file) {
        String name = file.getFileName().toString();
        String stem = FileName.stem(name);
        int dot = name.lastIndexOf('.');
        String suffix = dot > 0 ? name.substring(dot) : "";
        return new FileHistory(file.resolveSibling(KeptFolder.HISTORY).resolve(stem), suffix);
    }

    /** The versions there are, oldest first. */
    List<FileVersion> versions() throws IOException {
        if (!Files.isDirectory(folder)) {
            return List.of();
        }
        List<FileVersion> found = new ArrayList<>();
        for (Path file : AtomicWrite.list(folder)) {
            number(file).ifPresent(number -> found.add(new FileVersion(number, file)));
        }
        found.sort(null);
        return List.copyOf(found);
    }

    /** Keeps the file as it stands as the newest version; returns it where it was not kept already. */
    Optional<Path> keep(Path file) throws IOException {
        make();
        List<FileVersion> versions = versions();
        int last = versions.isEmpty() ? 0 : versions.get(versions.size() - 1).number();
        if (last > 0 && Files.isSameFile(versions.get(versions.size() - 1).file(), file)) {
            return Optional.empty();
        }
        Path version = folder.resolve(String.format(Locale.ROOT, "%06d%s", last + 1, suffix));
        try {
            Files.createLink(version, file);
        } catch (UnsupportedOperationException | IOException refused) {
            copy(file, version);
        }
        return Optional.of(version);
    }

    private void make() throws IOException {
        KeptFolder.made(KeptFolder.of(folder.getParent().getParent(), KeptFolder.HISTORY).resolve(folder.getFileName()));
    }

    /** Keeps a text that met a newer file; the oldest of them make way. */
    Path keepConflict(byte[] bytes, Path like) throws IOException {
        make();
        SortedMap<Integer, Path> kept = conflicts();
        Path file = folder.resolve("conflict-" + (kept.isEmpty() ? 1 : kept.lastKey() + 1) + suffix);
        Path temp = folder.resolve(".~conflict.tmp");
        try {
            Files.deleteIfExists(temp);
            AtomicWrite.write(temp, bytes, like);
            AtomicWrite.move(temp, file);
        } finally {
            AtomicWrite.discard(temp);
        }
        kept.values().stream().limit(Math.max(0, kept.size() + 1 - MAX_CONFLICTS)).forEach(AtomicWrite::discard);
        return file;
    }

    private SortedMap<Integer, Path> conflicts() throws IOException {
        SortedMap<Integer, Path> found = new TreeMap<>();
        for (Path file : AtomicWrite.list(folder)) {
            Matcher name = CONFLICT.matcher(file.getFileName().toString());
            if (name.matches()) {
                found.put(Integer.parseInt(name.group(1)), file);
            }
        }
        return found;
    }

    /** Drops the oldest versions beyond the limit; what cannot be dropped stays. */
    void prune() {
        try {
            List<FileVersion> versions = versions();
            for (FileVersion old : versions.subList(0, Math.max(0, versions.size() - MAX))) {
                Files.deleteIfExists(old.file());
            }
        } catch (IOException kept) {
            return;
        }
    }

    // Some disks know no second name for a file. Half a copy must not look like a version, so it moves in when whole.
    private void copy(Path file, Path version) throws IOException {
        Path temp = folder.resolve(".~version.tmp");
        try {
            Files.deleteIfExists(temp);
            AtomicWrite.write(temp, Files.readAllBytes(file), file);
            AtomicWrite.move(temp, version);
        } catch (IOException failure) {
            AtomicWrite.discard(temp);
            throw failure;
        }
    }

    private Optional<Integer> number(Path file) {
        String name = file.getFileName().toString();
        boolean ours = name.matches("[0-9]{6,9}(\\..*)?") && Files.isRegularFile(file, LinkOption.NOFOLLOW_LINKS);
        return ours ? Optional.of(Integer.parseInt(name.replaceFirst("\\..*", ""))) : Optional.empty();
    }
}
