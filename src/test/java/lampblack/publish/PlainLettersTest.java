package lampblack.publish;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.Random;
import lampblack.Sampling;
import lampblack.page.published.PlainLetters;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("Bytes in letters for HTML")
class PlainLettersTest {

    @Test
    @DisplayName("come back as they were, whatever they are and however many")
    void comeBack() {
        Random chance = new Random(Sampling.of("plain letters").seed(7));
        for (int size = 0; size < 300; size++) {
            byte[] bytes = new byte[size];
            chance.nextBytes(bytes);
            String letters = PlainLetters.of(bytes);
            assertTrue(letters.matches("[!-~&&[^<>&]]*"), letters);
            byte[] back = PlainLetters.bytes(letters);
            assertArrayEquals(bytes, Arrays.copyOf(back, size));
            assertTrue(back.length <= size + 1);
        }
    }

    @Test
    @DisplayName("are none where others stand among them")
    void others() {
        for (String wrong : new String[] {"<<", "é!", "!é", "! ", "~~"}) {
            assertThrows(IllegalArgumentException.class, () -> PlainLetters.bytes(wrong), wrong);
        }
    }
}
