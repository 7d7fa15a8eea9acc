package lampblack.lint.choice;

import lampblack.diagnostic.Code;
import lampblack.diagnostic.Diagnostic;
import lampblack.diagnostic.Message;
import lampblack.diagnostic.Span;
import lampblack.lint.analysis.Findings;
import lampblack.lint.analysis.SheetLint;
import lampblack.rules.SheetRules;
import lampblack.rules.advance.AddPurchase;
import lampblack.rules.advance.Advance;
import lampblack.rules.advance.RaisePurchase;
import lampblack.rules.step.ChooseStep;
import lampblack.rules.step.CreationStep;
import lampblack.rules.step.FillStep;
import lampblack.rules.step.SetRatingsStep;
import lampblack.rules.step.SpendStep;
import lampblack.rules.track.Trait;
import lampblack.rules.track.TraitSet;

/** Points are put where ratings are worked out. What an option gives to such a rating is fine: it is added. */
public final class DerivedChoice implements SheetLint {

    @Override
    public void check(SheetRules sheet, Findings findings) {
        for (CreationStep step : sheet.creation().values()) {
            step(step, sheet, findings);
        }
        for (Advance advance : sheet.advances().values()) {
            purchase(advance, sheet, findings);
        }
    }

    private static void step(CreationStep step, SheetRules sheet, Findings findings) {
        switch (step) {
            case SpendStep spend ->
                    set(sheet.traits().get(spend.set()), spend.id(), spend.label().place("on"), findings);
            case SetRatingsStep set ->
                    set(sheet.traits().get(set.set()), set.id(), set.label().place(set.key()), findings);
            case ChooseStep choose -> { }
            case FillStep fill -> { }
        }
    }

    private static void purchase(Advance advance, SheetRules sheet, Findings findings) {
        switch (advance.purchase()) {
            case AddPurchase add ->
                    set(sheet.traits().get(add.set()), advance.id(), advance.label().place("add"), findings);
            case RaisePurchase raise -> {
                raise.sets().forEach(set -> set(sheet.traits().get(set), advance.id(),
                        NotOpen.said(advance, "raise", set), findings));
                raise.traits().forEach(trait -> trait(trait, sheet, advance, findings));
            }
            default -> { }
        }
    }

    private static void set(TraitSet set, String subject, Span place, Findings findings) {
        boolean everyEntry = !set.entries().isEmpty()
                && set.entries().keySet().stream().allMatch(entry -> set.derivation(entry).isPresent());
        if (set.derived().isPresent() || everyEntry) {
            findings.add(subject, Diagnostic.of(Code.RULESET__DERIVED_CHOICE, place, "set", set.id())
                    .note(Message.of("note.defined", "name", set.id()), set.label().span()));
        }
    }

    private static void trait(Trait trait, SheetRules sheet, Advance advance, Findings findings) {
        TraitSet set = sheet.traits().get(trait.set());
        if (set.derivation(trait.id()).isPresent()) {
            Span defined = set.entries().get(trait.id()).label().span();
            findings.add(advance.id(), Diagnostic.of(Code.RULESET__DERIVED_CHOICE,
                    NotOpen.said(advance, "raise", trait.toString()),
                    Message.of("ruleset.derived-choice.trait", "trait", trait.id()))
                    .note(Message.of("note.defined", "name", trait.id()), defined));
        }
    }
}
