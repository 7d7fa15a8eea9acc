package lampblack.page;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import lampblack.builder.page.FormData;

/** Paths and queries as browsers write them. */
final class AddressText {

    private static final int HEX = 16;

    private AddressText() {}

    /**
     * What a path says for the steps that a pattern leaves open, by their names; empty where it is not of that pattern.
     *
     * @param pattern whose open steps stand in braces
     * @throws FormData.MalformedForm where it can't be read
     */
    static Optional<Map<String, String>> steps(String pattern, String path) {
        String[] wanted = pattern.split("/");
        String[] there = path.split("/");
        if (!path.startsWith("/") || wanted.length != there.length) {
            return Optional.empty();
        }
        Map<String, String> steps = new LinkedHashMap<>();
        for (int i = 0; i < there.length; i++) {
            if (wanted[i].startsWith("{") && !there[i].isEmpty()) {
                steps.put(wanted[i].substring(1, wanted[i].length() - 1), decoded(there[i]));
            } else if (!wanted[i].equals(decoded(there[i]))) {
                return Optional.empty();
            }
        }
        return Optional.of(steps);
    }

    /** The fields of a query, in their order. @throws FormData.MalformedForm where it can't be read */
    static Map<String, List<String>> fields(String query) {
        Map<String, List<String>> fields = new LinkedHashMap<>();
        for (String field : query.split("&")) {
            int is = field.indexOf('=');
            if (!field.isEmpty()) {
                fields.computeIfAbsent(spaced(is < 0 ? field : field.substring(0, is)), name -> new ArrayList<>())
                        .add(is < 0 ? "" : spaced(field.substring(is + 1)));
            }
        }
        return fields;
    }

    private static String spaced(String text) {
        return decoded(text.replace('+', ' '));
    }

    private static String decoded(String text) {
        if (text.indexOf('%') < 0) {
            return text;
        }
        byte[] written = text.getBytes(StandardCharsets.UTF_8);
        byte[] bytes = new byte[written.length];
        int length = 0;
        for (int i = 0; i < written.length; i++, length++) {
            if (written[i] == '%') {
                bytes[length] = (byte) (digit(written, i + 1) * HEX + digit(written, i + 2));
                i += 2;
            } else {
                bytes[length] = written[i];
            }
        }
        return new String(bytes, 0, length, StandardCharsets.UTF_8);
    }

    private static int digit(byte[] written, int at) {
        int digit = at < written.length ? Character.digit((char) written[at], HEX) : -1;
        if (digit < 0) {
            throw new FormData.MalformedForm("");
        }
        return digit;
    }
}
