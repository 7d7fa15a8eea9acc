package lampblack.page.zip;

import java.util.function.IntUnaryOperator;

/**
 * A canonical Huffman code.
 *
 * @param counts how many symbols have a code of each length
 * @param symbols ordered by their codes
 */
record PrefixCode(int[] counts, int[] symbols) {

    private static final int LONGEST = 15;

    /** The code of letters and lengths that blocks have which bring none. */
    static final PrefixCode LETTERS = of(usual(), 0, 288);
    /** The same of distances. */
    static final PrefixCode DISTANCES = of(same(), 0, 30);

    private static int[] usual() {
        int[] lengths = new int[288];
        for (int i = 0; i < lengths.length; i++) {
            lengths[i] = i < 144 ? 8 : i < 256 ? 9 : i < 280 ? 7 : 8;
        }
        return lengths;
    }

    private static int[] same() {
        int[] lengths = new int[30];
        for (int i = 0; i < lengths.length; i++) {
            lengths[i] = 5;
        }
        return lengths;
    }

    /** @param lengths of the codes of symbols, 0 for one that has none; so many of them from a place on */
    static PrefixCode of(int[] lengths, int from, int count) {
        int[] counts = new int[LONGEST + 1];
        for (int i = 0; i < count; i++) {
            counts[lengths[from + i]]++;
        }
        int[] offsets = new int[LONGEST + 2];
        for (int i = 1; i <= LONGEST; i++) {
            offsets[i + 1] = offsets[i] + counts[i];
        }
        int[] symbols = new int[count];
        for (int i = 0; i < count; i++) {
            if (lengths[from + i] != 0) {
                symbols[offsets[lengths[from + i]]++] = i;
            }
        }
        return new PrefixCode(counts, symbols);
    }

    /** The next symbol. @param bits gives the next bits, as many as it is asked for */
    int read(IntUnaryOperator bits) {
        int code = 0;
        int first = 0;
        int index = 0;
        for (int length = 1; length <= LONGEST; length++) {
            code |= bits.applyAsInt(1);
            if (code - first < counts[length]) {
                return symbols[index + code - first];
            }
            index += counts[length];
            first = first + counts[length] << 1;
            code <<= 1;
        }
        throw UnreadableZip.damaged();
    }
}
