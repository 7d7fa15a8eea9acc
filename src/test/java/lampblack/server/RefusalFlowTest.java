package lampblack.server;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Map;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** A form that leaves its page and is refused comes to a page that leads back, where all that was written still stands. */
@Tag("full")
class RefusalFlowTest extends Flow {

    private static final String MORE_THAN_IS_TAKEN = "(() => { const more = document.createElement('textarea');"
            + " more.name = 'more'; more.value = 'a'.repeat(1100000);"
            + " document.querySelector('input[name=name]').form.append(more); })()";

    @Test
    void leadsBackToWhatWasWritten() {
        try (Player player = Player.at(site)) {
            player.goes("/games/black-sword").writes("Name", "Agnes Long");
            player.asks(MORE_THAN_IS_TAKEN);
            player.presses("Create").sees("That didn't work").fits(24).reads();
            assertEquals("Agnes Long", player.holds("Name"));
            player.asks("document.querySelectorAll('[name=more]').forEach(more => more.remove())");
            player.presses("Create").saved("agnes-long", "name: Agnes Long");
        }
    }

    @Test
    void saysItToScriptsInASentence() {
        Map<String, String> name = Map.of("name", "Agnes");
        String[] foreign = {"Sec-Fetch-Site", "cross-site", "Accept", "text/html", "Lampblack-Part", "true"};
        assertEquals("text/plain;charset=utf-8", site.post("/characters", name, foreign).header("Content-Type")
                .replace(" ", ""));
        foreign[4] = "Referer";
        foreign[5] = site.origin() + "/games/black-sword?a=\"<b>";
        Site.Answer shown = site.post("/characters", name, foreign);
        assertEquals("/games/black-sword?a=\"<b>", shown.page().selectFirst("a.back").attr("href"));
        foreign[5] = "http://elsewhere.example/";
        assertEquals("/", site.post("/characters", name, foreign).page().selectFirst("a.back").attr("href"));
    }
}
