package lampblack.publish;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.BufferUnderflowException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.zip.Deflater;
import java.util.zip.InflaterInputStream;

/** What a page carries, piece by piece under names, compressed as one and in letters that may stand in HTML. */
final class PagePieces {

    private static final int BUFFER = 1 << 16;
    /** The most that is unpacked of a file that anybody may have made, in bytes. */
    private static final int MOST = 64 << 20;
    private static final Pattern PACKED = Pattern.compile("<script id=\"packed\"[^>]*>([^<]*)</script>");

    private final Map<String, byte[]> pieces = new LinkedHashMap<>();

    /** What a page carries; empty where it is none of ours, or is damaged. */
    static Optional<PagePieces> in(String html) {
        Matcher packed = PACKED.matcher(html);
        if (!packed.find()) {
            return Optional.empty();
        }
        try (InputStream in = new InflaterInputStream(new ByteArrayInputStream(
                PlainLetters.bytes(packed.group(1))))) {
            return Optional.of(apart(ByteBuffer.wrap(in.readNBytes(MOST))));
        } catch (IOException | IllegalArgumentException | BufferUnderflowException damaged) {
            return Optional.empty();
        }
    }

    private static PagePieces apart(ByteBuffer all) {
        PagePieces found = new PagePieces();
        while (all.hasRemaining()) {
            found.add(new String(block(all), StandardCharsets.UTF_8), block(all));
        }
        return found;
    }

    private static byte[] block(ByteBuffer all) {
        int length = all.getInt();
        if (length < 0 || length > all.remaining()) {
            throw new BufferUnderflowException();
        }
        byte[] bytes = new byte[length];
        all.get(bytes);
        return bytes;
    }

    /** A piece by its name. */
    Optional<byte[]> piece(String name) {
        return Optional.ofNullable(pieces.get(name));
    }

    /** The names of all pieces, in their order. */
    Set<String> names() {
        return pieces.keySet();
    }

    PagePieces add(String name, byte[] bytes) {
        if (pieces.put(name, bytes) != null) {
            throw new IllegalArgumentException(name);
        }
        return this;
    }

    PagePieces add(String name, String text) {
        return add(name, text.getBytes(StandardCharsets.UTF_8));
    }

    /** All of them: of each the length of its name, the name, its own length and itself. */
    byte[] together() {
        ByteArrayOutputStream all = new ByteArrayOutputStream();
        pieces.forEach((name, bytes) -> {
            block(name.getBytes(StandardCharsets.UTF_8), all);
            block(bytes, all);
        });
        return all.toByteArray();
    }

    private static void block(byte[] bytes, ByteArrayOutputStream to) {
        to.writeBytes(ByteBuffer.allocate(Integer.BYTES).putInt(bytes.length).array());
        to.writeBytes(bytes);
    }

    /** Compressed. */
    byte[] packed() {
        Deflater deflater = new Deflater(Deflater.BEST_COMPRESSION);
        deflater.setInput(together());
        deflater.finish();
        ByteArrayOutputStream packed = new ByteArrayOutputStream();
        byte[] buffer = new byte[BUFFER];
        while (!deflater.finished()) {
            packed.write(buffer, 0, deflater.deflate(buffer));
        }
        deflater.end();
        return packed.toByteArray();
    }
}
