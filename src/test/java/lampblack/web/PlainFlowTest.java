package lampblack.web;

import org.junit.jupiter.api.Test;

/** Everything goes without scripts. */
class PlainFlowTest extends Flow {

    @Test
    void aCharacterIsMadePlayedAndAdvancedWithoutScripts() {
        try (Player player = Player.at(site).withoutScripts()) {
            player.goes("/games/bootleg-rain").in("Character").writes("Name", "Ada").presses("Begin");
            player.sees("things to do").presses("Choose Struck").sees("4 to do").writes("Look", "Burnt hair").key("Enter");
            player.saved("ada", "Burnt hair").chooses("Town", "Tin Mercy").tabsTo("Save").key("Enter");
            player.saved("ada", "tin-mercy").presses("Take Goatskin (Assets)").saved("ada", "goatskin");
            player.presses("Let chance finish it").sees("Legal.").misses("Still to do").pictured("plain");
            player.presses("Undo").sees("Still to do").presses("Redo").misses("Still to do");
            player.presses("Play").in("Stress").presses("Stress: 3").saved("ada", "stress: 3");
            player.presses("Dice").fills("Or the dice as they fell at the table", "6, 3").presses("Roll").sees("Rolled in this sitting");
            player.presses("Advance").fills("Note", "Rain.").presses("Write it into the ledger").sees("Rain.");
        }
    }
}
