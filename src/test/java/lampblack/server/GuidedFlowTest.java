package lampblack.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import lampblack.server.Player.With;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Somebody who has never played is led to a finished character: by thumb, by keys alone, and where no scripts run. */
@Tag("full")
class GuidedFlowTest extends Flow {

    private static final int THUMB = 44;
    private static final double MOST = 3.2;

    @Test
    void aFirstScoundrelByThumb() {
        try (Player player = Player.at(site).wide(390, 844)) {
            player.goes("/games/blades-in-the-dark").in("Character").writes("Name", "Vex").presses("Create");
            brief(player.sees("Step 1 of 9"));
            player.presses("Choose Cutter").sees("Cutter chosen").presses("Next: Origin");
            player.sees("Step 2 of 9").settles("Heritage", "Red Desert").settles("Background", "Labour");
            brief(player.sees("Red Desert, Labour")).presses("Next: Actions");
            player.presses("Hunt 1").saved("vex", "hunt: 1").presses("Prowl 1").saved("vex", "prowl: 1");
            player.presses("Hunt 2").presses("Study 1").sees("All steps, 5 to go");
            brief(player).presses("Next: Ability").presses("Take Bodyguard (Ability)").saved("vex", "bodyguard");
            brief(player).presses("Next: Contacts").presses("Take Brannoch (Friend)").saved("vex", "brannoch");
            player.presses("Take Wilhelmina (Rival)").saved("vex", "wilhelmina");
            brief(player).presses("Next: Vice").settles("Vice", "Gambling").saved("vex", "gambling");
            brief(player).presses("Next: Who").fills("Look", "Scarred").saved("vex", "Scarred");
            brief(player).presses("Next: Name and look");
            brief(player).presses("Finish");
            brief(player.sees("Vex is ready.")).presses("Play").sees("Stress");
        }
    }

    /** Fits the phone, for a thumb, and is not long. */
    private static Player brief(Player player) {
        player.fits(THUMB);
        double screens = player.asks("document.documentElement.scrollHeight / innerHeight").asDouble();
        assertTrue(screens <= MOST, player.address() + " is " + screens + " screens long");
        return player;
    }

    @Test
    void byKeysAlone() {
        try (Player player = Player.at(site).with(With.KEYS)) {
            player.goes("/games/lanterns-of-the-fen").in("Character").writes("Name", "Wen").presses("Create");
            player.presses("Choose Poler").saved("wen", "poler").presses("Show the whole sheet");
            player.sees("Comes into play later").presses("Guide me step by step").sees("Step ");
            player.presses("Finish it randomly").sees("Ready to play").presses("8 Ready").sees("Wen is ready.");
        }
    }

    @Test
    void oneStopARowByKeys() {
        site.with("one", "format: 1\nruleset: blades-in-the-dark\nversion: 1.0.0\ncreation: {playbook: cutter}\n");
        try (Player player = opens("one?step=heritage-dot")) {
            List<Integer> stops = List.of(player.asks("[...document.querySelectorAll('[data-row]')].filter(row => "
                    + "[...row.querySelectorAll('button, summary')].filter(each => each.tabIndex === 0).length !== 1"
                    + " && row.querySelector('button, summary')).length").asInt());
            assertEquals(List.of(0), stops);
            player.asks("document.getElementById('actions.hunt.1').focus()");
            player.key("ArrowRight").keeps("Hunt 2").key("ArrowRight").key("ArrowRight").key("Home").keeps("Hunt 1");
            player.key("Enter").saved("one", "hunt: 1").keeps("Remove Hunt 1");
        }
    }

    @Test
    void withoutScripts() {
        try (Player player = Player.at(site).with(With.NO_SCRIPTS)) {
            player.goes("/games/bootleg-rain").in("Character").writes("Name", "Ada").presses("Create");
            player.presses("Choose Struck").saved("ada", "struck").presses("Next: Specialties");
            player.presses("Fill in Town.").settles("Town", "Tin Mercy").saved("ada", "tin-mercy").sees("Step 6 of");
            player.presses("Make 1 more choice for Talent.").writes("Search Talents", "charge").presses("Search");
            player.presses("Take Charge (Talent)").saved("ada", "charge").sees("Step ");
            player.presses("Finish it randomly").sees("Ready to play").presses("Show the whole sheet");
            player.sees("Ada is ready.").sees("Send ada.yaml to whoever is to have a copy");
        }
    }

    @Test
    void aLongListIsLookedThroughAsOneTypes() {
        site.with("one", "format: 1\nruleset: bootleg-rain\nversion: 1.0.0\ncreation: {calling: struck}\n");
        try (Player player = opens("one?step=talent")) {
            player.sees("Talents of another Calling: 42").writes("Search Talents", "the long way").misses("Charge");
        }
    }
}
