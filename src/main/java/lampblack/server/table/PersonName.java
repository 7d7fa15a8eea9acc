package lampblack.server.table;

import java.text.Normalizer;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;

/** What somebody is called at the table: few letters, none of which hides or turns others. */
record PersonName(String text) {

    private static final int LONGEST = 40;
    private static final Set<Integer> UNSEEN = Set.of((int) Character.CONTROL, (int) Character.FORMAT,
            (int) Character.SURROGATE, (int) Character.PRIVATE_USE, (int) Character.UNASSIGNED,
            (int) Character.LINE_SEPARATOR, (int) Character.PARAGRAPH_SEPARATOR);

    /** Empty where it is no name. */
    static Optional<PersonName> of(String written) {
        if (written.length() > 10 * LONGEST) {
            return Optional.empty();
        }
        String text = Normalizer.normalize(written.strip().replaceAll(" +", " "), Normalizer.Form.NFC);
        boolean fits = text.codePointCount(0, text.length()) <= LONGEST
                && text.codePoints().anyMatch(Character::isLetterOrDigit)
                && text.codePoints().noneMatch(letter -> UNSEEN.contains(Character.getType(letter)));
        return fits ? Optional.of(new PersonName(text)) : Optional.empty();
    }

    /** What two names that look alike have in common. */
    String key() {
        return Normalizer.normalize(text, Normalizer.Form.NFKC).toLowerCase(Locale.ROOT).replaceAll("\\s", "");
    }
}
