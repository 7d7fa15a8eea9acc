package lampblack.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Filling in a sheet takes no more screens than these, on a desk and in a hand. */
class ScreensFlowTest extends Flow {

    /** The most screens that a page may take, and a little room for fonts that differ. */
    private record Bound(String stem, String query, double desk, double hand) {}

    private static final String PLAYBOOK = "?step=playbook";
    private static final Map<String, String> SHEETS = Map.of("blades", "blades-in-the-dark", "rain", "bootleg-rain",
            "sword", "black-sword", "fen", "lanterns-of-the-fen", "worlds", "worlds-in-the-dark",
            "forged", "forged-in-the-dark");
    private static final Map<String, String> CHOSEN = Map.of("blades", "playbook: spider", "fen",
            "calling: turfreader", "rain", "calling: saltrunner", "sword", "origin: barbarian");

    /** Nothing is chosen yet; then the playbook is, so that all there is to choose from stands open. */
    private static final List<Bound> BOUNDS = List.of(
            new Bound("blades", "", 1.55, 3.2), new Bound("blades-chosen", "", 1.7, 3.7),
            new Bound("rain", "", 1.65, 3.25), new Bound("rain-chosen", "", 1.3, 2.35),
            new Bound("sword", "", 1.75, 3.1), new Bound("sword-chosen", "", 1.6, 2.8),
            new Bound("fen", "", 1.6, 3.05), new Bound("fen-chosen", "", 1.95, 3.3),
            new Bound("worlds", "", 1.15, 1.5), new Bound("forged", "", 1.1, 1.75),
            new Bound("blades", PLAYBOOK, 1.55, 2.65), new Bound("rain", PLAYBOOK, 1.5, 2.45),
            new Bound("sword", PLAYBOOK, 1.3, 1.5), new Bound("fen", PLAYBOOK, 1.25, 1.55));

    @Test
    void everySheet() {
        SHEETS.forEach((stem, game) -> {
            String head = "format: 1\nruleset: " + game + "\nfields: {name: New One}\n";
            site.with(stem, head);
            if (CHOSEN.containsKey(stem)) {
                site.with(stem + "-chosen", head + "creation: {" + CHOSEN.get(stem) + "}\n");
            }
        });
        List<String> tooLong = new ArrayList<>();
        try (Player player = Player.at(site)) {
            player.wide(1400, 900);
            BOUNDS.forEach(page -> longer(player, page, 900, page.desk(), tooLong));
            player.wide(390, 844);
            BOUNDS.forEach(page -> longer(player, page, 844, page.hand(), tooLong));
        }
        assertEquals("", String.join("\n", tooLong));
    }

    private static void longer(Player player, Bound page, int height, double most, List<String> found) {
        player.goes("/characters/" + page.stem() + page.query());
        double screens = player.asks("document.documentElement.scrollHeight").asDouble() / height;
        if (screens > most) {
            found.add(String.format(Locale.ROOT, "%s%s takes %.2f screens of %d pixels, at most %.2f are allowed",
                    page.stem(), page.query(), screens, height, most));
        }
    }
}
