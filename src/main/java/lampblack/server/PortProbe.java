package lampblack.server;

import java.io.IOException;
import java.io.InputStream;
import java.net.HttpURLConnection;
import java.net.URI;
import java.nio.charset.StandardCharsets;

/** Who listens at an address that is taken. */
final class PortProbe {

    private static final int PATIENCE_MILLIS = 3_000;
    private static final int LONGEST = 1 << 12;

    private PortProbe() {}

    /**
     * Whether it is another Lampblack, which refuses a certain request at once; a slow reply counts as no.
     *
     * @param refusal the words that it does so with
     */
    static boolean isLampblack(String address, String refusal) {
        try {
            HttpURLConnection connection = (HttpURLConnection) URI.create(address).toURL().openConnection();
            connection.setConnectTimeout(PATIENCE_MILLIS);
            connection.setReadTimeout(PATIENCE_MILLIS);
            connection.setRequestMethod("PUT");
            connection.getResponseCode();
            try (InputStream in = connection.getErrorStream()) {
                return in != null
                        && new String(in.readNBytes(LONGEST), StandardCharsets.UTF_8).strip().equals(refusal);
            } finally {
                connection.disconnect();
            }
        } catch (IOException | ClassCastException silent) {
            return false;
        }
    }
}
