package lampblack.builder.change;

import java.util.List;
import java.util.Optional;
import lampblack.builder.page.FormData;
import lampblack.edit.CharacterEditor;
import lampblack.edit.LoadedCharacter;
import lampblack.edit.ProposedChange;

/** Something that a form changes about a character. */
public sealed interface CharacterChange permits AddEntry, AddOrRemovePart, AddRuling, AnswerQuestion, ApplyFix,
        ChooseOption, EditEntryDate, EndSession, FinishAtRandom, LetStand, MarkTrack, RemoveEntry, RenameEverywhere,
        SetField, SetLink, SetRating, SwitchPlaybook, TakeAsked, TakeClaim, UndoRedo, WithdrawRuling, WriteNote {

    /** The change as it would be written; it is judged and saved by those who ask. */
    ProposedChange attempt(CharacterEditor editor, LoadedCharacter before, FormData form);

    /** The change with the messages to show once it is done. */
    default ChangeResult result(CharacterEditor editor, LoadedCharacter before, FormData form) {
        return new ChangeResult(attempt(editor, before, form), List.of());
    }

    /** What it needs to be made to a newer file than it was made for. */
    default WhenLate whenLate(FormData form) {
        return WhenLate.SAME_THING;
    }

    /** The same to be looked at beforehand; empty for what is never looked at. */
    default Optional<PreviewedChange> preview(CharacterEditor editor, LoadedCharacter before, FormData form) {
        return Optional.of(new PreviewedChange(attempt(editor, before, form), List.of()));
    }
}
