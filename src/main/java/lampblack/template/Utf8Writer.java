package lampblack.template;

import java.io.Writer;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.BitSet;

/** Collects written text as UTF-8 bytes; each piece is whole, so that no surrogate pair is split. */
final class Utf8Writer extends Writer {

    static final int ASCII = 0x80;
    /** As many bytes as one character may become: {@code &quot;}. */
    private static final int WIDEST = 6;

    private byte[] bytes = new byte[1 << 16];
    private int size;
    private final BitSet letters = new BitSet();

    /** What was written, up to its end. */
    ByteBuffer written() {
        return ByteBuffer.wrap(bytes, 0, size);
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

    @Override
    public void write(String text) {
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

    @Override
    public void write(String text, int from, int length) {
        write(text.substring(from, from + length));
    }

    @Override
    public void write(char[] text, int from, int length) {
        write(new String(text, from, length));
    }

    @Override
    public void write(int letter) {
        write(String.valueOf((char) letter));
    }

    @Override
    public void flush() {}

    @Override
    public void close() {}
}
