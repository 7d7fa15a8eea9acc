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
     * Whether it is another Lampblack, which refuses at once what it never answers; whoever says nothing soon is none.
     *
     * @param refusal the words that it does so with
     */
    static boolean isLampblack(String address, String refusal) {
        try {
            HttpURLConnection line = (HttpURLConnection) URI.create(address).toURL().openConnection();
            line.setConnectTimeout(PATIENCE_MILLIS);
            line.setReadTimeout(PATIENCE_MILLIS);
            line.setRequestMethod("PUT");
            line.getResponseCode();
            try (InputStream in = line.getErrorStream()) {
                return in != null
                        && new String(in.readNBytes(LONGEST), StandardCharsets.UTF_8).strip().equals(refusal);
            } finally {
                line.disconnect();
            }
        } catch (IOException | ClassCastException silent) {
            return false;
        }
    }
}
