package lampblack.server.door;

import java.util.LinkedHashMap;
import java.util.Map;
import org.eclipse.jetty.http.HttpFields;

/** The security headers of every response. */
public final class SecurityHeaders {

    /** Only our own files are run, loaded or sent to; no inline styles or scripts. */
    public static final String POLICY = "default-src 'none'; script-src 'self'; style-src 'self'; font-src 'self' data:; "
            + "img-src 'self' data:; connect-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

    private static final Map<String, String> ALL = all();

    private SecurityHeaders() {}

    private static Map<String, String> all() {
        Map<String, String> all = new LinkedHashMap<>();
        all.put("Content-Security-Policy", POLICY);
        all.put("X-Content-Type-Options", "nosniff");
        all.put("X-Frame-Options", "DENY");
        // Where nothing at all is told, a browser does not even tell us that a form was ours.
        all.put("Referrer-Policy", "same-origin");
        all.put("Cross-Origin-Opener-Policy", "same-origin");
        all.put("Cross-Origin-Resource-Policy", "same-origin");
        all.put("Permissions-Policy", "camera=(), geolocation=(), microphone=()");
        all.put("Cache-Control", "no-store");
        return all;
    }

    static void add(HttpFields.Mutable headers) {
        ALL.forEach(headers::put);
    }
}
