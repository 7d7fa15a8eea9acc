package lampblack.web;

import java.io.IOException;
import java.io.InputStream;
import java.net.HttpURLConnection;
import java.net.URI;
import java.nio.charset.StandardCharsets;

/** Who listens at an address that is taken. */
final class Neighbour {

    private static final int PATIENCE_MILLIS = 3_000;
    private static final int LONGEST = 1 << 12;

    private Neighbour() {}

    /** Whether it is another Lampblack; whoever says nothing soon is none. */
    static boolean isOurs(String address) {
        try {
            HttpURLConnection line = (HttpURLConnection) URI.create(address + "trash").toURL().openConnection();
            line.setConnectTimeout(PATIENCE_MILLIS);
            line.setReadTimeout(PATIENCE_MILLIS);
            try (InputStream in = line.getInputStream()) {
                return new String(in.readNBytes(LONGEST), StandardCharsets.UTF_8).contains("class=\"wordmark\"");
            } finally {
                line.disconnect();
            }
        } catch (IOException | ClassCastException silent) {
            return false;
        }
    }
}
