package lampblack.character;

import java.text.Normalizer;
import java.util.Locale;

/** A name that a player made: shown as written, compared without case, outer blanks and ways of composing letters. */
public record Name(String shown, String key) {

    public static Name of(String written) {
        String shown = Normalizer.normalize(written.strip(), Normalizer.Form.NFC);
        return new Name(shown, shown.toLowerCase(Locale.ROOT));
    }

    public boolean isEmpty() {
        return key.isEmpty();
    }
}
