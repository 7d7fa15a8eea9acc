package lampblack.builder.change;

import java.util.Map;

/** What forms may change, by the last step of the path they are sent to. */
public final class CharacterChanges {

    public static final Map<String, CharacterChange> ALL = Map.ofEntries(
            Map.entry("allow", new AddRuling()),
            Map.entry("answer", new AnswerQuestion()),
            Map.entry("claim", new TakeClaim()),
            Map.entry("entry", new AddEntry()),
            Map.entry("fill", new SetField()),
            Map.entry("finish", new FinishAtRandom()),
            Map.entry("link", new SetLink()),
            Map.entry("mark", new MarkTrack()),
            Map.entry("mend", new ApplyFix()),
            Map.entry("part", new AddOrRemovePart()),
            Map.entry("rate", new SetRating()),
            Map.entry("redate", new EditEntryDate()),
            Map.entry("redo", UndoRedo.FORTH),
            Map.entry("rename", new RenameEverywhere()),
            Map.entry("session", new EndSession()),
            Map.entry("switch", new SwitchPlaybook()),
            Map.entry("take", new ChooseOption()),
            Map.entry("take-back", new RemoveEntry()),
            Map.entry("undo", UndoRedo.BACK),
            Map.entry("withdraw", new WithdrawRuling()));

    private CharacterChanges() {}
}
