package lampblack.character;

import java.text.Normalizer;
import java.util.Locale;

/** A name that a player made: shown as written, compared without case, outer blanks and ways of composing letters. */
public record Name(String shown, String key) {

    public static Name of(String written) {
        String bare = written.strip();
        String shown = isAscii(bare) ? bare : Normalizer.normalize(bare, Normalizer.Form.NFC);
        return new Name(shown, shown.toLowerCase(Locale.ROOT));
    }

    /** What is, is composed already; to ask Java that takes longer than all names of a game together. */
    private static boolean isAscii(String text) {
        int i = 0;
        while (i < text.length() && text.charAt(i) < 0x80) {
            i++;
        }
        return i == text.length();
    }

    /** Whether it goes over several lines. */
    public boolean isBroken() {
        return shown.indexOf('\n') >= 0;
    }

    public boolean isEmpty() {
        return key.isEmpty();
    }
}
