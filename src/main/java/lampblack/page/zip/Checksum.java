package lampblack.page.zip;

/** CRC-32, by which packs know whether a file is whole. */
final class Checksum {

    private static final int POLYNOMIAL = 0xedb88320;
    private static final int[] TABLE = new int[256];

    static {
        for (int i = 0; i < TABLE.length; i++) {
            int sum = i;
            for (int bit = 0; bit < Byte.SIZE; bit++) {
                sum = (sum & 1) == 0 ? sum >>> 1 : sum >>> 1 ^ POLYNOMIAL;
            }
            TABLE[i] = sum;
        }
    }

    private Checksum() {}

    static int of(byte[] bytes) {
        int sum = -1;
        for (byte one : bytes) {
            sum = TABLE[(sum ^ one) & 0xff] ^ sum >>> Byte.SIZE;
        }
        return ~sum;
    }
}
