package lampblack.web;

import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import lampblack.io.Packed;
import lampblack.io.TextFile;

/**
 * The styles, fonts and scripts of pages, under a path that changes with any of them, so that browsers may keep them.
 *
 * @param version a hash of all of them
 */
record Assets(Map<String, byte[]> files, String version) {

    private static final String HTMX = "META-INF/resources/webjars/htmx.org/2.0.10/dist/htmx.min.js";
    private static final Pattern FONT = Pattern.compile("url\\((fonts/[a-z0-9-]+\\.woff2)\\)");
    private static final int SHORT = 16;

    /** Those that are packed with the program. */
    static Assets packed() {
        Map<String, byte[]> files = new LinkedHashMap<>();
        files.put("htmx.js", packed(HTMX));
        files.put("web.js", packed("templates/web/web.js"));
        files.put("web.css", packed("templates/web/web.css"));
        files.put("tabs.css", packed("templates/web/tabs.css"));
        files.put("play.css", packed("templates/web/play.css"));
        files.put("play.js", packed("templates/web/play.js"));
        for (String shared : new String[] {"fonts.css", "sheet.css", "large.css"}) {
            files.put(shared, packed("templates/" + shared));
        }
        Matcher fonts = FONT.matcher(new String(files.get("fonts.css"), StandardCharsets.UTF_8));
        while (fonts.find()) {
            files.put(fonts.group(1), packed("templates/" + fonts.group(1)));
        }
        return new Assets(files, hash(files));
    }

    private static byte[] packed(String path) {
        return Packed.file(path).orElseThrow(() -> new IllegalStateException("no " + path + " beside the program"));
    }

    private static String hash(Map<String, byte[]> files) {
        ByteArrayOutputStream all = new ByteArrayOutputStream();
        files.values().forEach(all::writeBytes);
        return TextFile.sha256(all.toByteArray()).substring(0, SHORT);
    }

    /** Where a file is found. */
    String path(String name) {
        if (!files.containsKey(name)) {
            throw new IllegalArgumentException(name);
        }
        return "/assets/" + version + "/" + name;
    }

    Optional<byte[]> file(String version, String name) {
        return version.equals(this.version) ? Optional.ofNullable(files.get(name)) : Optional.empty();
    }

    static String type(String name) {
        return name.endsWith(".css") ? "text/css; charset=utf-8"
                : name.endsWith(".js") ? "text/javascript; charset=utf-8" : "font/woff2";
    }
}
