package lampblack.html;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.BitSet;

/** Collects written text as UTF-8 bytes; each piece is whole, so that no surrogate pair is split. */
final class HtmlWriter {

    static final int ASCII = 0x80;
    /** As many bytes as one character may become: {@code &quot;}. */
    private static final int WIDEST = 6;

    private byte[] bytes = new byte[1 << 16];
    private int size;
    private final BitSet letters = new BitSet();

    /** What was written. */
    byte[] bytes() {
        return Arrays.copyOf(bytes, size);
    }

    /** The bytes that hold what was written, and beyond its {@link #size} nothing. */
    byte[] buffer() {
        return bytes;
    }

    int size() {
        return size;
    }

    String text() {
        return new String(bytes, 0, size, StandardCharsets.UTF_8);
    }

    /** The letters beyond ASCII that were written. */
    BitSet letters() {
        return letters;
    }

    /** Writes what is in UTF-8 already. */
    void write(LiteralNode text) {
        room(text.bytes().length);
        System.arraycopy(text.bytes(), 0, bytes, size, text.bytes().length);
        size += text.bytes().length;
        letters.or(text.letters());
    }

    /** Writes words as they may stand in HTML, between tags as in quotes. */
    void escaped(String words) {
        room(words.length() * WIDEST);
        for (int i = 0; i < words.length(); i++) {
            char letter = words.charAt(i);
            if (letter < ASCII) {
                String entity = letter > '>' ? null : HtmlEscape.entity(letter);
                if (entity == null) {
                    bytes[size++] = (byte) letter;
                } else {
                    ascii(entity);
                }
            } else {
                i += beyondAscii(words, i);
            }
        }
    }

    /** Writes words as they are. */
    void write(String text) {
        room(text.length() * WIDEST);
        for (int i = 0; i < text.length(); i++) {
            char letter = text.charAt(i);
            if (letter < ASCII) {
                bytes[size++] = (byte) letter;
            } else {
                i += beyondAscii(text, i);
            }
        }
    }

    /** Takes an attribute out wherever it stands; between tags no quotation mark stands as it is. */
    void leaveOut(String attribute) {
        byte[] begin = (" " + attribute + "=\"").getBytes(StandardCharsets.UTF_8);
        int kept = 0;
        for (int i = 0; i < size; i++) {
            if (bytes[i] == ' ' && startsWith(begin, i)) {
                i += begin.length;
                while (bytes[i] != '"') {
                    i++;
                }
            } else {
                bytes[kept++] = bytes[i];
            }
        }
        Arrays.fill(bytes, kept, size, (byte) 0);
        size = kept;
    }

    private boolean startsWith(byte[] word, int at) {
        boolean alike = at + word.length <= size;
        for (int i = 0; alike && i < word.length; i++) {
            alike = bytes[at + i] == word[i];
        }
        return alike;
    }

    private void ascii(String text) {
        for (int i = 0; i < text.length(); i++) {
            bytes[size++] = (byte) text.charAt(i);
        }
    }

    /** Writes a letter, and says how many characters more it had. */
    private int beyondAscii(String text, int at) {
        int letter = text.codePointAt(at);
        int more = Character.charCount(letter) - 1;
        byte[] encoded = text.substring(at, at + 1 + more).getBytes(StandardCharsets.UTF_8);
        System.arraycopy(encoded, 0, bytes, size, encoded.length);
        size += encoded.length;
        if (encoded.length > 1) {
            letters.set(letter);
        }
        return more;
    }

    private void room(int more) {
        if (more > bytes.length - size) {
            bytes = Arrays.copyOf(bytes, Math.max(bytes.length * 2, size + more));
        }
    }
}
