package lampblack.lint.choice;

import lampblack.diagnostic.Code;
import lampblack.diagnostic.Diagnostic;
import lampblack.diagnostic.Message;
import lampblack.diagnostic.Span;
import lampblack.lint.analysis.Findings;
import lampblack.lint.analysis.SheetLint;
import lampblack.lint.bounds.SheetEffects;
import lampblack.rules.Quantity;
import lampblack.rules.SheetRules;
import lampblack.rules.advance.Advance;
import lampblack.rules.advance.Earning;
import lampblack.rules.option.Option;

/** Something is locked and nothing opens it. */
public final class NeverOpened implements SheetLint {

    @Override
    public void check(SheetRules sheet, Findings findings) {
        SheetEffects effects = new SheetEffects(sheet);
        for (Option option : sheet.options()) {
            // A granted option needs no key, so its lock only says that it cannot be chosen.
            if (option.locked() && !effects.opens(option) && !effects.any(new Quantity.Has(option.key()))) {
                findings.add(option.key().toString(), shut(option.key().id(), option.label().span()));
            }
        }
        for (Earning earning : sheet.earning().values()) {
            if (earning.locked() && !effects.any(new Quantity.Opened(
                    new Quantity.Access.EarningAccess(earning.id())))) {
                findings.add(earning.id(), shut(earning.id(), earning.label().span()));
            }
        }
        for (Advance advance : sheet.advances().values()) {
            if (advance.locked() && !effects.any(new Quantity.Opened(
                    new Quantity.Access.AdvanceAccess(advance.id())))) {
                findings.add(advance.id(), shut(advance.id(), advance.label().span()));
            }
        }
    }

    private static Diagnostic shut(String name, Span place) {
        return Diagnostic.of(Code.RULESET__NEVER_OPENED, place, "name", name)
                .note(Message.of("note.open-it", "name", name));
    }
}
