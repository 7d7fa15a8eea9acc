package lampblack.builder;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("A print that is kept")
class PrintControllerTest {

    @Test
    @DisplayName("is called by the letters and numbers of its heading, of whatever script")
    void fileName() {
        assertEquals("Agnes L\u00e9 Fay-2 \u00bd\u2167 \u6f22\ud801\udc00",
                PrintController.fileName(" Agnes \u201cL\u00e9\u201d Fay-2: \u00bd\u2167 "
                        + "\u6f22\ud801\udc00\ud83d\ude00/.\u00a0 "));
    }
}
