package lampblack.engine;

import lampblack.character.CharacterFile;
import lampblack.diagnostic.Code;
import lampblack.diagnostic.Diagnostic;
import lampblack.diagnostic.Message;
import lampblack.diagnostic.Span;
import lampblack.rules.Assertion;
import lampblack.rules.Judgement;
import lampblack.rules.SheetRules;
import lampblack.rules.Standing;

/** Judges the rules that an author wrote, on the state at the end. */
record AssertionJudge(SheetRules sheet, CharacterFile file, Judgement to) {

    /** Judges the rules of creation on its end, where play has begun since. */
    void judgeCreation(Standing created) {
        for (Assertion rule : sheet.rules().values()) {
            if (rule.at() == Assertion.When.CREATION && !rule.that().holds(created)) {
                to.object(rule.label().id(), broken(rule));
            }
        }
    }

    void judge(Standing end) {
        for (Assertion rule : sheet.rules().values()) {
            boolean now = switch (rule.at()) {
                case ALWAYS -> true;
                case CREATION -> !end.state().playing();
                case PLAY -> end.state().playing();
            };
            if (now && !rule.that().holds(end)) {
                to.object(rule.label().id(), broken(rule));
            }
        }
    }

    private Diagnostic broken(Assertion rule) {
        Span place = file.root().has("creation") ? file.root().keySpan("creation") : file.span();
        Diagnostic found = Diagnostic.of(Code.RULE__BROKEN, place, "words", Message.verbatim(rule.says()))
                .named("rule." + rule.label().id());
        return found.as(rule.severity())
                .note(Message.of("note.rule-defined"), rule.label().span());
    }
}
