package lampblack.font;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.brotli.dec.BrotliInputStream;

/** The tables of a WOFF2 file, all of which are one stretch that is compressed. */
final class Woff2Tables {

    /** The most bytes that a font may come to. */
    static final int LARGEST = 8 << 20;

    private static final int HEAD = 48;
    private static final int LONG_NUMBER = 5;
    private static final int OTHER = 63;
    /** Tags as directories number them, up to the last that is asked for by name. */
    private static final List<String> TAGS = List.of("cmap", "head", "hhea", "hmtx", "maxp", "name", "OS/2", "post",
            "cvt ", "fpgm", "glyf", "loca", "prep", "CFF ", "VORG", "EBDT", "EBLC", "gasp", "hdmx", "kern", "LTSH",
            "PCLT", "VDMX", "vhea", "vmtx", "BASE", "GDEF", "GPOS", "GSUB", "EBSC", "JSTF", "MATH", "CBDT", "CBLC",
            "COLR", "CPAL", "SVG ", "sbix", "acnt", "avar", "bdat", "bloc", "bsln", "cvar", "fdsc", "feat", "fmtx",
            "fvar", "gvar", "hsty", "just", "lcar", "mort", "morx", "opbd", "prop", "trak", "Zapf", "Silf", "Glat",
            "Gloc", "Feat", "Sill");

    private final FontBytes file;
    private final Map<String, Long> lengths = new LinkedHashMap<>();
    private final Set<String> packed = new LinkedHashSet<>();
    private int at = HEAD;

    private Woff2Tables(FontBytes file) {
        this.file = file;
    }

    /** Empty where they are damaged, not complete, or more than a font may hold. */
    static Optional<FontTables> of(FontBytes file) {
        return new Woff2Tables(file).tables();
    }

    private Optional<FontTables> tables() {
        int count = file.two(12);
        long compressed = file.four(20);
        boolean known = file.four(8) == file.length() && count > 0 && count <= SfntTables.MOST;
        for (int i = 0; known && i < count; i++) {
            known = entry();
        }
        long size = lengths.values().stream().mapToLong(length -> length).sum();
        if (!known || size > LARGEST || !file.has(at, compressed) || !endsAt(at + compressed)) {
            return Optional.empty();
        }
        return unpacked(file.part(at, compressed), (int) size).map(this::cut);
    }

    /** Whether nothing stands behind the tables, filled up to four bytes, but what it says. */
    private boolean endsAt(long place) {
        boolean more = file.four(28) > 0 || file.four(40) > 0;
        return more || (place + 3) / 4 * 4 == file.length();
    }

    private FontTables cut(FontBytes whole) {
        Map<String, FontBytes> tables = new LinkedHashMap<>();
        long from = 0;
        for (Map.Entry<String, Long> table : lengths.entrySet()) {
            tables.put(table.getKey(), whole.part(from, table.getValue()));
            from += table.getValue();
        }
        return new FontTables(tables, packed);
    }

    /** An entry of the directory; whether it is one. Outlines are written in a form of their own unless it says not. */
    private boolean entry() {
        int flags = file.at(at++);
        int number = flags & OTHER;
        String tag = number == OTHER ? file.tag(at) : TAGS.get(number);
        at += number == OTHER ? 4 : 0;
        boolean outlines = tag.equals("glyf") || tag.equals("loca");
        boolean own = outlines ? flags >> 6 != 3 : flags >> 6 != 0;
        long length = number();
        if (own) {
            packed.add(tag);
            length = number();
        }
        return length >= 0 && at <= file.length() && lengths.put(tag, length) == null;
    }

    /** A number of seven bits a byte; less than nought where it is none. */
    private long number() {
        long number = 0;
        for (int i = 0; i < LONG_NUMBER; i++) {
            int next = file.at(at++);
            if (i == 0 && next == 0x80) {
                return -1;
            }
            number = number << 7 | next & 0x7f;
            if (next < 0x80) {
                return number <= LARGEST ? number : -1;
            }
        }
        return -1;
    }

    /** Never more is unpacked than the directory says, and it has to be that much. */
    private static Optional<FontBytes> unpacked(FontBytes compressed, int size) {
        try (InputStream in = new BrotliInputStream(new ByteArrayInputStream(compressed.all(), compressed.from(),
                compressed.length()))) {
            byte[] bytes = in.readNBytes(size);
            return bytes.length == size && in.read() < 0 ? Optional.of(new FontBytes(bytes)) : Optional.empty();
        } catch (IOException | IllegalStateException damaged) {
            return Optional.empty();
        }
    }
}
