package lampblack.lint;

import lampblack.diagnostic.Code;
import lampblack.diagnostic.Diagnostic;
import lampblack.diagnostic.Message;
import lampblack.rules.Earning;
import lampblack.rules.RaiseEarning;
import lampblack.rules.SheetRules;
import lampblack.ruleset.Ruleset;

/** A way to earn gives nothing to anybody, or only what its tracks have no room for. */
final class FillsNothing implements Lint {

    @Override
    public void check(Ruleset ruleset, Findings found) {
        for (SheetRules sheet : ruleset.allSheets()) {
            Bounds bounds = found.bounds(sheet);
            for (Earning earning : sheet.earning().values()) {
                boolean more = bounds.gifts().of("earning " + earning.id(), RaiseEarning.class).stream()
                        .anyMatch(each -> each.add() > 0);
                if (!more && bounds.amount(earning.gives().most()).high() <= 0) {
                    found.add(earning.id(), Diagnostic.of(Code.RULESET__FILLS_NOTHING,
                            earning.label().place("gives"), "earning", earning.id()));
                } else if (!earning.into().isEmpty()
                        && earning.into().stream().allMatch(track -> bounds.size(track).high() <= 0)) {
                    found.add(earning.id(), Diagnostic.of(Code.RULESET__FILLS_NOTHING,
                            earning.label().place("into"), Message.of("ruleset.fills-nothing.track", "track", earning.into().get(0))));
                }
            }
        }
    }
}
