package lampblack.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Filling in a sheet takes no more screens than these, on a desk and in a hand. */
@Tag("full")
class ScreensFlowTest extends Flow {

    /** The most screens that a page may take, and a little room for fonts that differ. */
    private record Bound(String stem, String page, double desk, double hand) {}

    private static final String PLAYBOOK = "?step=playbook";
    private static final Map<String, String> SHEETS = Map.of("blades", "blades-in-the-dark", "rain", "bootleg-rain",
            "sword", "black-sword", "fen", "lanterns-of-the-fen", "worlds", "worlds-in-the-dark",
            "forged", "forged-in-the-dark", "line", "line-clear", "heir", "undivided");
    private static final Map<String, String> CHOSEN = Map.of("blades", "playbook: spider", "fen",
            "calling: turfreader", "rain", "calling: saltrunner", "sword", "origin: barbarian", "line", "post: driver",
            "heir", "how-you-knew-her: stranger");

    /** Nothing is chosen yet; then the playbook is, so that all there is to choose from stands open. */
    private static final List<Bound> BOUNDS = List.of(
            new Bound("blades", "", 1.55, 3.2), new Bound("blades-chosen", "", 1.7, 3.7),
            new Bound("rain", "", 1.9, 3.65), new Bound("rain-chosen", "", 2.1, 3.25),
            new Bound("sword", "", 1.75, 3.2), new Bound("sword-chosen", "", 2.7, 5.2),
            new Bound("fen", "", 1.6, 3.05), new Bound("fen-chosen", "", 1.95, 3.3),
            new Bound("line", "", 2.55, 4.4), new Bound("line-chosen", "", 2.2, 3.7),
            new Bound("heir", "", 1.75, 2.8), new Bound("heir-chosen", "", 1.55, 2.15),
            new Bound("line", PLAYBOOK, 1.45, 2.2), new Bound("heir", PLAYBOOK, 1.55, 2.3),
            new Bound("worlds", "", 1.15, 1.5), new Bound("forged", "", 1.1, 1.63),
            new Bound("blades", PLAYBOOK, 1.55, 2.65), new Bound("rain", PLAYBOOK, 1.5, 2.45),
            new Bound("sword", PLAYBOOK, 1.3, 1.5), new Bound("fen", PLAYBOOK, 1.25, 1.55));

    /** In play, without and with something to spend; what can be taken stands open. */
    private static final List<Bound> IN_PLAY = List.of(
            new Bound("isolde-crake", "/advance", 2.1, 4.95), new Bound("rich", "/advance", 3.3, 7.95),
            new Bound("ansgar-loom", "/advance", 3.3, 7.45), new Bound("the-open-hand", "/advance", 1.85, 4.0),
            new Bound("casimir-vane", "/advance", 1.5, 2.4), new Bound("sib-aldersea", "/advance", 1.95, 4.3),
            new Bound("ilka-brandt", "/advance", 2.1, 4.25), new Bound("agnes-holloway", "/advance", 3.05, 6.4),
            new Bound("ilka-brandt", "/play", 3.25, 5.6), new Bound("agnes-holloway", "/play", 2.35, 3.85),
            new Bound("latterhay", "/play", 3.1, 4.5), new Bound("isolde-crake", "/play", 2.2, 4.9),
            new Bound("ansgar-loom", "/play", 2.45, 4.7),
            new Bound("casimir-vane", "/play", 2.4, 4.75), new Bound("the-open-hand", "/play", 3.55, 5.7));
    private static final Map<String, String> EXAMPLES = Map.of("isolde-crake", "blades-in-the-dark",
            "the-open-hand", "blades-in-the-dark", "ansgar-loom", "bootleg-rain", "casimir-vane", "black-sword",
            "sib-aldersea", "lanterns-of-the-fen", "ilka-brandt", "line-clear", "agnes-holloway", "undivided",
            "latterhay", "undivided");
    private static final String EARNED = """
              - session: 3
                earn: {desperate: {insight-xp: 6, prowess-xp: 6, resolve-xp: 6}, beliefs: {playbook-xp: 2},
                       struggle: {playbook-xp: 2}, by-the-hunt: {playbook-xp: 2}}
            now:
            """;

    @Test
    void everySheet() {
        SHEETS.forEach((stem, game) -> {
            String head = "format: 1\nruleset: " + game + "\nfields: {name: New One}\n";
            site.with(stem, head);
            if (CHOSEN.containsKey(stem)) {
                site.with(stem + "-chosen", head + "creation: {" + CHOSEN.get(stem) + "}\n");
            }
        });
        holds(BOUNDS);
    }

    @Test
    void inPlay() {
        EXAMPLES.forEach((stem, game) -> site.example(game, stem));
        site.with("rich", site.text("isolde-crake").replaceFirst("(?m)^now:\n", EARNED));
        holds(IN_PLAY);
    }

    /** What can be taken is there to be pressed, however long its list is; a search finds it in what it does. */
    @Test
    void whatCanBeTakenStandsOpen() {
        site.example("blades-in-the-dark", "isolde-crake");
        site.with("rich", site.text("isolde-crake").replaceFirst("(?m)^now:\n", EARNED));
        try (Player player = opens("rich/advance")) {
            player.sees("Bodyguard").sees("Sharpshooter").sees("68 unavailable").misses("Savage needs");
            player.writes("Search Old Hand", "shake hands").misses("Bodyguard").sees("marks you both");
        }
    }

    private void holds(List<Bound> bounds) {
        List<String> tooLong = new ArrayList<>();
        try (Player player = Player.at(site)) {
            player.wide(1400, 900);
            bounds.forEach(page -> longer(player, page, 900, page.desk(), tooLong));
            player.wide(390, 844);
            bounds.forEach(page -> longer(player, page, 844, page.hand(), tooLong));
        }
        assertEquals("", String.join("\n", tooLong));
    }

    private static void longer(Player player, Bound page, int height, double most, List<String> found) {
        player.goes("/characters/" + page.stem() + page.page());
        double screens = player.asks("document.documentElement.scrollHeight").asDouble() / height;
        if (screens > most) {
            found.add(String.format(Locale.ROOT, "%s%s takes %.2f screens of %d pixels, at most %.2f are allowed",
                    page.stem(), page.page(), screens, height, most));
        }
    }
}
