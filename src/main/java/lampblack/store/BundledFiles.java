package lampblack.store;

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

/** The files that are packed with the program. */
public final class BundledFiles {

    private static final String MARK = "/lampblack/messages.properties";

    private BundledFiles() {}

    private static final class ProgramFilesHolder {
        private static final Path HOME = path();
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

    /** The jar that the program is, or the folder that its classes stand in. */
    public static Path home() {
        return ProgramFilesHolder.HOME;
    }

    /** A file by its path, such as {@code templates/sheet.css}; empty where there is none. */
    public static Optional<byte[]> file(String path) {
        try (InputStream in = BundledFiles.class.getResourceAsStream("/" + path)) {
            return in == null ? Optional.empty() : Optional.of(in.readAllBytes());
        } catch (IOException broken) {
            throw new UncheckedIOException(broken);
        }
    }

    /** The files below a folder such as {@code templates/}, from there, sorted. */
    public static List<String> list(String folder) {
        try {
            return Files.isDirectory(home()) ? unpacked(home().resolve(folder)) : packed(folder);
        } catch (IOException broken) {
            throw new UncheckedIOException(broken);
        }
    }

    private static List<String> packed(String folder) throws IOException {
        try (ZipFile jar = new ZipFile(home().toFile())) {
            return jar.stream().map(ZipEntry::getName).filter(name -> name.startsWith(folder) && !name.endsWith("/"))
                    .map(name -> name.substring(folder.length())).sorted().toList();
        }
    }

    private static List<String> unpacked(Path folder) throws IOException {
        try (Stream<Path> all = Files.walk(folder)) {
            return all.filter(Files::isRegularFile)
                    .map(file -> folder.relativize(file).toString().replace('\\', '/')).sorted().toList();
        }
    }
}
