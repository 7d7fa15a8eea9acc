package lampblack.web;

import java.util.List;
import lampblack.diagnostic.Diagnostic;
import lampblack.diagnostic.Fix;
import lampblack.io.Attempt;
import lampblack.io.CharacterEditor;
import lampblack.io.LoadedCharacter;

/** Carries out a fix of one of the problems of a file: {@code problem} and {@code fix}, counted from 0. */
final class Mend implements Change {

    @Override
    public Attempt attempt(CharacterEditor editor, LoadedCharacter before, Form form) {
        List<Diagnostic> problems = editor.problems(before);
        long problem = form.number("problem");
        long fix = form.number("fix");
        if (problem < 0 || problem >= problems.size() || fix < 0 || fix >= problems.get((int) problem).fixes().size()) {
            throw new Form.Wrong("fix");
        }
        Fix chosen = problems.get((int) problem).fixes().get((int) fix);
        if (!isOf(chosen, before)) {
            throw new Form.Wrong("fix");
        }
        Attempt attempt = editor.edit(before, chosen.edits());
        return attempt.after().isEmpty() ? attempt
                : new Attempt(before, attempt.text(), attempt.after(), List.of());
    }

    /** Whether a fix changes nothing but the character's own file. */
    static boolean isOf(Fix fix, LoadedCharacter character) {
        return fix.edits().stream().allMatch(each -> each.span().source().name().equals(
                character.text().source().name()));
    }
}
