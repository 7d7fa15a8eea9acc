package lampblack.lint.choice;

import lampblack.diagnostic.Code;
import lampblack.diagnostic.Diagnostic;
import lampblack.diagnostic.Message;
import lampblack.lint.analysis.Findings;
import lampblack.lint.analysis.SheetLint;
import lampblack.lint.bounds.SheetBounds;
import lampblack.rules.Quantity;
import lampblack.rules.SheetRules;
import lampblack.rules.advance.Earning;

/** A way to earn gives nothing to anybody, or only what its tracks have no room for. */
public final class FillsNothing implements SheetLint {

    @Override
    public void check(SheetRules sheet, Findings findings) {
        SheetBounds bounds = findings.bounds(sheet);
        for (Earning earning : sheet.earning().values()) {
            if (bounds.isNothing(earning.gives().most(), new Quantity.Earnings(earning.id()))) {
                findings.add(earning.id(), Diagnostic.of(Code.RULESET__FILLS_NOTHING,
                        earning.label().place("gives"), "earning", earning.id()));
            } else if (!earning.into().isEmpty()
                    && earning.into().stream().allMatch(track -> bounds.size(track).high() <= 0)) {
                findings.add(earning.id(), Diagnostic.of(Code.RULESET__FILLS_NOTHING,
                        earning.label().place("into"), Message.of("ruleset.fills-nothing.track", "track",
                        earning.into().get(0))));
            }
        }
    }
}
