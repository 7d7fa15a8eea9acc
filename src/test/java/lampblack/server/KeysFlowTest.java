package lampblack.server;

import lampblack.server.Player.With;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Nobody needs a mouse: from nothing to the board of the crew by Tab, arrows, Enter, Space and Escape alone. */
@Tag("full")
class KeysFlowTest extends Flow {

    @Test
    void fromNothingToTheBoard() {
        site.example("blades-in-the-dark", "the-open-hand");
        try (Player player = Player.at(site).with(With.KEYS)) {
            player.goes("/games/blades-in-the-dark").in("Character").writes("Name", "Vex").presses("Create");
            player.presses("Choose Cutter").saved("vex", "playbook: cutter").presses("Show the whole sheet");
            refused(player.sees("Still to do"));
            player.presses("Finish it randomly").sees("Vex is ready.").chooses("Crew", "The Open Hand");
            player.key("Tab").saved("vex", "crew: the-open-hand.yaml");
            player.presses("Play").in("Stress").presses("Stress 4");
            player.saved("vex", "stress: 4").presses("Undo").sees("Undone").in("Stress").presses("Stress 3");
            player.saved("vex", "stress: 3").presses("Advance").in("Desperate").writes("Prowess XP", "6");
            player.presses("Save session").saved("vex", "prowess-xp: 6");
            player.presses("Finesse").sees("What changes").presses("Buy").saved("vex", "raise: finesse");
            player.presses("History").presses("2 A Dot of Prowess: Finesse").presses("Undo this entry");
            player.presses("The Open Hand").presses("Play").presses("Party overview").sees("Dice log");
            player.in("Vex").presses("Stress 5").saved("vex", "stress: 5");
            player.in("Clocks").writes("New clock", "The well").presses("6").sees("0 of 6");
        }
    }

    /** What was refused is said beside it, and Escape leads back to what was pressed. */
    private static void refused(Player player) {
        String name = player.asks("document.getElementById('actions.skirmish.3').ariaLabel").asText();
        player.presses(name).sees("You can't do that yet.").key("Escape").misses("You can't do that yet.").keeps(name);
    }
}
