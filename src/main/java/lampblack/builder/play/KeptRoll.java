package lampblack.builder.play;

import java.util.List;
import lampblack.builder.shelf.LoggedRoll;
import lampblack.builder.shelf.LoggedRoll.LoggedDie;

/**
 * A roll as the log of the shelf keeps it.
 *
 * @param odds what could have been
 * @param then what was done for it once the dice had fallen, or empty
 */
public record KeptRoll(RollRequest rollRequest, RollRecord record, OddsView odds, String then) {

    /** With the words and chances of now, so that nothing of it changes with the game. */
    public LoggedRoll logged() {
        List<LoggedDie> faces = record.faces().stream().map(die -> new LoggedDie(die.face(), die.kept())).toList();
        String chance = odds.bars().stream().filter(bar -> bar.title().equals(record.outcome()))
                .map(OddsView.OddsBar::chance).findFirst().orElse("");
        return new LoggedRoll(0, rollRequest.character().key(), rollRequest.character().name(), record.roll(),
                record.title(), record.on(), odds.dice(), faces, record.outcome(), chance, record.seed(), then);
    }
}
