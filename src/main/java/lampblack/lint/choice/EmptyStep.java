package lampblack.lint.choice;

import lampblack.diagnostic.Code;
import lampblack.diagnostic.Diagnostic;
import lampblack.diagnostic.Message;
import lampblack.lint.analysis.Findings;
import lampblack.lint.analysis.SheetLint;
import lampblack.lint.bounds.SheetBounds;
import lampblack.rules.Quantity;
import lampblack.rules.SheetRules;
import lampblack.rules.advance.Advance;
import lampblack.rules.step.ChooseStep;
import lampblack.rules.step.CreationStep;
import lampblack.rules.step.FillStep;
import lampblack.rules.step.SetRatingsStep;
import lampblack.rules.step.SpendStep;

/** A step of creation with nothing to do for anybody, or an advance that takes nothing. */
public final class EmptyStep implements SheetLint {

    @Override
    public void check(SheetRules sheet, Findings findings) {
        SheetBounds bounds = findings.bounds(sheet);
        sheet.creation().values().forEach(step -> step(step, bounds, findings));
        for (Advance advance : sheet.advances().values()) {
            if (advance.listChoice()
                    .filter(choice -> bounds.amount(choice.picks().most()).high() <= 0).isPresent()) {
                findings.add(advance.id(), Diagnostic.of(Code.RULESET__EMPTY_STEP, advance.label().place("choose"),
                        Message.of("ruleset.empty-step.advance", "advance", advance.id())));
            }
        }
    }

    private static void step(CreationStep step, SheetBounds bounds, Findings findings) {
        switch (step) {
            case ChooseStep choose -> choose(choose, bounds, findings);
            case SpendStep spend -> spend(spend, bounds, findings);
            case SetRatingsStep set -> { }
            case FillStep fill -> { }
        }
    }

    private static void choose(ChooseStep choose, SheetBounds bounds, Findings findings) {
        if (bounds.isNothing(choose.picks().most(), new Quantity.StepPicks(choose.id()))) {
            findings.add(choose.id(), Diagnostic.of(Code.RULESET__EMPTY_STEP, choose.label().place("choose"),
                    Message.of("ruleset.empty-step.choose", "step", choose.id())));
        }
    }

    private static void spend(SpendStep spend, SheetBounds bounds, Findings findings) {
        if (bounds.isNothing(spend.points().most(), new Quantity.StepPoints(spend.id()))) {
            findings.add(spend.id(), Diagnostic.of(Code.RULESET__EMPTY_STEP, spend.label().place("spend"), "step",
                    spend.id()));
        } else if (spend.upTo().isPresent() && bounds.amount(spend.upTo().get()).high() <= 0
                && bounds.effects().of(new Quantity.StepCap(spend.id())).isEmpty()) {
            findings.add(spend.id(), Diagnostic.of(Code.RULESET__EMPTY_STEP, spend.label().place("up-to"),
                    Message.of("ruleset.empty-step.up-to", "step", spend.id())));
        }
    }
}
