package lampblack.html;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;

/** Collects written text as UTF-8 bytes; each piece is whole, so that no surrogate pair is split. */
final class HtmlWriter {

    static final int ASCII = 0x80;
    /** As many bytes as one character may become: {@code &quot;}. */
    private static final int WIDEST = 6;

    private byte[] bytes = new byte[1 << 16];
    private int size;

    /** What was written. */
    byte[] bytes() {
        return Arrays.copyOf(bytes, size);
    }

    String text() {
        return new String(bytes, 0, size, StandardCharsets.UTF_8);
    }

    /** Writes what is in UTF-8 already. */
    void write(LiteralNode text) {
        room(text.bytes().length);
        System.arraycopy(text.bytes(), 0, bytes, size, text.bytes().length);
        size += text.bytes().length;
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

    private void ascii(String text) {
        for (int i = 0; i < text.length(); i++) {
            bytes[size++] = (byte) text.charAt(i);
        }
    }

    /** Writes a letter, and says how many characters more it had. */
    private int beyondAscii(String text, int at) {
        int more = Character.charCount(text.codePointAt(at)) - 1;
        byte[] encoded = text.substring(at, at + 1 + more).getBytes(StandardCharsets.UTF_8);
        System.arraycopy(encoded, 0, bytes, size, encoded.length);
        size += encoded.length;
        return more;
    }

    private void room(int more) {
        if (more > bytes.length - size) {
            bytes = Arrays.copyOf(bytes, Math.max(bytes.length * 2, size + more));
        }
    }
}
