package lampblack.lint;

import lampblack.diagnostic.Code;
import lampblack.diagnostic.Diagnostic;
import lampblack.diagnostic.Message;
import lampblack.rules.AddPicks;
import lampblack.rules.AddPoints;
import lampblack.rules.Advance;
import lampblack.rules.Choose;
import lampblack.rules.RaiseCap;
import lampblack.rules.SheetRules;
import lampblack.rules.Spend;
import lampblack.rules.Step;
import lampblack.rules.Take;
import lampblack.ruleset.Ruleset;

/** A step of creation with nothing to do for anybody, or an advance that takes nothing. */
final class EmptyStep implements Lint {

    @Override
    public void check(Ruleset ruleset, Findings found) {
        for (SheetRules sheet : ruleset.allSheets()) {
            Bounds bounds = found.bounds(sheet);
            sheet.creation().values().forEach(step -> step(step, bounds, found));
            for (Advance advance : sheet.advances().values()) {
                if (advance.purchase() instanceof Take take && bounds.amount(take.picks()).high() <= 0) {
                    found.add(advance.id(), Diagnostic.of(Code.RULESET__EMPTY_STEP, advance.label().place("choose"),
                            Message.of("ruleset.empty-step.advance", "advance", advance.id())));
                }
            }
        }
    }

    private static void step(Step step, Bounds bounds, Findings found) {
        if (step instanceof Choose choose && bounds.amount(choose.picks().most()).high() <= 0
                && bounds.gifts().of("picks " + choose.id(), AddPicks.class).stream().allMatch(each -> each.add() <= 0)) {
            found.add(choose.id(), Diagnostic.of(Code.RULESET__EMPTY_STEP, choose.label().place("choose"),
                    Message.of("ruleset.empty-step.choose", "step", choose.id())));
        } else if (step instanceof Spend spend) {
            spend(spend, bounds, found);
        }
    }

    private static void spend(Spend spend, Bounds bounds, Findings found) {
        boolean more = bounds.gifts().of("points " + spend.id(), AddPoints.class).stream().anyMatch(each -> each.add() > 0);
        if (!more && bounds.amount(spend.points().most()).high() <= 0) {
            found.add(spend.id(), Diagnostic.of(Code.RULESET__EMPTY_STEP, spend.label().place("spend"), "step",
                    spend.id()));
        } else if (spend.upTo().isPresent() && bounds.amount(spend.upTo().get()).high() <= 0
                && bounds.gifts().of("cap creation." + spend.id(), RaiseCap.class).isEmpty()) {
            found.add(spend.id(), Diagnostic.of(Code.RULESET__EMPTY_STEP, spend.label().place("up-to"),
                    Message.of("ruleset.empty-step.up-to", "step", spend.id())));
        }
    }
}
