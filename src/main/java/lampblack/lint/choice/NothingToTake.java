package lampblack.lint.choice;

import lampblack.diagnostic.Code;
import lampblack.diagnostic.Diagnostic;
import lampblack.diagnostic.Message;
import lampblack.lint.analysis.Findings;
import lampblack.lint.analysis.Lint;
import lampblack.lint.bounds.FilterMatches;
import lampblack.lint.bounds.SheetBounds;
import lampblack.rules.SheetRules;
import lampblack.rules.advance.Advance;
import lampblack.rules.option.ListChoice;
import lampblack.rules.option.OptionList;
import lampblack.ruleset.Ruleset;

/**
 * An advance takes more from a list than its filter ever lets through. A list without options is passed over: whoever
 * builds on it brings them.
 */
public final class NothingToTake implements Lint {

    @Override
    public void check(Ruleset ruleset, Findings found) {
        for (SheetRules sheet : ruleset.allSheets()) {
            SheetBounds bounds = found.bounds(sheet);
            for (Advance advance : sheet.advances().values()) {
                advance.listChoice().filter(take -> !sheet.lists().get(take.list()).entries().isEmpty())
                        .ifPresent(take -> check(advance, take, bounds, found));
            }
        }
    }

    private static void check(Advance advance, ListChoice take, SheetBounds bounds, Findings found) {
        OptionList list = bounds.sheet().lists().get(take.list());
        long picks = bounds.amount(take.picks().least()).low();
        long most = new FilterMatches(bounds, bounds.options()::isFree).room(list, take.only());
        if (picks > most) {
            found.add(advance.id(), Diagnostic.of(Code.RULESET__NOTHING_TO_TAKE, advance.label().place("choose"),
                    "list",
                    list.id(), "count", most, "picks", picks)
                    .note(Message.of("note.defined", "name", list.id()), list.label().span()));
        }
    }
}
