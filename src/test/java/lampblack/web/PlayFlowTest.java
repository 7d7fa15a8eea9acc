package lampblack.web;

import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

/** At the table: marks, words, clocks, dice, and what a crew takes. */
class PlayFlowTest extends Flow {

    @Test
    void marksAreMadeWhereTheyStand() {
        site.example("blades-in-the-dark", "bartram-hook").example("blades-in-the-dark", "the-quiet-trade");
        try (Player player = opens("bartram-hook/play")) {
            player.sees("Stress").in("Stress").presses("Stress: 5").saved("bartram-hook", "stress: 5").keeps("Stress: 5");
            player.in("Stress").presses("One less").saved("bartram-hook", "stress: 4").keeps("One less");
            player.in("Harm").writes("Write in Moderate", "Burnt hand").key("Enter").saved("bartram-hook", "Burnt hand");
            player.in("Load").presses("Heavy 8").saved("bartram-hook", "load: heavy");
            player.writes("A new clock", "The watch wakes").presses("6").sees("0 of 6");
            player.in("The watch wakes").presses("One more").sees("1 of 6").pictured("blades-play");
        }
    }

    @Test
    void diceFallAndWhatTheyCostIsMarked() {
        site.example("blades-in-the-dark", "bartram-hook").example("blades-in-the-dark", "the-quiet-trade");
        try (Player player = opens("bartram-hook/roll")) {
            player.sees("The odds").presses("Skirmish 4").pictured("blades-dice");
            player.fills("Or the dice as they fell at the table", "1, 4, 2, 3").presses("Roll").sees("Rolled in this sitting").sees("4");
            player.pictured("blades-thrown");
        }
        try (Player player = opens("bartram-hook/roll?roll=resistance")) {
            player.sees("Resistance roll");
        }
    }

    @Test
    void aCrewTakesAClaim() {
        site.example("blades-in-the-dark", "the-salt-lanterns");
        try (Player player = opens("the-salt-lanterns/play")) {
            player.sees("6 of 14 held").pictured("crew-play");
            player.presses("Turf Streets that are yours. You need 1 less rep. May be taken").sees("What it changes");
            player.presses("Take it").sees("is yours").sees("7 of 14 held").pictured("crew-claimed");
        }
        assertTrue(site.text("the-salt-lanterns").contains("cell: b5"), site.text("the-salt-lanterns"));
    }
}
