package lampblack.lint.choice;

import lampblack.diagnostic.Code;
import lampblack.diagnostic.Diagnostic;
import lampblack.diagnostic.Message;
import lampblack.lint.analysis.Findings;
import lampblack.lint.analysis.SheetLint;
import lampblack.lint.bounds.FilterMatches;
import lampblack.lint.bounds.SheetBounds;
import lampblack.rules.SheetRules;
import lampblack.rules.advance.Advance;
import lampblack.rules.option.ListChoice;
import lampblack.rules.option.OptionList;

/**
 * An advance takes more from a list than its filter ever lets through. A list without options is passed over: whoever
 * builds on it brings them.
 */
public final class NothingToTake implements SheetLint {

    @Override
    public void check(SheetRules sheet, Findings findings) {
        SheetBounds bounds = findings.bounds(sheet);
        for (Advance advance : sheet.advances().values()) {
            advance.listChoice().filter(choice -> !choice.from().options(sheet).isEmpty())
                    .ifPresent(choice -> check(advance, choice, bounds, findings));
        }
    }

    private static void check(Advance advance, ListChoice choice, SheetBounds bounds, Findings findings) {
        OptionList list = choice.from().of(bounds.sheet()).findFirst().orElseThrow();
        long picks = bounds.amount(choice.picks().least()).low();
        long most = new FilterMatches(bounds, bounds.options()::isFree).room(choice.from(), choice.only());
        if (picks > most) {
            findings.add(advance.id(), Diagnostic.of(Code.RULESET__NOTHING_TO_TAKE, advance.label().place("choose"),
                    "list",
                    choice.from().quoted(), "count", most, "picks", picks)
                    .note(Message.of("note.defined", "name", list.id()), list.label().span()));
        }
    }
}
