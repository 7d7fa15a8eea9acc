package lampblack.yaml;

import java.nio.charset.StandardCharsets;

/** Reads texts that are written in UTF-8. A published page has a class of its own in its place, which is faster there. */
final class Utf8 {

    private Utf8() {}

    static String text(byte[] bytes, int from, int to) {
        return new String(bytes, from, to - from, StandardCharsets.UTF_8);
    }
}
