package lampblack.publish;

import java.io.ByteArrayOutputStream;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.Base64;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.zip.Deflater;

/** What a page carries, piece by piece under names, compressed as one and in letters that may stand in HTML. */
final class PagePieces {

    private static final int BUFFER = 1 << 16;

    private final Map<String, byte[]> pieces = new LinkedHashMap<>();

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

    /** Compressed, in base 64. */
    String packed() {
        Deflater deflater = new Deflater(Deflater.BEST_COMPRESSION);
        deflater.setInput(together());
        deflater.finish();
        ByteArrayOutputStream packed = new ByteArrayOutputStream();
        byte[] buffer = new byte[BUFFER];
        while (!deflater.finished()) {
            packed.write(buffer, 0, deflater.deflate(buffer));
        }
        deflater.end();
        return Base64.getEncoder().encodeToString(packed.toByteArray());
    }
}
