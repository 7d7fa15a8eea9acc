import java.io.IOException;
import java.io.StringReader;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.yaml.snakeyaml.LoaderOptions;
import org.yaml.snakeyaml.Yaml;
import org.yaml.snakeyaml.constructor.SafeConstructor;

/** The baseline for a folder: SnakeYAML by itself composes each file in it, on every core. */
public final class Compose {

    public static void main(String[] arguments) throws IOException {
        try (Stream<Path> files = Files.list(Path.of(arguments[0]))) {
            System.out.println(files.toList().parallelStream().mapToInt(Compose::compose).sum());
        }
    }

    private static int compose(Path file) {
        try {
            Yaml yaml = new Yaml(new SafeConstructor(new LoaderOptions()));
            return yaml.compose(new StringReader(Files.readString(file))).getEndMark().getIndex();
        } catch (IOException broken) {
            throw new UncheckedIOException(broken);
        }
    }
}
