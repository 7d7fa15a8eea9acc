package lampblack.lint.choice;

import lampblack.diagnostic.Code;
import lampblack.diagnostic.Diagnostic;
import lampblack.diagnostic.Message;
import lampblack.lint.analysis.Findings;
import lampblack.lint.analysis.SheetLint;
import lampblack.rules.SheetRules;
import lampblack.rules.track.TraitSet;

/** A set stands under an open set, whose entries no file can name, so that nothing of it ever has a place. */
public final class UnderOpenSet implements SheetLint {

    @Override
    public void check(SheetRules sheet, Findings findings) {
        for (TraitSet set : sheet.traits().values()) {
            if (set.under().isPresent() && sheet.traits().get(set.under().get()).open()) {
                TraitSet above = sheet.traits().get(set.under().get());
                findings.add(set.id(),
                        Diagnostic.of(Code.RULESET__UNDER_OPEN_SET, set.label().place("under"), "set",
                        set.id(),
                        "above", above.id())
                        .note(Message.of("note.open-here", "name", above.id()), above.label().span()));
            }
        }
    }
}
