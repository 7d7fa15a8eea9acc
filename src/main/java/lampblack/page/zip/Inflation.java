package lampblack.page.zip;

/** Brings back what was deflated (RFC 1951). */
final class Inflation {

    private static final int[] LENGTHS = {3, 4, 5, 6, 7, 8, 9, 10, 11, 13, 15, 17, 19, 23, 27, 31, 35, 43, 51, 59, 67,
        83, 99, 115, 131, 163, 195, 227, 258};
    private static final int[] LENGTH_BITS = {0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4, 5,
        5, 5, 5, 0};
    private static final int[] DISTANCES = {1, 2, 3, 4, 5, 7, 9, 13, 17, 25, 33, 49, 65, 97, 129, 193, 257, 385, 513,
        769, 1025, 1537, 2049, 3073, 4097, 6145, 8193, 12289, 16385, 24577};
    private static final int[] DISTANCE_BITS = {0, 0, 0, 0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6, 7, 7, 8, 8, 9, 9, 10, 10,
        11, 11, 12, 12, 13, 13};
    /** The order in which the lengths of the codes for lengths are written. */
    private static final int[] ORDER = {16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15};
    private static final int END = 256;

    private final ZipBytes in;
    private final int most;
    private final GrowingBytes out = new GrowingBytes();
    private int at;
    private int bits;
    private int bitCount;

    private Inflation(byte[] deflated, int most) {
        this.in = new ZipBytes(deflated);
        this.most = most;
    }

    /** @throws UnreadableZip where it is damaged, or comes to more than so many bytes */
    static byte[] of(byte[] deflated, int most) {
        Inflation inflation = new Inflation(deflated, most);
        boolean isLast;
        do {
            isLast = inflation.bits(1) == 1;
            inflation.block(inflation.bits(2));
        } while (!isLast);
        return inflation.out.all();
    }

    private int bits(int count) {
        while (bitCount < count) {
            bits |= in.one(at++) << bitCount;
            bitCount += Byte.SIZE;
        }
        int read = bits & (1 << count) - 1;
        bits >>>= count;
        bitCount -= count;
        return read;
    }

    private void put(int letter) {
        if (out.length() == most) {
            throw UnreadableZip.tooLarge();
        }
        out.add(letter);
    }

    private void block(int kind) {
        switch (kind) {
            case 0 -> stored();
            case 1 -> codes(PrefixCode.LETTERS, PrefixCode.DISTANCES);
            case 2 -> written();
            default -> throw UnreadableZip.damaged();
        }
    }

    private void stored() {
        bits = 0;
        bitCount = 0;
        int count = in.two(at);
        if ((in.two(at + 2) ^ count) != 0xffff) {
            throw UnreadableZip.damaged();
        }
        at += 4;
        for (int i = 0; i < count; i++) {
            put(in.one(at++));
        }
    }

    /** A block whose codes stand before it. */
    private void written() {
        int letters = bits(5) + 257;
        int distances = bits(5) + 1;
        int count = bits(4) + 4;
        int[] ofLengths = new int[ORDER.length];
        for (int i = 0; i < count; i++) {
            ofLengths[ORDER[i]] = bits(3);
        }
        PrefixCode code = PrefixCode.of(ofLengths, 0, ofLengths.length);
        int[] lengths = new int[letters + distances];
        int known = 0;
        while (known < lengths.length) {
            known = lengths(code.read(this::bits), lengths, known);
        }
        codes(PrefixCode.of(lengths, 0, letters), PrefixCode.of(lengths, letters, distances));
    }

    /** Reads one length, or one several times; how many there are now. */
    private int lengths(int symbol, int[] lengths, int known) {
        if (symbol < 16) {
            lengths[known] = symbol;
            return known + 1;
        }
        if (symbol == 16 && known == 0) {
            throw UnreadableZip.damaged();
        }
        int same = symbol == 16 ? lengths[known - 1] : 0;
        int times = symbol == 16 ? 3 + bits(2) : symbol == 17 ? 3 + bits(3) : 11 + bits(7);
        if (known + times > lengths.length) {
            throw UnreadableZip.damaged();
        }
        for (int i = known; i < known + times; i++) {
            lengths[i] = same;
        }
        return known + times;
    }

    private void codes(PrefixCode letters, PrefixCode distances) {
        for (int symbol = letters.read(this::bits); symbol != END; symbol = letters.read(this::bits)) {
            if (symbol < END) {
                put(symbol);
            } else {
                copy(symbol - END - 1, distances);
            }
        }
    }

    private void copy(int symbol, PrefixCode distances) {
        if (symbol >= LENGTHS.length) {
            throw UnreadableZip.damaged();
        }
        int count = LENGTHS[symbol] + bits(LENGTH_BITS[symbol]);
        int far = distances.read(this::bits);
        if (far >= DISTANCES.length) {
            throw UnreadableZip.damaged();
        }
        int back = DISTANCES[far] + bits(DISTANCE_BITS[far]);
        if (back > out.length()) {
            throw UnreadableZip.damaged();
        }
        for (int i = 0; i < count; i++) {
            put(out.at(out.length() - back));
        }
    }
}
