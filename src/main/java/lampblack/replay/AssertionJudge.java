package lampblack.replay;

import lampblack.character.CharacterFile;
import lampblack.character.Rating;
import lampblack.diagnostic.Code;
import lampblack.diagnostic.Diagnostic;
import lampblack.diagnostic.Message;
import lampblack.diagnostic.Span;
import lampblack.rules.Amount;
import lampblack.rules.Assertion;
import lampblack.rules.ProblemCollector;
import lampblack.rules.SheetRules;
import lampblack.rules.derived.DerivedSheet;
import lampblack.rules.track.TraitSet;

/** Judges the author's own rules (assertions) on the final choices. */
record AssertionJudge(SheetRules sheet, CharacterFile file, ProblemCollector problems) {

    /** Judges the rules of creation on its end, where play has begun since. */
    void judgeCreation(DerivedSheet created) {
        for (Assertion rule : sheet.rules().values()) {
            if (rule.at() == Assertion.AssertionTime.CREATION && !rule.that().holds(created)) {
                problems.report(rule.label().id(), broken(rule));
            }
        }
    }

    void judge(DerivedSheet end) {
        names(end);
        for (Assertion rule : sheet.rules().values()) {
            boolean now = switch (rule.at()) {
                case ALWAYS -> true;
                case CREATION -> !end.choices().playing();
                case PLAY -> end.choices().playing();
            };
            if (now && !isOfPlay(rule) && !rule.that().holds(end)) {
                problems.report(rule.label().id(), broken(rule));
            }
        }
    }

    /** Objects to more names in an open set than it takes, at the last of them. */
    private void names(DerivedSheet end) {
        for (TraitSet set : sheet.traits().values()) {
            long most = set.atMost().evaluate(end);
            int count = most == Amount.UNLIMITED ? 0 : end.traits(set.id()).size();
            if (count > most) {
                Span place = end.choices().set(set.id()).values().stream().reduce((first, last) -> last)
                        .map(Rating::span).orElse(file.span());
                problems.report(set.id(), count, Diagnostic.of(Code.OPTION__LIST_FULL, place, "list",
                        end.titleOf(set.label()), "most", most, "count", count));
            }
        }
    }

    /** Judges the rules that read the marks of play. */
    void judgeInPlay(DerivedSheet inPlay) {
        for (Assertion rule : sheet.rules().values()) {
            boolean now = rule.at() == Assertion.AssertionTime.ALWAYS || inPlay.choices().playing();
            if (now && isOfPlay(rule) && !rule.that().holds(inPlay)) {
                problems.report(rule.label().id(), broken(rule));
            }
        }
    }

    private boolean isOfPlay(Assertion rule) {
        return sheet.play().rules().contains(rule.label().id());
    }

    private Diagnostic broken(Assertion rule) {
        String block = isOfPlay(rule) && file.root().has("now") ? "now" : "creation";
        Span place = file.root().has(block) ? file.root().keySpan(block) : file.span();
        Diagnostic problem = Diagnostic.of(Code.RULE__BROKEN, place, "words", Message.verbatim(rule.says()))
                .withId("rule." + rule.label().id());
        return problem.withSeverity(rule.severity())
                .note(Message.of("note.rule-defined"), rule.label().span());
    }
}
