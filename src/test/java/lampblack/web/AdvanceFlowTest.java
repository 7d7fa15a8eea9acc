package lampblack.web;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

/** After the session: what was earned, what is bought with it, what is taken back, and what the table rules. */
class AdvanceFlowTest extends Flow {

    @Test
    void aSessionEndsAndADotIsBought() {
        site.example("blades-in-the-dark", "bartram-hook").example("blades-in-the-dark", "the-quiet-trade");
        try (Player player = opens("bartram-hook/advance")) {
            player.sees("End of session").in("By Force").presses("2");
            player.sees("Playbook XP: 2 → 4").fills("Note", "The ferry burned.").pictured("blades-advance");
            player.presses("Write it into the ledger").sees("The ferry burned.").saved("bartram-hook", "The ferry burned.");
            player.presses("Wreck").sees("What it changes").pictured("blades-deed");
            player.presses("Buy it").sees("A Dot of Prowess: Wreck").saved("bartram-hook", "session: 12, advance: prowess, raise: wreck");
            player.presses("History");
            player.presses("33 A Dot of Prowess: Wreck").presses("Take this entry back").misses("33 A Dot of Prowess");
            player.pictured("blades-history").presses("Do it again").sees("33 A Dot of Prowess: Wreck");
            player.presses("Undo the last change").misses("33 A Dot of Prowess");
        }
        assertTrue(site.text("bartram-hook").contains("The ferry burned."), site.text("bartram-hook"));
        assertFalse(site.text("bartram-hook").contains("session: 12, advance: prowess, raise: wreck"));
    }

    @Test
    void theTableRulesOnAProblemAndThinksBetterOfIt() {
        String wren = """
                format: 1
                ruleset: blades-in-the-dark
                version: 1.0.0
                sheet: character
                # Mine.
                creation:
                  playbook: cutter
                  dots: {hunt: 1, study: 1, tinker: 1}
                """;
        site.with("wren", wren);
        try (Player player = opens("wren/problems")) {
            player.sees("Error").pictured("blades-problems").presses("The table allows it");
            player.fills("Why", "She was born on a barge.").fills("Who says so", "All of us");
            player.presses("Write the ruling").sees("She was born on a barge.").misses("Error");
            player.saved("wren", "because: She was born on a barge.").pictured("blades-ruled");
            player.presses("Withdraw it").sees("This would then be wrong").presses("Withdraw this ruling").sees("Error");
        }
        assertEquals(wren, site.text("wren"));
    }

    @Test
    void whatIsRefusedSaysWhyAndLeavesTheFileAsItIs() {
        site.with("kat", """
                format: 1
                ruleset: blades-in-the-dark
                version: 1.0.0
                sheet: character
                creation: {playbook: cutter}
                """);
        String before = site.text("kat");
        try (Player player = opens("kat")) {
            String why = "Skirmish comes to 3, and 2 is the most at creation.";
            player.presses("Skirmish: 3: cannot be now. " + why).sees("That is not done.").in("That is not done.").sees(why);
            player.pictured("blades-refused");
        }
        assertEquals(before, site.text("kat"));
    }
}
