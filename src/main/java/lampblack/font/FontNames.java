package lampblack.font;

import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.regex.Pattern;

/** What a font says of itself, in words. */
record FontNames(FontBytes table) {

    static final int COPYRIGHT = 0;
    static final int FAMILY = 1;
    static final int LICENCE = 13;
    static final int LICENCE_ADDRESS = 14;
    static final int TYPOGRAPHIC_FAMILY = 16;

    private static final int HEAD = 6;
    private static final int ENTRY = 12;
    private static final int MOST = 400;
    private static final int WINDOWS = 3;
    private static final int MAC = 1;
    private static final int ENGLISH = 0x409;
    private static final Pattern BLANK = Pattern.compile("[\\s\\p{Cntrl}\\p{Cf}\\p{Co}\\p{Cs}]+");

    /** Words in English, or else in the language that stands first; empty where there are none. */
    String of(int id) {
        String found = "";
        int best = 0;
        for (int i = 0; i < table.two(2) && table.has(HEAD + (long) i * ENTRY, ENTRY); i++) {
            int at = HEAD + i * ENTRY;
            int worth = table.two(at + 6) == id ? worth(table.two(at), table.two(at + 4)) : 0;
            if (worth > best) {
                best = worth;
                found = text(at);
            }
        }
        return found;
    }

    private static int worth(int platform, int language) {
        return platform == WINDOWS ? language == ENGLISH ? 4 : 2 : platform == 0 ? 3 : platform == MAC ? 1 : 0;
    }

    private String text(int at) {
        FontBytes words = table.part((long) table.two(4) + table.two(at + 10), table.two(at + 8));
        Charset letters = table.two(at) == MAC ? StandardCharsets.ISO_8859_1 : StandardCharsets.UTF_16BE;
        String text = BLANK.matcher(new String(words.all(), words.from(), words.length(), letters)).replaceAll(" ").strip();
        return text.length() > MOST ? text.substring(0, MOST) + "\u2026" : text;
    }
}
