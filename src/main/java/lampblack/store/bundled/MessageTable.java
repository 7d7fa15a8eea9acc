package lampblack.store.bundled;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Map;

/**
 * Texts by their keys in a form that need not be read before one of them is asked for: a table of places by the hash of
 * the key, then at each place the lengths of key and text, and both.
 */
public final class MessageTable {

    private final ByteBuffer table;
    private final int mask;

    /** @param written what {@link #written} gave */
    MessageTable(byte[] written) {
        this.table = ByteBuffer.wrap(written);
        this.mask = table.getInt(0) - 1;
    }

    /** The table of some texts, of which each and its key is shorter than 64 KiB. */
    public static byte[] serialize(Map<String, String> texts) {
        int places = Integer.highestOneBit(Math.max(texts.size(), 1)) << 2;
        int[] at = new int[places];
        int size = Integer.BYTES * (places + 1);
        ByteBuffer out = ByteBuffer.allocate(size + texts.entrySet().stream()
                .mapToInt(entry -> bytes(entry.getKey()).length + bytes(entry.getValue()).length + 2 * Short.BYTES)
                .sum());
        out.position(size);
        texts.forEach((key, text) -> {
            int place = key.hashCode() & places - 1;
            while (at[place] > 0) {
                place = place + 1 & places - 1;
            }
            at[place] = out.position();
            put(bytes(key), out);
            put(bytes(text), out);
        });
        out.putInt(0, places);
        for (int i = 0; i < places; i++) {
            out.putInt(Integer.BYTES * (i + 1), at[i]);
        }
        return out.array();
    }

    private static byte[] bytes(String text) {
        return text.getBytes(StandardCharsets.UTF_8);
    }

    private static void put(byte[] bytes, ByteBuffer out) {
        if (bytes.length > 0xffff) {
            throw new IllegalArgumentException("a text of " + bytes.length + " bytes");
        }
        out.putShort((short) bytes.length);
        out.put(bytes);
    }

    /** The text of a key, or null where there is none. */
    String get(String key) {
        byte[] wanted = bytes(key);
        int place = key.hashCode() & mask;
        int at = table.getInt(Integer.BYTES * (place + 1));
        while (at > 0) {
            int from = at + Short.BYTES;
            int to = from + length(at);
            if (Arrays.equals(table.array(), from, to, wanted, 0, wanted.length)) {
                return new String(table.array(), to + Short.BYTES, length(to), StandardCharsets.UTF_8);
            }
            place = place + 1 & mask;
            at = table.getInt(Integer.BYTES * (place + 1));
        }
        return null;
    }

    private int length(int at) {
        return table.getShort(at) & 0xffff;
    }
}
