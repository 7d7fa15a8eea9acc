package lampblack.template;

import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.zip.CRC32;
import lampblack.store.BundledFiles;

/**
 * The styles, fonts and scripts of pages, under a path that changes with any of them, so that browsers may keep them.
 *
 * @param version a sum over all of them
 */
public record Assets(Map<String, byte[]> files, String version) {

    private static final Pattern FONT = Pattern.compile("url\\((fonts/[a-z0-9-]+\\.woff2)\\)");

    /** The styles of pages; they are sent as one. */
    private static final List<String> STYLES =
            List.of("web.css", "shelf.css", "shelf-cards.css", "pack.css", "tabs.css", "build.css", "guided.css",
                    "room.css", "play.css", "home.css", "board.css", "board-asked.css", "advance.css", "table.css",
                    "journal.css");
    /** The scripts of pages; they are sent as one. */
    private static final List<String> SCRIPTS =
            List.of("exchange.js", "faces.js", "morph.js", "answers.js", "presses.js", "live.js", "asks.js", "guided.js",
                    "drafts.js", "play.js", "portrait.js");
    /** Those of pages that are to be printed. */
    private static final List<String> PRINT_SCRIPTS = List.of("exchange.js", "faces.js", "morph.js", "live.js", "print.js");

    /** Those that are packed with the program. */
    public static Assets packed() {
        Map<String, byte[]> files = new LinkedHashMap<>();
        files.put("web.js", joined(SCRIPTS));
        files.put("print.js", joined(PRINT_SCRIPTS));
        files.put("web.css", joined(STYLES));
        for (String own : new String[] {"print.css", "guide.css"}) {
            files.put(own, packed("templates/web/" + own));
        }
        for (String shared : new String[] {"fonts.css", "sheet.css", "large.css"}) {
            files.put(shared, packed("templates/" + shared));
        }
        Matcher fonts = FONT.matcher(new String(files.get("fonts.css"), StandardCharsets.UTF_8));
        while (fonts.find()) {
            files.put(fonts.group(1), packed("templates/" + fonts.group(1)));
        }
        return new Assets(files, hash(files));
    }

    private static byte[] joined(List<String> names) {
        ByteArrayOutputStream all = new ByteArrayOutputStream();
        names.forEach(name -> all.writeBytes(packed("templates/web/" + name)));
        return all.toByteArray();
    }

    private static byte[] packed(String path) {
        return BundledFiles.file(path).orElseThrow(() -> new IllegalStateException("no " + path
                + " beside the program"));
    }

    private static String hash(Map<String, byte[]> files) {
        CRC32 sum = new CRC32();
        files.values().forEach(sum::update);
        return Long.toHexString(sum.getValue());
    }

    /** Where a file is found. */
    public String path(String name) {
        if (!files.containsKey(name)) {
            throw new IllegalArgumentException(name);
        }
        return "/assets/" + version + "/" + name;
    }

    public Optional<byte[]> file(String version, String name) {
        return version.equals(this.version) ? Optional.ofNullable(files.get(name)) : Optional.empty();
    }

    public static String type(String name) {
        return name.endsWith(".css") ? "text/css; charset=utf-8"
                : name.endsWith(".js") ? "text/javascript; charset=utf-8" : "font/woff2";
    }
}
