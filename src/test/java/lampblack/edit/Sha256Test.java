package lampblack.edit;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.charset.StandardCharsets;
import java.util.Random;
import lampblack.Sampling;
import lampblack.store.TextFile;
import org.junit.jupiter.api.Test;

/** Versions are the same whoever reckons them. */
class Sha256Test {

    private static final int BLOCKS = 200;

    @Test
    void ofATextIsWhatEverybodyKnows() {
        assertEquals("ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad",
                Sha256.of("abc".getBytes(StandardCharsets.US_ASCII)));
    }

    @Test
    void isThatOfTheJdkWhateverTheLength() {
        Random chance = new Random(Sampling.of("SHA-256").seed(256));
        for (int length = 0; length < BLOCKS; length++) {
            byte[] bytes = new byte[length];
            chance.nextBytes(bytes);
            assertEquals(TextFile.sha256(bytes), Sha256.of(bytes), length + " bytes");
        }
    }
}
