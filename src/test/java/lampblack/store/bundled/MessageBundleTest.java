package lampblack.store.bundled;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import java.util.HashMap;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** The wordings in a table are those that were written. */
class MessageBundleTest {

    @Test
    void findsEveryWordingInTheTable() {
        Map<String, String> wordings = MessageBundle.wordings();
        MessageTable table = new MessageTable(MessageTable.serialize(wordings));
        wordings.forEach((key, words) -> assertEquals(words, table.get(key), key));
        wordings.keySet().forEach(key -> assertNull(table.get(key + " "), key));
    }

    @Test
    void findsTextsOfAnyLengthAndScript() {
        Map<String, String> texts = new HashMap<>();
        for (int i = 0; i < 300; i++) {
            texts.put("k\u00e9y " + i, "\ud83c\udfb2 \u4e16".repeat(i * 20));
        }
        // Two keys of one hash.
        texts.put("Aa", "one");
        texts.put("BB", "other");
        MessageTable table = new MessageTable(MessageTable.serialize(texts));
        texts.forEach((key, text) -> assertEquals(text, table.get(key)));
        assertNull(new MessageTable(MessageTable.serialize(Map.of())).get("any"));
    }
}
