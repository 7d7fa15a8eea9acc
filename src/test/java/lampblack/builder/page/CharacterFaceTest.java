package lampblack.builder.page;

import static org.junit.jupiter.api.Assertions.assertEquals;
import org.junit.jupiter.api.Test;

class CharacterFaceTest {

    @Test
    void initialsAreTheFirstAndTheLast() {
        assertEquals("IC", CharacterFace.initials("Isolde Crake"));
        assertEquals("TL", CharacterFace.initials("The Salt Lanterns"));
        assertEquals("V", CharacterFace.initials("vex"));
        assertEquals("Q", CharacterFace.initials("“Quiet”"));
        assertEquals("", CharacterFace.initials(" "));
    }
}
