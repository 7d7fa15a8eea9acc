package lampblack.builder.change;

import java.util.Map;
import java.util.function.LongSupplier;
import lampblack.builder.shelf.Shelf;

/** What forms may change, by the last step of the path they are sent to. */
public final class CharacterChanges {

    /** What lets a character stand as it stands. */
    public static final String STAND = "stand";

    private CharacterChanges() {}

    /** What whoever runs the game decides at a table. */
    public static Map<String, CharacterChange> ofGame() {
        return Map.of(STAND, new LetStand());
    }

    /** @param seeds chance, where no form says which */
    public static Map<String, CharacterChange> all(Shelf shelf, LongSupplier seeds) {
        return Map.ofEntries(
                Map.entry("allow", new AddRuling()),
                Map.entry("answer", new AnswerQuestion()),
                Map.entry("asked", new TakeAsked()),
                Map.entry("claim", new TakeClaim()),
                Map.entry("entry", new AddEntry()),
                Map.entry("fill", new SetField()),
                Map.entry("finish", new FinishAtRandom(seeds)),
                Map.entry("link", new SetLink()),
                Map.entry("mark", new MarkTrack()),
                Map.entry("mend", new ApplyFix()),
                Map.entry("note", new WriteNote()),
                Map.entry("part", new AddOrRemovePart()),
                Map.entry("rate", new SetRating(seeds)),
                Map.entry("redate", new EditEntryDate()),
                Map.entry("redo", UndoRedo.forth(shelf)),
                Map.entry("rename", new RenameEverywhere()),
                Map.entry("session", new EndSession()),
                Map.entry("switch", new SwitchPlaybook(shelf)),
                Map.entry("take", new ChooseOption(seeds)),
                Map.entry("take-back", new RemoveEntry()),
                Map.entry("undo", UndoRedo.back(shelf)),
                Map.entry("withdraw", new WithdrawRuling()));
    }
}
