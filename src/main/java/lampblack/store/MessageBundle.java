package lampblack.store;

import java.io.IOException;
import java.io.StringReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Properties;
import lampblack.diagnostic.Messages;

/** Reads the wordings that are packed with the program. */
public final class MessageBundle {

    private MessageBundle() {}

    public static Messages messages() {
        byte[] written = BundledFiles.file("lampblack/messages.properties").orElseThrow();
        Properties wordings = new Properties();
        try {
            wordings.load(new StringReader(new String(written, StandardCharsets.UTF_8)));
        } catch (IOException broken) {
            throw new UncheckedIOException(broken);
        }
        return new Messages(wordings::getProperty);
    }
}
