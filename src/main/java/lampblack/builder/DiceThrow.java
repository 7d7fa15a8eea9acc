package lampblack.builder;

import java.util.List;
import lampblack.builder.group.ShelfGroups;
import lampblack.builder.play.KeptRoll;
import lampblack.builder.play.OddsView;
import lampblack.builder.play.RollRecord;
import lampblack.builder.play.RollRequest;
import lampblack.edit.LoadedCharacter;

/** Lets dice fall, wherever that is asked for, and keeps what they came to. */
record DiceThrow(Builder builder) {

    private static final int MAX_SEED = 1_000_000;

    /** A seed that nobody has asked for. */
    long seed() {
        return 1 + Math.floorMod(builder.seeds().getAsLong(), MAX_SEED - 1L);
    }

    /** Those who may roll together with a character. */
    List<LoadedCharacter> fellows(RollRequest rollRequest) {
        return rollRequest.roll().group().isEmpty() || !rollRequest.form().fields().containsKey("with") ? List.of()
                : new ShelfGroups(builder.shelf()).fellows(rollRequest.character());
    }

    /**
     * Lets them fall.
     *
     * @param shown as they fell at the table; empty to let them fall by chance
     * @throws RollRecord.ImpossibleDice where they cannot have fallen so
     */
    RollRecord of(RollRequest rollRequest, List<Integer> shown, long seed) {
        List<LoadedCharacter> fellows = fellows(rollRequest);
        RollRecord record = RollRecord.of(rollRequest, fellows, shown, seed, builder.messages());
        builder.activities().update(rollRequest.character().key(), activity -> activity.with(record));
        log(rollRequest, fellows, record, "");
        return record;
    }

    /** Keeps what a roll comes to once something more was done for it. */
    void again(RollRequest rollRequest, RollRecord record, String then) {
        builder.activities().update(rollRequest.character().key(), now -> now.replacing(record));
        log(rollRequest, fellows(rollRequest), record, then);
    }

    private void log(RollRequest rollRequest, List<LoadedCharacter> fellows, RollRecord record, String then) {
        OddsView odds = OddsView.of(builder.messages(), rollRequest, fellows);
        builder.shelf().rolls().add(new KeptRoll(rollRequest, record, odds, then).logged());
    }
}
