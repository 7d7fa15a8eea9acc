package lampblack.font;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;

/** A font that is made for tests: each letter is a box, those behind each other in Unicode ever a little wider. */
public final class MadeFont {

    /** The letters that ours have by default. */
    public static final String LETTERS = IntStream.rangeClosed(' ', '~').collect(StringBuilder::new,
            StringBuilder::appendCodePoint, StringBuilder::append) + "\u00a0\u00b7\u00d7\u2013\u2014\u2019\u201c\u201d\u2026";

    private static final Pattern FILE = Pattern.compile("fonts/(plain|bold|italic|slanted|capitals|silent|restricted|printed)"
            + "\\.(ttf|woff2)");
    private static final int EM = 1000;

    /** The tables, by their tags. */
    final Map<String, byte[]> tables = new TreeMap<>();

    /**
     * A font without a fault.
     *
     * @param family its name, of which what it says of itself is made
     * @param licence what it says of that; empty for nothing
     * @param use what its maker allows, as its table OS/2 has it
     */
    public MadeFont(String family, String licence, int use, String letters) {
        int[] all = letters.codePoints().sorted().distinct().toArray();
        glyphs(all);
        tables.put("cmap", letters(all));
        tables.put("head", head());
        tables.put("hhea", ByteBuffer.allocate(36).putInt(0x10000).putShort((short) 800).putShort((short) -200)
                .putShort(34, (short) (all.length + 1)).array());
        tables.put("maxp", ByteBuffer.allocate(32).putInt(0x10000).putShort((short) (all.length + 1))
                .putShort((short) 4).putShort((short) 1).putShort(14, (short) 1).array());
        tables.put("name", names(family, licence));
        tables.put("OS/2", use(use));
        tables.put("post", ByteBuffer.allocate(32).putInt(0x30000).array());
    }

    /** One that is without a fault, and of no one's. */
    public MadeFont() {
        this("Made Plain", "SIL Open Font License 1.1", 0, LETTERS);
    }

    /** The fonts that the files of a game name, put into its folder, unless their names are of none that we make. */
    public static void beside(Path game) {
        try {
            Matcher named = FILE.matcher(Files.readString(game.resolve("ruleset.yaml"), StandardCharsets.ISO_8859_1));
            while (named.find()) {
                Files.createDirectories(game.resolve("fonts"));
                MadeFont font = of(named.group(1));
                Files.write(game.resolve(named.group()), named.group(2).equals("ttf") ? font.ttf() : font.woff2());
            }
        } catch (IOException broken) {
            throw new UncheckedIOException(broken);
        }
    }

    private static MadeFont of(String name) {
        return switch (name) {
            case "capitals" -> new MadeFont("Made Capitals", "OFL", 0, "ABCDEFGHIJKLMNOPQRSTUVWXYZ 0123456789.,:;!?'()-/&+");
            case "silent" -> new MadeFont("Made Silent", "", 0, LETTERS);
            case "restricted" -> new MadeFont("Made Restricted", "Mine", 2, LETTERS);
            case "printed" -> new MadeFont("Made Printed", "Mine", 4, LETTERS);
            default -> new MadeFont("Made " + name, "SIL Open Font License 1.1", 0, LETTERS);
        };
    }

    /** How wide a letter is, in thousandths of an em; those that it has stand in their order. */
    public static int width(int place) {
        return 300 + 10 * (place % 40);
    }

    private void glyphs(int[] letters) {
        ByteBuffer drawn = ByteBuffer.allocate(34 * (letters.length + 1));
        ByteBuffer places = ByteBuffer.allocate(2 * (letters.length + 2));
        ByteBuffer widths = ByteBuffer.allocate(4 * (letters.length + 1));
        for (int i = 0; i <= letters.length; i++) {
            int width = i == 0 ? 500 : width(i - 1);
            places.putShort((short) (drawn.position() / 2));
            if (i == 0 || letters[i - 1] != ' ' && letters[i - 1] != 0xa0) {
                short[] box = {1, 50, 0, (short) (width - 50), 600, 3, 0};
                for (short number : box) {
                    drawn.putShort(number);
                }
                drawn.putInt(0x01010101);
                for (int number : new int[] {50, 0, width - 100, 0, 0, 600, 0, -600}) {
                    drawn.putShort((short) number);
                }
            }
            widths.putShort((short) width).putShort((short) 50);
        }
        places.putShort((short) (drawn.position() / 2));
        tables.put("glyf", Arrays.copyOf(drawn.array(), drawn.position()));
        tables.put("loca", places.array());
        tables.put("hmtx", widths.array());
    }

    private static byte[] head() {
        return ByteBuffer.allocate(54).putInt(0x10000).putInt(0x10000).putInt(0).putInt(0x5f0f3cf5).putShort((short) 3)
                .putShort((short) EM).putShort(40, (short) 700).putShort(42, (short) 600).putShort(46, (short) 8)
                .putShort(48, (short) 2).array();
    }

    private static byte[] use(int use) {
        return ByteBuffer.allocate(96).putShort((short) 4).putShort((short) 450).putShort((short) 400).putShort((short) 5)
                .putShort((short) use).putShort(62, (short) 0x40).putShort(64, (short) 32).putShort(66, (short) 0x2026)
                .putShort(68, (short) 800).putShort(70, (short) -200).putShort(74, (short) 800).putShort(76, (short) 200)
                .array();
    }

    /** Segments of letters that follow each other, and a last one of none. */
    static byte[] letters(int[] letters) {
        List<int[]> segments = new ArrayList<>();
        for (int i = 0; i < letters.length; i++) {
            if (i > 0 && letters[i] == letters[i - 1] + 1) {
                segments.get(segments.size() - 1)[1]++;
            } else {
                segments.add(new int[] {letters[i], letters[i], i + 1 - letters[i]});
            }
        }
        segments.add(new int[] {0xffff, 0xffff, 1});
        int size = 2 * segments.size();
        ByteBuffer table = ByteBuffer.allocate(12 + 16 + 4 * size).putInt(1).putShort((short) 3).putShort((short) 1)
                .putInt(12).putShort((short) 4).putShort((short) (16 + 4 * size)).putShort((short) 0)
                .putShort((short) size);
        int search = 2 * Integer.highestOneBit(segments.size());
        table.putShort((short) search).putShort((short) Integer.numberOfTrailingZeros(search / 2))
                .putShort((short) (size - search));
        segments.forEach(segment -> table.putShort((short) segment[1]));
        table.putShort((short) 0);
        segments.forEach(segment -> table.putShort((short) segment[0]));
        segments.forEach(segment -> table.putShort((short) segment[2]));
        return table.array();
    }

    static byte[] names(String family, String licence) {
        Map<Integer, String> all = new TreeMap<>(Map.of(0, "Copyright of nobody", 1, family, 2, "Regular", 4, family, 6,
                family.replaceAll("[^A-Za-z]", "")));
        if (!licence.isEmpty()) {
            all.put(13, licence);
        }
        ByteArrayOutputStream words = new ByteArrayOutputStream();
        ByteBuffer table = ByteBuffer.allocate(6 + 12 * all.size()).putShort((short) 0).putShort((short) all.size())
                .putShort((short) (6 + 12 * all.size()));
        all.forEach((id, text) -> {
            byte[] bytes = text.getBytes(StandardCharsets.UTF_16BE);
            for (int number : new int[] {3, 1, 0x409, id, bytes.length, words.size()}) {
                table.putShort((short) number);
            }
            words.writeBytes(bytes);
        });
        return ByteBuffer.allocate(table.capacity() + words.size()).put(table.array()).put(words.toByteArray()).array();
    }

    /** As a TrueType file. */
    public byte[] ttf() {
        int place = 12 + 16 * tables.size();
        ByteBuffer head = ByteBuffer.allocate(place).putInt(0x10000).putShort((short) tables.size());
        int search = 16 * Integer.highestOneBit(tables.size());
        head.putShort((short) search).putShort((short) Integer.numberOfTrailingZeros(search / 16))
                .putShort((short) (16 * tables.size() - search));
        ByteArrayOutputStream all = new ByteArrayOutputStream();
        for (Map.Entry<String, byte[]> table : tables.entrySet()) {
            byte[] padded = Arrays.copyOf(table.getValue(), (table.getValue().length + 3) / 4 * 4);
            head.put(table.getKey().getBytes(StandardCharsets.ISO_8859_1)).putInt(sum(padded))
                    .putInt(place + all.size()).putInt(table.getValue().length);
            all.writeBytes(padded);
        }
        return ByteBuffer.allocate(place + all.size()).put(head.array()).put(all.toByteArray()).array();
    }

    private static int sum(byte[] padded) {
        int sum = 0;
        for (ByteBuffer words = ByteBuffer.wrap(padded); words.hasRemaining();) {
            sum += words.getInt();
        }
        return sum;
    }

    /** As a WOFF2 file, of which nothing is made smaller. */
    public byte[] woff2() {
        ByteArrayOutputStream all = new ByteArrayOutputStream();
        tables.values().forEach(all::writeBytes);
        return woff2(stored(all.toByteArray()));
    }

    /** The same. @param compressed what stands in the place of its tables */
    byte[] woff2(byte[] compressed) {
        ByteArrayOutputStream entries = new ByteArrayOutputStream();
        int size = 12 + 16 * tables.size();
        for (Map.Entry<String, byte[]> table : tables.entrySet()) {
            boolean outlines = table.getKey().equals("glyf") || table.getKey().equals("loca");
            entries.write(outlines ? 0xff : 0x3f);
            entries.writeBytes(table.getKey().getBytes(StandardCharsets.ISO_8859_1));
            int length = table.getValue().length;
            entries.writeBytes(new byte[] {(byte) (length >> 21 | 0x80), (byte) (length >> 14 | 0x80),
                    (byte) (length >> 7 | 0x80), (byte) (length & 0x7f)});
            size += (length + 3) / 4 * 4;
        }
        byte[] directory = shortened(entries.toByteArray());
        int length = (48 + directory.length + compressed.length + 3) / 4 * 4;
        return ByteBuffer.allocate(length).put("wOF2".getBytes(StandardCharsets.ISO_8859_1)).putInt(0x10000)
                .putInt(length).putShort((short) tables.size()).putShort((short) 0).putInt(size)
                .putInt(compressed.length).position(48).put(directory).put(compressed).array();
    }

    /** Numbers without the noughts before them, which are not allowed. */
    private static byte[] shortened(byte[] entries) {
        ByteArrayOutputStream all = new ByteArrayOutputStream();
        for (int at = 0; at < entries.length; at += 9) {
            all.write(entries, at, 5);
            int from = at + 5;
            while (from < at + 8 && entries[from] == (byte) 0x80) {
                from++;
            }
            all.write(entries, from, at + 9 - from);
        }
        return all.toByteArray();
    }

    /** Bytes as a stream of Brotli that says them as they are. */
    static byte[] stored(byte[] bytes) {
        ByteArrayOutputStream all = new ByteArrayOutputStream();
        boolean first = true;
        for (int from = 0; from < bytes.length; from += 1 << 16) {
            int length = Math.min(1 << 16, bytes.length - from);
            // The window's bit once; then not last, four digits, the length, stored.
            int bits = length - 1 << 3 | 1 << 19;
            int head = first ? bits << 1 : bits;
            all.writeBytes(new byte[] {(byte) head, (byte) (head >> 8), (byte) (head >> 16)});
            all.write(bytes, from, length);
            first = false;
        }
        all.write(3);
        return all.toByteArray();
    }
}
