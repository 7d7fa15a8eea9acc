package lampblack.picture;

import java.nio.charset.StandardCharsets;

/** Files written into a page as addresses, so that it loads nothing. */
final class DataAddress {

    private static final String DIGITS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";

    private DataAddress() {}

    /** The address of what a file holds. @param type such as {@code image/png} */
    public static String of(String type, byte[] bytes) {
        return "data:" + type + ";base64," + base64(bytes);
    }

    private static String base64(byte[] bytes) {
        byte[] text = new byte[(bytes.length + 2) / 3 * 4];
        for (int from = 0, to = 0; from < bytes.length; from += 3, to += 4) {
            int three = at(bytes, from) << 16 | at(bytes, from + 1) << 8 | at(bytes, from + 2);
            for (int i = 0; i < 4; i++) {
                text[to + i] = (byte) (from + i > bytes.length ? '=' : DIGITS.charAt(three >> 18 - 6 * i & 63));
            }
        }
        return new String(text, StandardCharsets.UTF_8);
    }

    private static int at(byte[] bytes, int place) {
        return place < bytes.length ? bytes[place] & 0xff : 0;
    }
}
