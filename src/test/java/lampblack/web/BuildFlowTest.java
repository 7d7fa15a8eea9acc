package lampblack.web;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Locale;
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
            player.presses("Choose Cutter").sees("10 things to do").keeps("Another Playbook");
            player.chooses("Heritage", "The Grey North").sees("9 things to do");
            player.fills("Which family, and what became of it?", "Pearl divers").saved("vesna-orlo", "Pearl divers");
            player.chooses("Background", "Labour").sees("8 things to do").keeps("Background");
            player.chooses("Vice", "Gambling").sees("7 things to do").fills("Look", "Wet wool").sees("6 things to do");
            player.presses("Heritage Dot: 1 of 1 left").presses("Prowl: 1").sees("5 things to do")
                    .keeps("Back to Prowl 0");
            player.presses("Background Dot: 1 of 1 left").presses("Hunt: 1").sees("4 things to do");
            player.presses("Wreck: 2").sees("3 things to do").presses("Take Bodyguard (Ability)");
            player.sees("2 things to do").presses("Take Brannoch (Friend)").sees("1 thing to do")
                    .pictured("blades-half");
            player.presses("Take Wilhelmina (Rival)").sees("Legal.").misses("Still to do").pictured("blades-whole");
            player.chooses("Crew", "The Lamp Row").saved("vesna-orlo", "crew: the-lamp-row.yaml");
        }
        assertEquals("""
                creation:
                  playbook: cutter
                  heritage-dot: {prowl: 1}
                  background-dot: {hunt: 1}
                  dots: {wreck: 2}
                  ability: bodyguard
                  friend: brannoch
                  rival: wilhelmina
                links:
                  crew: the-lamp-row.yaml
                """, site.text("vesna-orlo").replaceFirst("(?s).*(?=creation:)", ""));
    }

    @Test
    void aRunnerInTheRain() {
        try (Player player = Player.at(site)) {
            player.goes("/games/bootleg-rain").in("Character").fills("Name", "Ada").presses("Begin");
            player.sees("Nobody crosses the salt dry").presses("Choose Struck").sees("1 remark, 4 to do");
            player.chooses("Town", "Tin Mercy").presses("Take Charge (Talent)");
            player.presses("Take Goatskin (Assets)").misses("Nobody crosses the salt dry");
            player.presses("Take Storm Jar (Assets)").presses("Take Hand Bell (Assets)");
            player.fills("Assets: name your own", "My sister's boots").presses("Add Assets: name your own")
                    .sees("My sister's boots");
            player.fills("Name one of Specialties", "Running").presses("Add Name one of Specialties").sees("Running")
                    .pictured("rain-half");
            player.presses("Let chance finish it").sees("Legal.").misses("Still to do").pictured("rain-whole");
        }
        assertTrue(site.text("ada").contains("My sister's boots"), site.text("ada"));
        assertTrue(site.text("ada").contains("Running"), site.text("ada"));
    }

    @Test
    void aWandererByTheDice() {
        try (Player player = Player.at(site)) {
            player.goes("/games/black-sword").in("Character").fills("Name", "Ulf").presses("Begin");
            player.sees("8 things to do").presses("Choose Barbarian").sees("7 things to do");
            for (String each : List.of("Strength", "Dexterity", "Constitution", "Intelligence", "Wisdom")) {
                player.fills(each + ": what was rolled", "8").saved("ulf", each.substring(0, 3)
                        .toLowerCase(Locale.ROOT));
            }
            player.fills("Charisma: what was rolled", "9").sees("6 things to do");
            player.presses("Roll d20 for Birth").sees("5 things to do").presses("Roll d10 for Own Weapon");
            player.sees("4 things to do").presses("Let chance finish it").sees("Legal.").misses("Still to do");
            player.pictured("sword-whole");
        }
        assertTrue(site.text("ulf").contains("str: 8"), site.text("ulf"));
    }
}
