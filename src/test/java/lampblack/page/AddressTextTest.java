package lampblack.page;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import lampblack.builder.page.FormData;
import lampblack.builder.page.Urls;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Addresses are read as browsers write them. */
class AddressTextTest {

    @ParameterizedTest
    @ValueSource(strings = {"ash", "zoë d'arc", "a+b", "50%", "𝔄sh", "a;b=c"})
    void aStepIsWhatWasWrittenAsOne(String key) {
        assertEquals(Optional.of(Map.of("stem", key, "tab", "play")),
                AddressText.steps("/characters/{stem}/{tab}", Urls.character(key) + "/play"));
    }

    @ParameterizedTest
    @CsvSource({"/characters/{stem},/characters/ash/play", "/characters/{stem},/characters", "/characters/{stem},/group/ash",
        "/characters/{stem},characters/ash", "/characters/{stem}/play,/characters//play", "/,/trash"})
    void aPathOfAnotherPatternIsNone(String pattern, String path) {
        assertEquals(Optional.empty(), AddressText.steps(pattern, path));
    }

    @Test
    void theFirstPageHasNoStep() {
        assertEquals(Optional.of(Map.of()), AddressText.steps("/", "/"));
    }

    @Test
    void fieldsAreInTheirOrder() {
        assertEquals(Map.of("name", List.of("Zoë Vey", "a&b"), "empty", List.of(""), "", List.of("x")),
                AddressText.fields("name=Zo%C3%AB+Vey&&name=a%26b&empty&=x"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"a=%", "a=%4", "a=%zz"})
    void whatCannotBeReadIsMalformed(String query) {
        assertThrows(FormData.MalformedForm.class, () -> AddressText.fields(query));
    }
}
