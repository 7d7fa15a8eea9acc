package lampblack.print.fill;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.zip.DataFormatException;
import java.util.zip.Inflater;

/** How much a PDF comes to once it is unpacked, which a few kilobytes can say of gigabytes. */
final class PackedStreams {

    /** More than the largest sheet comes to, in bytes. */
    private static final long LARGEST = 64L << 20;
    private static final byte[] STREAM = "stream".getBytes(StandardCharsets.US_ASCII);
    /** Other ways to pack, which no viewer saves a form in. */
    private static final List<String> FOREIGN = List.of("/LZWDecode", "/RunLengthDecode");
    private static final int FIRST_OF_PACKED = 0x78;
    private static final int CHECK_OF_PACKED = 31;

    private final byte[] pdf;
    private final byte[] unpacked = new byte[1 << 16];
    private long total;

    private PackedStreams(byte[] pdf) {
        this.pdf = pdf;
    }

    /** Whether it comes to more than any sheet, or hides how much; nothing of it is kept. */
    static boolean areExcessive(byte[] pdf) {
        return new PackedStreams(pdf).areExcessive();
    }

    private boolean areExcessive() {
        for (String foreign : FOREIGN) {
            if (find(foreign.getBytes(StandardCharsets.US_ASCII), 0) >= 0) {
                return true;
            }
        }
        for (int at = find(STREAM, 0); at >= 0; at = find(STREAM, at + 1)) {
            int begin = at + STREAM.length;
            while (begin < pdf.length && (pdf[begin] == '\r' || pdf[begin] == '\n')) {
                begin++;
            }
            if (isExcessive(begin)) {
                return true;
            }
        }
        return false;
    }

    private int find(byte[] word, int from) {
        for (int i = from; i + word.length <= pdf.length; i++) {
            int same = 0;
            while (same < word.length && pdf[i + same] == word[same]) {
                same++;
            }
            if (same == word.length) {
                return i;
            }
        }
        return -1;
    }

    private boolean isExcessive(int begin) {
        if (begin + 1 >= pdf.length || !isPacked(pdf[begin], pdf[begin + 1])) {
            return false;
        }
        Inflater inflater = new Inflater();
        try {
            inflater.setInput(pdf, begin, pdf.length - begin);
            boolean isFirst = true;
            for (int count = inflater.inflate(unpacked); count > 0; count = inflater.inflate(unpacked)) {
                total += count;
                if (total > LARGEST || isFirst && count > 1 && isPacked(unpacked[0], unpacked[1])) {
                    return true;
                }
                isFirst = false;
            }
        } catch (DataFormatException other) {
            // Something else than what is packed this way.
        } finally {
            inflater.end();
        }
        return false;
    }

    private static boolean isPacked(byte first, byte second) {
        return first == FIRST_OF_PACKED && ((first & 0xFF) << 8 | second & 0xFF) % CHECK_OF_PACKED == 0;
    }
}
