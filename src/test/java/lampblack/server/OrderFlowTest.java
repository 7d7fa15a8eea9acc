package lampblack.server;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Whatever order answers come in, nothing that was written or refused is swept away. */
@Tag("full")
class OrderFlowTest extends Flow {

    private static final int LATE = 1500;

    @Test
    void whatIsWrittenBeforeAnAnswerComesIsNoConflictWithOneself() {
        try (Player player = ash()) {
            player.sees("Ash").waits(LATE);
            player.fills("Name", "The mill").saved("ash", "The mill");
            player.fills("Look", "Tall");
            player.saved("ash", "Tall").saved("ash", "The mill").misses("Not saved");
        }
    }

    @Test
    void whatIsBeingWrittenOutlivesTheAnswerToSomethingElse() {
        try (Player player = ash()) {
            player.sees("Ash").waits(LATE);
            player.fills("Name", "The mill").saved("ash", "The mill").writes("Look", "Half a wo");
            Sight.await(() -> player.asks("document.querySelector('[name=seen]').value").asText()
                    .equals(site.get("/characters/ash").header("ETag").replace("\"", "")), () -> "is not answered");
            player.types("rd").key("Tab").saved("ash", "Half a word").saved("ash", "The mill");
        }
    }

    private Player ash() {
        site.with("ash", "format: 1\nruleset: black-sword\nfields: {name: Ash}\n");
        return opens("ash").in("Name and look");
    }
}
