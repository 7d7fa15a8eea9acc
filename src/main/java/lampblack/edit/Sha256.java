package lampblack.edit;

/** SHA-256, by which versions of texts are told apart, where the JDK's own cannot be had. */
public final class Sha256 {

    private static final int BLOCK = 64;
    private static final int ROUNDS = 64;
    private static final int WORDS = 8;
    private static final String DIGITS = "0123456789abcdef";
    /** The fractions of the cube roots of the first 64 primes. */
    private static final int[] CUBE_ROOTS = {
        0x428a2f98, 0x71374491, 0xb5c0fbcf, 0xe9b5dba5, 0x3956c25b, 0x59f111f1, 0x923f82a4, 0xab1c5ed5,
        0xd807aa98, 0x12835b01, 0x243185be, 0x550c7dc3, 0x72be5d74, 0x80deb1fe, 0x9bdc06a7, 0xc19bf174,
        0xe49b69c1, 0xefbe4786, 0x0fc19dc6, 0x240ca1cc, 0x2de92c6f, 0x4a7484aa, 0x5cb0a9dc, 0x76f988da,
        0x983e5152, 0xa831c66d, 0xb00327c8, 0xbf597fc7, 0xc6e00bf3, 0xd5a79147, 0x06ca6351, 0x14292967,
        0x27b70a85, 0x2e1b2138, 0x4d2c6dfc, 0x53380d13, 0x650a7354, 0x766a0abb, 0x81c2c92e, 0x92722c85,
        0xa2bfe8a1, 0xa81a664b, 0xc24b8b70, 0xc76c51a3, 0xd192e819, 0xd6990624, 0xf40e3585, 0x106aa070,
        0x19a4c116, 0x1e376c08, 0x2748774c, 0x34b0bcb5, 0x391c0cb3, 0x4ed8aa4a, 0x5b9cca4f, 0x682e6ff3,
        0x748f82ee, 0x78a5636f, 0x84c87814, 0x8cc70208, 0x90befffa, 0xa4506ceb, 0xbef9a3f7, 0xc67178f2};

    private final int[] state = {0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a, 0x510e527f, 0x9b05688c, 0x1f83d9ab,
        0x5be0cd19};
    private final int[] schedule = new int[ROUNDS];

    private Sha256() {}

    /** The SHA-256 of some bytes, in hexadecimal digits. */
    public static String of(byte[] bytes) {
        Sha256 hash = new Sha256();
        int whole = bytes.length / BLOCK * BLOCK;
        for (int at = 0; at < whole; at += BLOCK) {
            hash.add(bytes, at);
        }
        byte[] last = padded(bytes, whole);
        for (int at = 0; at < last.length; at += BLOCK) {
            hash.add(last, at);
        }
        return hash.digits();
    }

    /** What is left after the whole blocks, with a bit that ends it and the length of all in bits. */
    private static byte[] padded(byte[] bytes, int from) {
        int left = bytes.length - from;
        byte[] last = new byte[left + 1 + Long.BYTES <= BLOCK ? BLOCK : 2 * BLOCK];
        System.arraycopy(bytes, from, last, 0, left);
        last[left] = (byte) 0x80;
        long bits = (long) bytes.length * Byte.SIZE;
        for (int i = 1; i <= Long.BYTES; i++) {
            last[last.length - i] = (byte) bits;
            bits >>>= Byte.SIZE;
        }
        return last;
    }

    private void add(byte[] bytes, int from) {
        for (int i = 0; i < BLOCK / Integer.BYTES; i++) {
            int at = from + i * Integer.BYTES;
            schedule[i] = (bytes[at] & 0xff) << 24 | (bytes[at + 1] & 0xff) << 16 | (bytes[at + 2] & 0xff) << 8
                    | bytes[at + 3] & 0xff;
        }
        for (int i = BLOCK / Integer.BYTES; i < ROUNDS; i++) {
            int early = schedule[i - 15];
            int late = schedule[i - 2];
            schedule[i] = schedule[i - 16] + schedule[i - 7]
                    + (turned(early, 7) ^ turned(early, 18) ^ early >>> 3)
                    + (turned(late, 17) ^ turned(late, 19) ^ late >>> 10);
        }
        mix();
    }

    private void mix() {
        int[] next = state.clone();
        for (int i = 0; i < ROUNDS; i++) {
            int a = next[0];
            int e = next[4];
            int first = next[7] + (turned(e, 6) ^ turned(e, 11) ^ turned(e, 25)) + (e & next[5] ^ ~e & next[6])
                    + CUBE_ROOTS[i] + schedule[i];
            int second = (turned(a, 2) ^ turned(a, 13) ^ turned(a, 22))
                    + (a & next[1] ^ a & next[2] ^ next[1] & next[2]);
            System.arraycopy(next, 0, next, 1, WORDS - 1);
            next[4] += first;
            next[0] = first + second;
        }
        for (int i = 0; i < WORDS; i++) {
            state[i] += next[i];
        }
    }

    private static int turned(int word, int places) {
        return word >>> places | word << Integer.SIZE - places;
    }

    private String digits() {
        StringBuilder digits = new StringBuilder();
        for (int word : state) {
            for (int at = Integer.SIZE - 4; at >= 0; at -= 4) {
                digits.append(DIGITS.charAt(word >>> at & 0xf));
            }
        }
        return digits.toString();
    }
}
