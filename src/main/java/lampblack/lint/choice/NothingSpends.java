package lampblack.lint.choice;

import java.util.HashSet;
import java.util.Set;
import lampblack.diagnostic.Code;
import lampblack.diagnostic.Diagnostic;
import lampblack.diagnostic.Message;
import lampblack.diagnostic.Severity;
import lampblack.lint.analysis.Findings;
import lampblack.lint.analysis.Lint;
import lampblack.rules.PartKind;
import lampblack.rules.SheetRules;
import lampblack.rules.advance.Advance;
import lampblack.rules.advance.Earning;
import lampblack.rules.option.Option;
import lampblack.rules.option.OptionList;
import lampblack.rules.roll.Roll;
import lampblack.rules.track.Track;
import lampblack.ruleset.Ruleset;

/** Something is earned, and nothing costs it, no rule reads it, and nothing happens when it is full. */
public final class NothingSpends implements Lint {

    @Override
    public void check(Ruleset ruleset, Findings findings) {
        for (SheetRules sheet : ruleset.sheets().values()) {
            Set<String> ofOthers = used(sheet, findings);
            ofOthers.addAll(ElsewhereCost.paidBy(sheet, ruleset));
            check(sheet, ofOthers, findings);
            for (PartKind part : sheet.parts().values()) {
                Set<String> known = used(part.sheet(), findings);
                // The whole may sum over the tracks of its parts.
                findings.mentions(sheet).forEach(mention -> known.add(mention.text()));
                check(part.sheet(), known, findings);
            }
        }
    }

    private static void check(SheetRules sheet, Set<String> known, Findings findings) {
        for (Earning earning : sheet.earning().values()) {
            for (String id : earning.into()) {
                Track track = sheet.tracks().get(id);
                if (track.whenFull().isEmpty() && known.add(id)) {
                    findings.add(id, unspent(track, earning));
                }
            }
        }
    }

    /** A pool may be spent with the story, so that it is only noted. */
    private static Diagnostic unspent(Track track, Earning earning) {
        Diagnostic problem = Diagnostic.of(Code.RULESET__NOTHING_SPENDS, track.label().span(), "track", track.id())
                .note(Message.of("note.earned-by", "earning", earning.id()), earning.label().span());
        return track.shape().isPool() ? problem.withSeverity(Severity.NOTE) : problem;
    }

    private static Set<String> used(SheetRules sheet, Findings findings) {
        Set<String> used = new HashSet<>();
        for (Advance advance : sheet.advances().values()) {
            used.addAll(advance.cost().prices().keySet());
        }
        for (OptionList list : sheet.lists().values()) {
            used.addAll(list.price().prices().keySet());
            for (Option option : list.entries().values()) {
                option.price().ifPresent(price -> used.addAll(price.prices().keySet()));
            }
        }
        sheet.rolls().values().stream().flatMap(Roll::effects)
                .forEach(rollEffects -> used.addAll(rollEffects.costs().keySet()));
        findings.mentions(sheet).forEach(mention -> used.add(mention.text()));
        return used;
    }
}
