package lampblack.lint.condition;

import java.util.Optional;
import lampblack.diagnostic.Code;
import lampblack.diagnostic.Diagnostic;
import lampblack.diagnostic.Message;
import lampblack.expression.Mention;
import lampblack.lint.analysis.Findings;
import lampblack.lint.analysis.Lint;
import lampblack.rules.PartKind;
import lampblack.rules.PlayReading;
import lampblack.rules.SheetRules;
import lampblack.rules.derived.FormulaScope;
import lampblack.rules.track.Track;
import lampblack.ruleset.Ruleset;

/**
 * Something that is judged by choices alone reads marks of play, which have no history: what was legal yesterday would
 * not be today.
 */
public final class ReadsMarks implements Lint {

    @Override
    public void check(Ruleset ruleset, Findings findings) {
        for (SheetRules sheet : ruleset.sheets().values()) {
            PlayReading reading = new PlayReading(sheet, Optional.empty(), ruleset.sheets());
            check(reading, findings);
            for (PartKind part : sheet.parts().values()) {
                check(reading.part(part.sheet()), findings);
            }
        }
    }

    private static void check(PlayReading reading, Findings findings) {
        findings.judgedMentions(reading.sheet()).stream().filter(reading::reads)
                .forEach(mention -> findings.add(problem(mention, reading.track(mention))));
    }

    private static Diagnostic problem(Mention mention, Optional<Track> track) {
        Diagnostic problem = FormulaScope.isOfMembers(mention)
                ? Diagnostic.of(Code.RULESET__READS_MARKS, mention.span(), Message.of("ruleset.reads-marks.members"))
                : Diagnostic.of(Code.RULESET__READS_MARKS, mention.span(), "name", PlayReading.plain(mention.text()));
        return track.filter(PlayReading::mayBeKept)
                .map(kept -> problem.note(Message.of("note.keep-in-ledger", "track", kept.id()), kept.label().span()))
                .orElse(problem).note(Message.of("note.ask-in-while"));
    }
}
