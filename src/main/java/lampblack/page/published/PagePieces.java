package lampblack.page.published;

import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** What a page carries, piece by piece under names. */
public final class PagePieces {

    private final Map<String, byte[]> pieces = new LinkedHashMap<>();

    /** A piece by its name. */
    public Optional<byte[]> piece(String name) {
        return Optional.ofNullable(pieces.get(name));
    }

    /** One that is there. */
    public byte[] bytes(String name) {
        return piece(name).orElseThrow();
    }

    /** The names of all pieces, in their order. */
    public Set<String> names() {
        return pieces.keySet();
    }

    public PagePieces add(String name, byte[] bytes) {
        if (pieces.put(name, bytes) != null) {
            throw new IllegalArgumentException(name);
        }
        return this;
    }

    public PagePieces add(String name, String text) {
        return add(name, text.getBytes(StandardCharsets.UTF_8));
    }

    /** All of them: of each the length of its name, the name, its own length and itself. */
    public byte[] together() {
        int length = 0;
        for (Map.Entry<String, byte[]> one : pieces.entrySet()) {
            length += 2 * Integer.BYTES + name(one).length + one.getValue().length;
        }
        byte[] all = new byte[length];
        int at = 0;
        for (Map.Entry<String, byte[]> one : pieces.entrySet()) {
            at = block(one.getValue(), all, block(name(one), all, at));
        }
        return all;
    }

    private static byte[] name(Map.Entry<String, byte[]> piece) {
        return piece.getKey().getBytes(StandardCharsets.UTF_8);
    }

    /** Writes bytes with their length before them, and says where it ended. */
    private static int block(byte[] bytes, byte[] to, int at) {
        for (int i = 0; i < Integer.BYTES; i++) {
            to[at + i] = (byte) (bytes.length >>> (Integer.BYTES - 1 - i) * Byte.SIZE);
        }
        System.arraycopy(bytes, 0, to, at + Integer.BYTES, bytes.length);
        return at + Integer.BYTES + bytes.length;
    }
}
