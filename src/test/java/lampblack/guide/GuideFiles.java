package lampblack.guide;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/** The pages of the guide as they lie in the source. */
final class GuideFiles {

    static final Path GUIDE = Path.of("docs/guide");

    private GuideFiles() {}

    static List<Path> pages() {
        return markdown(GUIDE);
    }

    /** The pages in a folder, not in those below it. */
    static List<Path> markdown(Path folder) {
        try (Stream<Path> files = Files.list(folder)) {
            return files.filter(path -> path.toString().endsWith(".md")).sorted().toList();
        } catch (IOException broken) {
            throw new UncheckedIOException(broken);
        }
    }
}
