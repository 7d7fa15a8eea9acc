package lampblack.store.bundled;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;

/**
 * The files that are packed with the program. Where that is one jar, they are taken from it directly: the way through
 * Java's class loaders costs a third of a millisecond a file from a cold start.
 */
public final class BundledFiles {

    private static final String MARK = "/lampblack/messages.properties";

    private final Path home;
    private final Optional<ZipFile> jar;

    private BundledFiles(Path home) {
        this.home = home;
        this.jar = Files.isDirectory(home) ? Optional.empty() : opened(home);
    }

    private static final class ProgramFilesHolder {
        private static final BundledFiles FILES = new BundledFiles(path());
    }

    /** Found by what stands in it: a class that Java has laid out beforehand still names where that was done. */
    private static Path path() {
        try {
            String mark = BundledFiles.class.getResource(MARK).toURI().toString();
            return mark.startsWith("jar:") ? Path.of(URI.create(mark.substring("jar:".length(), mark.lastIndexOf('!'))))
                    : Path.of(URI.create(mark.substring(0, mark.length() - MARK.length())));
        } catch (URISyntaxException broken) {
            throw new IllegalStateException(broken);
        }
    }

    /** Open for as long as the program runs. */
    private static Optional<ZipFile> opened(Path jar) {
        try {
            return Optional.of(new ZipFile(jar.toFile()));
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }

    /** The jar that the program is, or the folder that its classes stand in. */
    public static Path home() {
        return ProgramFilesHolder.FILES.home;
    }

    /** A file by its path, such as {@code templates/sheet.css}; empty where there is none. */
    public static Optional<byte[]> file(String path) {
        try (InputStream in = ProgramFilesHolder.FILES.open(path)) {
            return in == null ? Optional.empty() : Optional.of(in.readAllBytes());
        } catch (IOException broken) {
            throw new UncheckedIOException(broken);
        }
    }

    /** The files below a folder such as {@code templates/}, from there, sorted. */
    public static List<String> list(String folder) {
        return ProgramFilesHolder.FILES.jar.map(jar -> jar.stream().map(ZipEntry::getName)
                .filter(name -> name.startsWith(folder) && !name.endsWith("/"))
                .map(name -> name.substring(folder.length()))
                .sorted().toList()).orElseGet(() -> unpacked(folder));
    }

    private static List<String> unpacked(String folder) {
        try {
            Path root = Path.of(BundledFiles.class.getResource("/" + folder).toURI());
            try (Stream<Path> all = Files.walk(root)) {
                return all.filter(Files::isRegularFile).map(path -> root.relativize(path).toString().replace('\\', '/'))
                        .sorted().toList();
            }
        } catch (IOException | URISyntaxException broken) {
            throw new IllegalStateException(broken);
        }
    }

    private InputStream open(String path) throws IOException {
        if (jar.isEmpty()) {
            return BundledFiles.class.getResourceAsStream("/" + path);
        }
        ZipEntry entry = jar.get().getEntry(path);
        return entry == null ? null : jar.get().getInputStream(entry);
    }
}
