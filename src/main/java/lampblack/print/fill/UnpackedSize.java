package lampblack.print.fill;

import java.io.IOException;
import java.io.InputStream;
import java.util.zip.DataFormatException;
import java.util.zip.Inflater;
import org.apache.pdfbox.cos.COSArray;
import org.apache.pdfbox.cos.COSBase;
import org.apache.pdfbox.cos.COSDictionary;
import org.apache.pdfbox.cos.COSName;
import org.apache.pdfbox.cos.COSStream;

/**
 * What all that is unpacked of a PDF comes to, of which a few kilobytes can hold gigabytes. It asks the one who unpacks
 * how a stream is packed, so that no other way to write that says less.
 */
final class UnpackedSize {

    /** More than what is unpacked of the largest group of sheets, in bytes. */
    private static final long LARGEST = 32L << 20;
    /** The most that a row of what was packed may have, which is laid out at once. */
    private static final int WIDEST = 1 << 16;
    /** How many numbers an entry of a list of objects has. */
    private static final int COLUMNS = 3;
    /** What stands before the packed bytes themselves, which whoever unpacks may overlook. */
    private static final int[] HEADS = {0, 2};

    private final byte[] unpacked = new byte[1 << 16];
    private long total;
    private boolean excessive;

    /** Whether a stream was refused. */
    boolean isExcessive() {
        return excessive;
    }

    /** Counts what a stream comes to before it is unpacked; fails where that is too much, or is packed otherwise. */
    void add(COSStream stream) throws IOException {
        COSBase filters = stream.getFilters();
        COSBase filter = filters instanceof COSArray list && list.size() < 2 ? first(list) : filters;
        COSBase settings = first(stream.getDictionaryObject(COSName.DECODE_PARMS, COSName.DP));
        boolean isPacked = filter != null;
        if (!hasEntries(stream) || isPacked && (!isPlainly(filter) || !isNarrow(settings))) {
            refuse();
        }
        if (isPacked) {
            byte[] packed;
            try (InputStream raw = stream.createRawInputStream()) {
                packed = raw.readAllBytes();
            }
            long most = 0;
            for (int head : HEADS) {
                most = Math.max(most, size(packed, Math.min(head, packed.length)));
            }
            total += most;
        }
    }

    /** Whether a list of objects, if it is one, has entries of some length, of which there is an end. */
    private static boolean hasEntries(COSStream stream) {
        if (!(stream.getDictionaryObject(COSName.W) instanceof COSArray widths)) {
            return true;
        }
        long whole = 0;
        for (int i = 0; i < Math.min(widths.size(), COLUMNS); i++) {
            int width = widths.getInt(i, 0);
            if (width < 0 || width > Long.BYTES) {
                return false;
            }
            whole += width;
        }
        return whole > 0;
    }

    /** What a list begins with; what is no list is itself. */
    private static COSBase first(COSBase value) {
        return !(value instanceof COSArray list) ? value : list.size() == 0 ? null : list.getObject(0);
    }

    /** Whether it is the one way to pack what is to be read in which viewers save a form. */
    private static boolean isPlainly(COSBase filter) {
        return COSName.FLATE_DECODE.equals(filter) || COSName.FLATE_DECODE_ABBREVIATION.equals(filter);
    }

    private static boolean isNarrow(COSBase settings) {
        return !(settings instanceof COSDictionary said) || isNarrow(said, COSName.COLUMNS) && isNarrow(said, COSName.COLORS)
                && isNarrow(said, COSName.BITS_PER_COMPONENT);
    }

    private static boolean isNarrow(COSDictionary settings, COSName size) {
        return settings.getInt(size, 1) >= 0 && settings.getInt(size, 1) <= WIDEST;
    }

    /** How much it comes to as far as it can be unpacked. */
    private long size(byte[] packed, int from) throws IOException {
        Inflater inflater = new Inflater(true);
        long size = 0;
        try {
            inflater.setInput(packed, from, packed.length - from);
            for (int count = inflater.inflate(unpacked); count > 0; count = inflater.inflate(unpacked)) {
                size += count;
                if (total + size > LARGEST) {
                    refuse();
                }
            }
        } catch (DataFormatException broken) {
            // Nobody unpacks it further.
        } finally {
            inflater.end();
        }
        return size;
    }

    private void refuse() throws IOException {
        excessive = true;
        throw new IOException("more than is unpacked");
    }
}
