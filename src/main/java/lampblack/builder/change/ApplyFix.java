package lampblack.builder.change;

import java.util.List;
import lampblack.builder.page.FormData;
import lampblack.diagnostic.Diagnostic;
import lampblack.diagnostic.Fix;
import lampblack.edit.CharacterEditor;
import lampblack.edit.LoadedCharacter;
import lampblack.edit.ProposedChange;

/** Carries out a fix of one of the problems of a file: {@code problem} and {@code fix}, counted from 0. */
public final class ApplyFix implements CharacterChange {

    @Override
    public ProposedChange attempt(CharacterEditor editor, LoadedCharacter before, FormData form) {
        List<Diagnostic> problems = editor.problems(before);
        long problem = form.number("problem");
        long fix = form.number("fix");
        if (problem < 0 || problem >= problems.size() || fix < 0 || fix >= problems.get((int) problem).fixes().size()) {
            throw new FormData.MalformedForm("fix");
        }
        Fix chosen = problems.get((int) problem).fixes().get((int) fix);
        if (!isOf(chosen, before)) {
            throw new FormData.MalformedForm("fix");
        }
        ProposedChange proposed = editor.edit(before, chosen.edits());
        return proposed.after().isEmpty() ? proposed
                : new ProposedChange(before, proposed.text(), proposed.after(), List.of());
    }

    /** Whether a fix changes nothing but the character's own file. */
    public static boolean isOf(Fix fix, LoadedCharacter character) {
        return fix.edits().stream().allMatch(edit -> edit.span().source().name().equals(
                character.text().source().name()));
    }
}
