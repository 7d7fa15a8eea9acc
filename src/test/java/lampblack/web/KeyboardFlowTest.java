package lampblack.web;

import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

/** Whoever has no mouse does all of it with the keyboard, sees where they are, and stays there. */
class KeyboardFlowTest extends Flow {

    @Test
    void aCharacterIsMadeAndPlayedWithoutAMouse() {
        try (Player player = Player.at(site)) {
            player.goes("/").tabsTo("Skip to the page").tabsTo("Blades in the Dark").key("Enter").sees("Begin");
            player.tabsTo("Name").types("Ann").tabsTo("Begin").key("Enter").sees("11 things to do");
            player.tabsTo("Choose Cutter").key("Enter").sees("10 things to do").keeps("Another Playbook");
            player.tabsTo("Take Savage (Ability)").key(" ").sees("9 things to do").keeps("Put Savage back (Ability)");
            player.tabsTo("Prowl: 1").key(" ").sees("8 things to do").keeps("Back to Prowl 0");
            player.tabsTo("Take Brannoch (Friend)").key("Enter").sees("7 things to do").keeps("Put Brannoch back (Friend)");
            player.tabsTo("Undo").key("Enter").sees("8 things to do").keeps("Undo");
            player.tabsTo("Let chance finish it").key("Enter").sees("Legal.").misses("Still to do");
            player.goes("/characters/ann/play").sees("Stress").tabsTo("Stress: 4").key("Enter").saved("ann", "stress: 4");
            player.keeps("Stress: 4").tabsTo("Write in Lesser").types("Cut").key("Enter").saved("ann", "Cut");
        }
        assertTrue(site.text("ann").contains("ability: savage"), site.text("ann"));
    }
}
