package lampblack.server;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import lampblack.builder.shelf.Keys;

/** The characters that come with a game in a folder, so that they find each other by their links. */
final class ExampleFolder {

    private ExampleFolder() {}

    /** Puts them into a folder of their own, which is gone once the program ends. */
    static Path of(Map<String, String> texts) {
        try {
            Path folder = Files.createTempDirectory("lampblack-examples");
            folder.toFile().deleteOnExit();
            for (Map.Entry<String, String> text : texts.entrySet()) {
                Path file = Files.writeString(folder.resolve(Keys.file(text.getKey())), text.getValue());
                file.toFile().deleteOnExit();
            }
            return folder;
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
    }
}
