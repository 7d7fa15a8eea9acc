package lampblack.web;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

/** Characters are made from nothing, press by press, until nothing is left to do. */
class BuildFlowTest extends Flow {

    @Test
    void aScoundrelAndTheCrew() {
        try (Player player = Player.at(site)) {
            player.goes("/").sees("Nobody is here yet").presses("Blades in the Dark").sees("Begin");
            player.in("Crew").fills("Name", "The Lamp Row").chooses("Playbook", "Smugglers").presses("Begin");
            player.sees("The Lamp Row").sees("11 things to do").pictured("crew-fresh");
            player.presses("Let chance finish it").sees("Legal.").misses("Still to do").pictured("crew-whole");
            player.presses("Blades in the Dark").in("Character").fills("Name", "Vesna Orlo").presses("Begin");
            player.sees("Vesna Orlo").sees("Still to do").pictured("blades-fresh");
            player.presses("Choose Cutter").sees("10 things to do").keeps("Cutter is chosen");
            player.chooses("Heritage", "The Grey North").saved("vesna-orlo", "heritage: grey-north");
            player.fills("Which family, and what became of it?", "Pearl divers").saved("vesna-orlo", "Pearl divers");
            player.chooses("Background", "Soldiering").chooses("Vice", "Gambling").fills("Look", "Wet wool and brass");
            player.presses("Heritage Dot: 1 of 1 left").presses("Prowl: 1").sees("9 things to do");
            player.presses("Take Bodyguard (Ability)").presses("Take Brannoch (Friend)");
            player.presses("Take Wilhelmina (Rival)").pictured("blades-half");
        }
        assertEquals("", site.text("vesna-orlo"));
    }
}
