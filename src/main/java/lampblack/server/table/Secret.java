package lampblack.server.table;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.security.SecureRandom;
import java.util.Base64;
import java.util.HexFormat;

/** What nobody is to guess: the secrets of people, of 192 bits, and the letters of codes. */
final class Secret {

    private static final int BYTES = 24;
    private static final int ID_BYTES = 4;
    /** No vowels, so that no code is a word, and no letters that are taken for others. */
    private static final String LETTERS = "BCDFGHJKMNPQRSTVWXYZ";
    private static final SecureRandom CHANCE = new SecureRandom();

    private Secret() {}

    static String fresh() {
        byte[] bytes = new byte[BYTES];
        CHANCE.nextBytes(bytes);
        return Base64.getUrlEncoder().withoutPadding().encodeToString(bytes);
    }

    /** What tells one person from another and is no secret. */
    static String id() {
        byte[] bytes = new byte[ID_BYTES];
        CHANCE.nextBytes(bytes);
        return HexFormat.of().formatHex(bytes);
    }

    static String code(int letters) {
        StringBuilder code = new StringBuilder();
        for (int i = 0; i < letters; i++) {
            code.append(LETTERS.charAt(CHANCE.nextInt(LETTERS.length())));
        }
        return code.toString();
    }

    /** What is kept of a secret. */
    static String hash(String secret) {
        try {
            return HexFormat.of().formatHex(MessageDigest.getInstance("SHA-256")
                    .digest(secret.getBytes(StandardCharsets.UTF_8)));
        } catch (NoSuchAlgorithmException impossible) {
            throw new IllegalStateException(impossible);
        }
    }

    /** Compares in a time that does not tell where two texts differ. */
    static boolean isSame(String one, String other) {
        return MessageDigest.isEqual(one.getBytes(StandardCharsets.UTF_8), other.getBytes(StandardCharsets.UTF_8));
    }
}
