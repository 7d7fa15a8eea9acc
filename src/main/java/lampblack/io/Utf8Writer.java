package lampblack.io;

import java.io.ByteArrayOutputStream;
import java.io.Writer;
import java.nio.charset.StandardCharsets;

/** Keeps what is written as bytes; each piece is whole, so that no pair of characters is ever parted. */
final class Utf8Writer extends Writer {

    private final ByteArrayOutputStream bytes = new ByteArrayOutputStream(1 << 16);

    byte[] bytes() {
        return bytes.toByteArray();
    }

    @Override
    public void write(String text) {
        bytes.writeBytes(text.getBytes(StandardCharsets.UTF_8));
    }

    @Override
    public void write(String text, int from, int length) {
        write(text.substring(from, from + length));
    }

    @Override
    public void write(char[] letters, int from, int length) {
        write(new String(letters, from, length));
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
